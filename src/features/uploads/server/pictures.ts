import { uploadLimits as limits, uploadDashboard } from '#kernel/limits-uploads';
import { PictureProblem } from '#platform/pictures/maker';
import type { PictureFacts, PictureStep, Pictures } from '#platform/pictures/types';
import type { UploadSize } from '../contract';
import { refusal } from './refusal';

/** A picture made anew. Sizes in px. */
export type CleanPicture = {
  content: Buffer;
  type: string;
  /** What its name may end in. */
  extensions: readonly string[];
  width: number;
  height: number;
  sizes: Partial<Record<UploadSize, Buffer>>;
};

type Way = { extensions: readonly string[]; type: string; encode: readonly PictureStep[] };

const quality = limits.pictureQuality;
const onWhite: PictureStep = ['flatten', { background: '#ffffff' }];
const jpeg: Way = {
  extensions: ['jpg', 'jpeg'],
  type: 'image/jpeg',
  encode: [onWhite, ['jpeg', { quality }]],
};
const webp: Way = {
  extensions: ['webp'],
  type: 'image/webp',
  encode: [['webp', { quality, effort: 3 }]],
};
/** How each type is kept; AVIF takes too long to make while a visitor waits. */
const ways: Readonly<Record<string, Way>> = {
  'image/jpeg': jpeg,
  'image/tiff': jpeg,
  'image/webp': webp,
  'image/avif': webp,
  'image/png': {
    extensions: ['png'],
    type: 'image/png',
    encode: [['png', { compressionLevel: 8 }]],
  },
  'image/gif': { extensions: ['gif'], type: 'image/gif', encode: [['gif']] },
};

const SECONDS = 20;
const moving: ReadonlySet<string> = new Set(['image/gif', 'image/webp']);

/** Reduces to at most 5,000,000 px, no side over 4096 (S9.8/6). */
const reducedTo = (width: number, height: number) => {
  const { mostPixels, longestSide } = uploadDashboard;
  const scale = Math.min(
    1,
    Math.sqrt(mostPixels / (width * height)),
    longestSide / width,
    longestSide / height,
  );
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
};

const makeSizes = async (
  pictures: Pictures,
  content: Buffer,
  width: number,
): Promise<CleanPicture['sizes']> => {
  const small = await pictures.make(content, [
    ['resize', { width: uploadDashboard.thumbnailWidth, withoutEnlargement: true }],
    onWhite,
    ['jpeg', { quality: uploadDashboard.thumbnailQuality * 100 }],
  ]);
  if (width <= limits.mediumWidth) return { thumb: small.content };
  const medium = await pictures.make(content, [
    ['resize', { width: limits.mediumWidth }],
    onWhite,
    ['jpeg', { quality }],
  ]);
  return { thumb: small.content, medium: medium.content };
};

/** By its head alone, before anything is unpacked: making each frame anew takes its time. */
const isWorthMoving = ({ width, height, pageHeight, pages = 1 }: PictureFacts): boolean =>
  width * (pageHeight ?? height) * pages <= limits.mostMovingPixels;

const make = async (
  pictures: Pictures,
  path: string,
  type: string,
  way: Way,
): Promise<CleanPicture> => {
  const still = { limitInputPixels: limits.mostPixels, failOn: 'error' } as const;
  const first = await pictures.look(path, still);
  const isMoving = moving.has(type) && isWorthMoving(first);
  const options = isMoving ? { ...still, animated: true } : still;
  const { autoOrient, pageHeight } = isMoving ? await pictures.look(path, options) : first;
  const size = reducedTo(autoOrient.width, pageHeight ?? autoOrient.height);
  const made = await pictures.make(
    path,
    [
      ['autoOrient'],
      ['resize', { ...size, fit: 'fill' }],
      ['timeout', { seconds: SECONDS }],
      ...way.encode,
    ],
    options,
  );
  return {
    ...made,
    type: way.type,
    extensions: way.extensions,
    sizes: await makeSizes(pictures, made.content, made.width),
  };
};

/**
 * Makes a picture anew: upright, reduced, in sRGB, with its thumbnail and without anything beside
 * its points, such as where it was taken. Throws a 415 or 422 for what can't be opened, is broken
 * or is a bomb, and a 503 when it can be tried again.
 */
export const cleanPicture = async (
  pictures: Pictures,
  path: string,
  { type, filename }: { type: string; filename: string },
): Promise<CleanPicture> => {
  const way = ways[type];
  if (!way) throw refusal(415, 'upload_type', (words) => words.unknownPicture(filename));
  try {
    return await make(pictures, path, type, way);
  } catch (error) {
    // A fault of ours is no damage: what was sent stays, to be tried again.
    if (!(error instanceof PictureProblem)) {
      throw refusal(503, 'upload_busy', (words) => words.busy);
    }
    const isHuge = /pixel limit|too large|exceeds|timeout/i.test(error.message);
    if (isHuge) throw refusal(422, 'upload_pixels', (words) => words.hugePicture(filename));
    throw refusal(422, 'upload_picture', (words) => words.brokenPicture(filename));
  }
};
