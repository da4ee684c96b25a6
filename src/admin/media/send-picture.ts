import type { LibraryPicture } from '#features/library/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { CallError } from '../calls';
import type { PictureWords, SendOptions } from './picture-words';

// What sends by pieces is large, and seldom needed.
const load = () => import('./send-one');

/** To call once a file is chosen: what sends it is there then, also if the connection is lost. */
export const prepareSending = (): void => void load().catch(() => {});

/**
 * Sends a picture by pieces and adds it to the library. A lost connection makes it wait and go on where it was; a
 * reload leaves it with those that aren't added yet. Undefined once it was taken back. Throws a CallError.
 */
export const sendPicture = async (
  file: File,
  words: PictureWords,
  options: SendOptions,
): Promise<LibraryPicture | undefined> => {
  const { sendOne } = await load().catch(() => {
    throw new CallError(0, { code: 'offline', message: officeTexts.offline, fields: {} });
  });
  return sendOne(file, words, options);
};

/** Texts with commas between them, as a list. */
export const splitTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
