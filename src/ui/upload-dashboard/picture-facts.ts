import { gps, orientation, thumbnail } from 'exifr/dist/lite.esm.mjs';

/** What a picture tells of itself (S1/21). */
export type PictureFacts = {
  /** 1 to 8, as EXIF has it; 1 stands upright. */
  orientation: number;
  /** It tells where it was taken. */
  hasPlace: boolean;
  /** The small JPEG that a camera puts in, as it was taken: not upright yet. */
  thumbnail?: Uint8Array<ArrayBuffer>;
};

/** Bytes from a picture's start within which its metadata lies. */
const HEAD = 512 * 1024;

const quiet = <T>(reading: Promise<T>): Promise<T | undefined> => reading.catch(() => undefined);

/** Reads a picture's own metadata; what holds none, or is no picture, tells nothing. */
export const readPictureFacts = async (file: Blob): Promise<PictureFacts> => {
  const bytes = await file.slice(0, HEAD).arrayBuffer();
  const [turned, place, small] = await Promise.all([
    quiet(orientation(bytes)),
    quiet(gps(bytes)),
    quiet(thumbnail(bytes)),
  ]);
  const isPlace = [place?.latitude, place?.longitude].every(Number.isFinite);
  return {
    orientation: turned !== undefined && turned >= 1 && turned <= 8 ? turned : 1,
    hasPlace: isPlace,
    thumbnail: small ? new Uint8Array(small) : undefined,
  };
};
