import sharp from 'sharp';

/** A small picture to show an image field with. */
export const drawSample = (): Promise<Buffer> =>
  sharp({ create: { width: 200, height: 150, channels: 3, background: '#17442f' } })
    .png()
    .toBuffer();
