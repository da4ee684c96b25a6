import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type By, createItem } from '#features/entities/api.server';
import { queueSizes, titleOfKey } from '#features/media/api.server';
import {
  claimOfStaff,
  cleanSent,
  openUpload,
  releaseOfStaff,
  settleOfStaff,
} from '#features/uploads/api.server';
import type { UploadRecord } from '#features/uploads/contract';
import { badRequest } from '#kernel/errors';
import { library as limits } from '#kernel/limits-library';
import { valueTexts } from '#kernel/messages/nl-entities';
import { libraryTexts as texts } from '#kernel/messages/nl-library';
import { tidyFolder } from '#kernel/values/picture-folder';
import { isFileName, titleOfFile } from '#kernel/values/picture-texts';
import type { Host } from '#platform/host';
import { PICTURE_TARGET } from '../contract';
import { storedMedia } from './stored-media';

const LONGEST_NAME = 60;

/** What is said of a picture that is added. */
export type NewPictureWords = {
  alt: string;
  decorative: boolean;
  title: string;
  folder: string;
  tags: readonly string[];
  fileName: string;
};

/** A name for a new picture, made of what is on it: 'Rode trui' → 'rode-trui-1f09c2ab'. */
const newKey = (text: string): string => {
  const words =
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[a-z\d]+/g) ?? [];
  return [words.join('-').slice(0, LONGEST_NAME), randomBytes(4).toString('hex')]
    .filter(Boolean)
    .join('-')
    .replaceAll('--', '-');
};

type Said = { title?: string; folder?: string; tags?: readonly string[] };

/** Throws a 400 for a title, folder or tag that is longer than it may be, and for too many tags. */
export const checkLengths = ({ title = '', folder = '', tags = [] }: Said): void => {
  const longest = Math.max(0, ...tags.map((tag) => tag.length));
  const wrong = {
    ...(title.length > limits.title && { title: valueTexts.most(limits.title) }),
    ...(tidyFolder(folder).length > limits.folder && { folder: valueTexts.most(limits.folder) }),
    ...(tags.length > limits.tags && { tags: texts.tooManyTags }),
    ...(longest > limits.tag && { tags: texts.tagLong }),
  };
  const [told] = Object.values(wrong);
  if (told !== undefined) throw badRequest(told, wrong);
};

/** Throws a 400 unless it is said what is on it, in words, or that it is for the looks alone. */
const checkAlt = ({ alt, decorative, fileName }: NewPictureWords): void => {
  const refuse = (told: string) => badRequest(told, { alt: told });
  if (alt.length > limits.alt) throw refuse(texts.altLong);
  if (alt === '' && !decorative) throw refuse(texts.altNeeded);
  if (isFileName(alt, fileName)) throw refuse(texts.altIsFile);
};

/**
 * Adds a picture that was sent, made anew: nothing of what was sent remains. Throws a 400 for its words, a 415
 * or 422 for what isn't taken.
 */
export const addPicture = async (
  host: Host,
  content: Buffer,
  words: NewPictureWords,
  by: By & { client: string },
) => {
  checkAlt(words);
  checkLengths(words);
  const fileName = (words.fileName.split(/[/\\]/).at(-1) ?? '').slice(0, limits.fileName);
  const made = await cleanSent(host, content, { from: by.client, filename: fileName });
  return keepPicture(host, made, { ...words, fileName }, by);
};

type Made = { content: Buffer; type: string; width: number; height: number };

const keepPicture = async (host: Host, made: Made, words: NewPictureWords, by: By) => {
  const { fileName } = words;
  const title = words.title || words.alt.slice(0, limits.title) || titleOfFile(fileName);
  const key = newKey(words.alt || title);
  await host.storage.put(`media/${key}`, made.content);
  try {
    const written = await createItem(
      host,
      { stored: storedMedia, by },
      {
        ...{ key, type: made.type, width: made.width, height: made.height, file_name: fileName },
        ...{ alt: words.alt, decorative: words.decorative && words.alt === '' },
        ...{ title: title || titleOfKey(key), folder: tidyFolder(words.folder) },
        tags: [...new Set(words.tags)],
      },
    );
    await queueSizes(host);
    return { id: written.id, key, width: made.width, height: made.height };
  } catch (error) {
    await host.storage.delete(`media/${key}`);
    throw error;
  }
};

/** What a member sent, with its content. Throws a 400 where that is no picture. */
const readSent = async (host: Host, { id, type, width, height }: UploadRecord): Promise<Made> => {
  const file = await openUpload(host, id);
  if (!file || width === null || height === null) throw badRequest(texts.noFile);
  return { content: await buffer(file.stream), type, width, height };
};

/**
 * Adds a picture that a member sent by pieces, which was looked into and made anew when the last of it came in; once,
 * however often it is asked. Throws a 400 for its words, a 404 for a file that isn't his.
 */
export const addSentPicture = async (
  host: Host,
  id: string,
  words: Omit<NewPictureWords, 'fileName'>,
  by: By & { staffId: number },
): Promise<{ id: number }> => {
  checkLengths(words);
  const wanted = { id, staffId: by.staffId, moduleObject: PICTURE_TARGET };
  const { upload, made } = await claimOfStaff(host, wanted);
  if (made !== undefined) return { id: made };
  const keep = async () => {
    const all = { ...words, fileName: upload.filename.slice(0, limits.fileName) };
    checkAlt(all);
    return keepPicture(host, await readSent(host, upload), all, by);
  };
  const added = await keep().catch(async (error) => {
    await releaseOfStaff(host, upload);
    throw error;
  });
  await settleOfStaff(host, upload, added.id);
  return added;
};
