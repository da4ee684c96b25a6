import { path } from '#kernel/wire';

/** A picture's address for who shows pages elsewhere: search engines, messages. */
export const pictureHref = (key: string): string => `${path.media}/${key}/1200.jpg`;
