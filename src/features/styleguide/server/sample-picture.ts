import type { Pictures } from '#platform/pictures/types';

/** A small picture to show an image field with. Throws as `Pictures.make` does. */
export const drawSample = async (pictures: Pictures): Promise<Buffer> => {
  const create = { width: 200, height: 150, channels: 3, background: '#17442f' } as const;
  return (await pictures.make(undefined, [['png']], { create })).content;
};
