import sharp, { type Metadata, type Sharp } from 'sharp';
import { uploadLimits as limits, uploadDashboard } from '#kernel/limits-uploads';
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

type Way = { extensions: readonly string[]; type: string; encode: (image: Sharp) => Sharp };

const quality = limits.pictureQuality;
const jpeg: Way = {
  extensions: ['jpg', 'jpeg'],
  type: 'image/jpeg',
  encode: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality }),
};
const webp: Way = {
  extensions: ['webp'],
  type: 'image/webp',
  encode: (image) => image.webp({ quality, effort: 3 }),
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
    encode: (image) => image.png({ compressionLevel: 8 }),
  },
  'image/gif': { extensions: ['gif'], type: 'image/gif', encode: (image) => image.gif() },
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

const makeSizes = async (content: Buffer, width: number): Promise<CleanPicture['sizes']> => {
  const small = sharp(content)
    .resize({ width: uploadDashboard.thumbnailWidth, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: uploadDashboard.thumbnailQuality * 100 });
  if (width <= limits.mediumWidth) return { thumb: await small.toBuffer() };
  const medium = sharp(content)
    .resize({ width: limits.mediumWidth })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality });
  return { thumb: await small.toBuffer(), medium: await medium.toBuffer() };
};

/** By its head alone, before anything is unpacked: making each frame anew takes its time. */
const isWorthMoving = ({ width, height, pageHeight, pages = 1 }: Metadata): boolean =>
  width * (pageHeight ?? height) * pages <= limits.mostMovingPixels;

const make = async (path: string, type: string, way: Way): Promise<CleanPicture> => {
  const options = { limitInputPixels: limits.mostPixels, failOn: 'error' } as const;
  const first = sharp(path, options);
  const isMoving = moving.has(type) && isWorthMoving(await first.metadata());
  const image = isMoving ? sharp(path, { ...options, animated: true }) : first;
  const { autoOrient, pageHeight } = await image.metadata();
  const size = reducedTo(autoOrient.width, pageHeight ?? autoOrient.height);
  const upright = image
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .timeout({ seconds: SECONDS });
  const { data, info } = await way.encode(upright).toBuffer({ resolveWithObject: true });
  return {
    content: data,
    type: way.type,
    extensions: way.extensions,
    width: info.width,
    height: info.pageHeight ?? info.height,
    sizes: await makeSizes(data, info.width),
  };
};

/**
 * Makes a picture anew: upright, reduced, in sRGB, with its thumbnail and without anything beside
 * its points, such as where it was taken. Throws a 415 or 422 for what can't be opened, is broken
 * or is a bomb.
 */
export const cleanPicture = async (
  path: string,
  { type, filename }: { type: string; filename: string },
): Promise<CleanPicture> => {
  const way = ways[type];
  if (!way) throw refusal(415, 'upload_type', (words) => words.unknownPicture(filename));
  try {
    return await make(path, type, way);
  } catch (error) {
    const isHuge = /pixel limit|too large|exceeds|timeout/i.test((error as Error).message);
    if (isHuge) throw refusal(422, 'upload_pixels', (words) => words.hugePicture(filename));
    throw refusal(422, 'upload_picture', (words) => words.brokenPicture(filename));
  }
};
