import { AppError } from '#kernel/errors';
import { errorTexts } from '#kernel/messages/nl-errors';
import type { MadePicture, PictureStep, Pictures } from '#platform/pictures/types';

export const formats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type Format = keyof typeof formats;

/** Larger than any picture that we take in; a bomb is refused before it is unpacked. */
const MAX_PIXELS = 64_000_000;
/** In seconds: what takes longer is not worth waiting for. */
const LONGEST = 30;
const SVG_DPI = 72;
const DRAWN_WIDTH = 800;

const opened = (type: string, size: { width: number; from: number }) => {
  if (type !== 'image/svg+xml') return { limitInputPixels: MAX_PIXELS };
  // Drawn no smaller than this: threads and stitches are too fine to be drawn at the size of a card.
  const scale = Math.min(1, Math.max(size.width, DRAWN_WIDTH) / size.from);
  return { limitInputPixels: MAX_PIXELS, density: SVG_DPI * scale };
};

const ends: Record<Format, PictureStep[]> = {
  avif: [['avif', { quality: 52, effort: 1 }]],
  webp: [['webp', { quality: 78, effort: 3 }]],
  jpg: [
    ['flatten', { background: '#ffffff' }],
    ['jpeg', { quality: 80, mozjpeg: true }],
  ],
};

/** How libvips says that its time is up. */
const LATE = /^timeout: /;

/** One that didn't get ready in time is not broken: the machine is busy, and it can be asked for again. */
const makeInTime = async (
  ...[pictures, ...task]: [Pictures, ...Parameters<Pictures['make']>]
): Promise<MadePicture> => {
  try {
    return await pictures.make(...task);
  } catch (error) {
    if (!(error instanceof Error && LATE.test(error.message))) throw error;
    throw new AppError(503, 'busy', errorTexts.busy);
  }
};

/**
 * A picture to make several sizes of, none wider than 800 px: a drawing is drawn once for
 * all of them, anything else stays as it is. Throws as `Pictures.make` does; a 503 when it takes too long.
 */
export const drawOnce = async (
  pictures: Pictures,
  original: Buffer,
  picture: { type: string; width: number },
): Promise<{ content: Buffer; type: string }> => {
  if (picture.type !== 'image/svg+xml') return { content: original, type: picture.type };
  const options = opened(picture.type, { width: DRAWN_WIDTH, from: picture.width });
  const steps: PictureStep[] = [
    ['timeout', { seconds: LONGEST }],
    ['png', { compressionLevel: 0 }],
  ];
  const { content } = await makeInTime(pictures, original, steps, options);
  return { content, type: 'image/png' };
};

/**
 * A picture at a width in px and a format: turned upright, never enlarged, without metadata.
 * Throws as `drawOnce` does.
 */
export const makeSize = async (
  pictures: Pictures,
  original: Buffer,
  picture: { type: string; width: number },
  { width, format }: { width: number; format: Format },
): Promise<Buffer> => {
  const steps: PictureStep[] = [
    ['rotate'],
    ['resize', { width: Math.min(width, picture.width), withoutEnlargement: true }],
    ['timeout', { seconds: LONGEST }],
    ...ends[format],
  ];
  const options = opened(picture.type, { width, from: picture.width });
  return (await makeInTime(pictures, original, steps, options)).content;
};
