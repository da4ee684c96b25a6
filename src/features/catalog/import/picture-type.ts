import { AppError } from '#kernel/errors';
import type { Pictures } from '#platform/pictures/types';
import { FetchProblem } from './fetch-file';

/** As when sizes are made: a bomb is refused before it is unpacked. */
const MAX_PIXELS = 64_000_000;

const starts: [type: string, at: number, bytes: string][] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
];

/**
 * A picture's type by its content, whatever its name or server says, and its size in px as it is
 * seen upright. Throws FetchProblem when it is none of JPEG, PNG, GIF, WebP and AVIF, or damaged, and
 * an AppError of 503 when it can be asked again.
 */
export const readPictureType = async (pictures: Pictures, content: Buffer) => {
  const found = starts.find(
    ([, at, bytes]) => content.subarray(at, at + bytes.length).toString('latin1') === bytes,
  );
  if (!found) throw new FetchProblem('geen JPEG, PNG, GIF, WebP of AVIF');
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  try {
    const { autoOrient } = await pictures.look(content, options);
    // A file that was cut off shows only when it is drawn.
    await pictures.make(content, [['resize', { width: 16 }]], options);
    return { type: found[0], width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new FetchProblem('beschadigd of te groot om te tonen');
  }
};
