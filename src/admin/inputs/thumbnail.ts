import { path } from '#kernel/wire';

/** The address of a picture at the size of a stamp. */
export const thumbnail = (key: string): string => `${path.media}/${key}/160.webp`;
