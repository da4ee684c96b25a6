// What is wrong with a picture that somebody adds, before it is sent.
import { pictureTypes } from '#features/library/contract';
import { library } from '#kernel/limits-library';
import { staff as limits } from '#kernel/limits-staff';
import { libraryTexts } from '#kernel/messages/nl-library';
import { mediaTexts } from '#kernel/messages/nl-office-media';
import { isFileName } from '#kernel/values/picture-texts';
import type { PictureWords } from './picture-words';

const texts = mediaTexts.upload;

const types: readonly string[] = pictureTypes;

/** As a field of files asks for them. */
export const PICTURE_TYPES = pictureTypes.join(',');

/** What is wrong with a file that nobody needs to send to know. */
export const fileProblem = ({ type, size }: File): string | undefined => {
  if (!types.includes(type)) return texts.notPicture;
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
