import { useRef, useState } from 'react';
import type { LibraryPicture } from '#features/library/contract';
import { library } from '#kernel/limits-library';
import { staff as limits } from '#kernel/limits-staff';
import { libraryTexts } from '#kernel/messages/nl-library';
import { mediaTexts } from '#kernel/messages/nl-office-media';
import { isFileName } from '#kernel/values/picture-texts';
import { CallError } from '../calls';
import { type PictureWords, sendPicture } from './send-picture';
import { drawSmall } from './small';

const texts = mediaTexts.upload;

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** Files that are sent at the same time. */
const AT_ONCE = 2;

/** A file on its way. */
export type Upload = {
  id: number;
  file: File;
  /** As a small picture, once it was drawn. */
  small?: string;
  alt: string;
  isDecorative: boolean;
  state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  part: number;
  problem?: string;
  /** It can't be sent at all. */
  isHopeless?: boolean;
};

/** What is wrong with a file that nobody needs to send to know. */
const fileProblem = ({ type, size }: File): string | undefined => {
  if (!PICTURE_TYPES.split(',').includes(type)) return texts.notPicture;
  return size > limits.picture ? texts.tooLarge : undefined;
};

/** What is wrong with what is said of a picture. */
export const altProblem = (
  { alt, isDecorative }: Pick<PictureWords, 'alt' | 'isDecorative'>,
  fileName: string,
): string | undefined => {
  if (isDecorative) return undefined;
  if (alt.trim() === '') return libraryTexts.altNeeded;
  if (alt.trim().length > library.alt) return libraryTexts.altLong;
  return isFileName(alt, fileName) ? libraryTexts.altIsFile : undefined;
};

let made = 0;

/** Files that are asked about and sent, several at once; each fails by itself. */
export const useUploads = (onAdded: (picture: LibraryPicture) => void) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [isSending, setSending] = useState(false);
  const now = useRef(uploads);
  const write = (next: readonly Upload[]) => {
    now.current = next;
    setUploads(next);
  };
  const change = (id: number, more: Partial<Upload>) =>
    write(now.current.map((one) => (one.id === id ? { ...one, ...more } : one)));
  const remove = (id: number) => write(now.current.filter((one) => one.id !== id));

  const add = (files: readonly File[]) => {
    const fresh = files.map((file): Upload => {
      made += 1;
      const problem = fileProblem(file);
      return {
        ...{ id: made, file, alt: '', isDecorative: false, part: 0 },
        state: problem ? 'failed' : 'waiting',
        ...(problem && { problem, isHopeless: true }),
      };
    });
    write([...now.current, ...fresh]);
    for (const { id, file, isHopeless } of fresh) {
      if (isHopeless) continue;
      void drawSmall(file).then((small) => small && change(id, { small }));
    }
  };

  const sendOne = async (
    { id, file, alt, isDecorative }: Upload,
    more: Pick<PictureWords, 'folder' | 'tags'>,
  ) => {
    change(id, { state: 'sending', part: 0, problem: undefined });
    try {
      const picture = await sendPicture(file, { alt, isDecorative, ...more }, (part) =>
        change(id, { part }),
      );
      remove(id);
      onAdded(picture);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      change(id, { state: 'failed', problem: error.problem.fields.alt ?? error.message });
      return false;
    }
  };

  /** Sends all that can be; answers the first that lacks something, and how many were added. */
  const send = async (more: Pick<PictureWords, 'folder' | 'tags'>) => {
    const ready = now.current.filter(({ isHopeless }) => !isHopeless);
    const lacking = ready.filter((one) => altProblem(one, one.file.name));
    for (const one of lacking) change(one.id, { problem: altProblem(one, one.file.name) });
    if (lacking.length > 0) return { lacking: lacking[0]?.id, added: 0 };
    setSending(true);
    const waiting = ready.values();
    let added = 0;
    const next = async () => {
      for (const one of waiting) if (await sendOne(one, more)) added += 1;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    setSending(false);
    return { added, left: now.current.length };
  };

  return { uploads, isSending, add, change, remove, send };
};
