import { randomBytes } from 'node:crypto';
import { type By, createItem } from '#features/entities/api.server';
import { queueSizes, titleOfKey } from '#features/media/api.server';
import { cleanSent } from '#features/uploads/api.server';
import { badRequest } from '#kernel/errors';
import { library as limits } from '#kernel/limits-library';
import { valueTexts } from '#kernel/messages/nl-entities';
import { libraryTexts as texts } from '#kernel/messages/nl-library';
import { tidyFolder } from '#kernel/values/picture-folder';
import { isFileName, titleOfFile } from '#kernel/values/picture-texts';
import type { Host } from '#platform/host';
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
