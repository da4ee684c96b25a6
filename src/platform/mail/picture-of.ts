import type { pictureWidths } from '#kernel/values/picture-widths';
import { path } from '#kernel/wire';

/** A picture's whole address for a mail program, small unless told; undefined: there is none. */
export const mailPicture = (
  siteUrl: string,
  picture: { key: string } | null | undefined,
  width: (typeof pictureWidths)[number] = 160,
): string | undefined =>
  picture ? `${siteUrl}${path.media}/${picture.key}/${width}.jpg` : undefined;
