import sharp from 'sharp';

export const formats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type Format = keyof typeof formats;

/** Larger than any picture that we take in; a bomb is refused before it is unpacked. */
const MAX_PIXELS = 64_000_000;
/** In seconds: what takes longer is not worth waiting for. */
const LONGEST = 30;
const SVG_DPI = 72;
const DRAWN_WIDTH = 800;

// One picture uses one core, so that a page full of new pictures leaves room for pages.
sharp.concurrency(1);

const open = (original: Buffer, type: string, size: { width: number; from: number }) => {
  if (type !== 'image/svg+xml') return sharp(original, { limitInputPixels: MAX_PIXELS });
  // Drawn no smaller than this: texture that is measured in pixels stays as fine as it was meant.
  const scale = Math.min(1, Math.max(size.width, DRAWN_WIDTH) / size.from);
  return sharp(original, { limitInputPixels: MAX_PIXELS, density: SVG_DPI * scale });
};

/**
 * A picture to make several sizes of, none wider than 800 px: a drawing is drawn once for
 * all of them, anything else stays as it is. Throws when the original is no picture.
 */
export const drawOnce = async (
  original: Buffer,
  picture: { type: string; width: number },
): Promise<{ content: Buffer; type: string }> => {
  if (picture.type !== 'image/svg+xml') return { content: original, type: picture.type };
  const image = open(original, picture.type, { width: DRAWN_WIDTH, from: picture.width });
  return { content: await image.png({ compressionLevel: 0 }).toBuffer(), type: 'image/png' };
};

/**
 * A picture at a width in px and a format: turned upright, never enlarged, without metadata.
 * Throws when the original is no picture.
 */
export const makeSize = async (
  original: Buffer,
  picture: { type: string; width: number },
  size: { width: number; format: Format },
): Promise<Buffer> => {
  const image = open(original, picture.type, { width: size.width, from: picture.width })
    .rotate()
    .resize({ width: Math.min(size.width, picture.width), withoutEnlargement: true })
    .timeout({ seconds: LONGEST });
  if (size.format === 'avif') return image.avif({ quality: 52, effort: 1 }).toBuffer();
  if (size.format === 'webp') return image.webp({ quality: 78, effort: 3 }).toBuffer();
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
};
