import { path } from '#kernel/wire';

/** A picture's whole address for a mail program, small; undefined: there is none. */
export const mailPicture = (
  siteUrl: string,
  picture: { key: string } | undefined,
): string | undefined => picture && `${siteUrl}${path.media}/${picture.key}/160.jpg`;
