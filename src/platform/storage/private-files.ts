import { chmodSync } from 'node:fs';
import { chmod, lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';

/** What visitors send, such as a CV, is for Etalage's own user of the machine alone. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

const OTHERS = 0o077;

/** A file that is gone meanwhile needs nothing. */
const unlessGone = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
};

const closeOne = async (place: string, mode: number): Promise<void> => {
  const found = await lstat(place);
  if ((found.mode & OTHERS) !== 0) await chmod(place, mode);
};

const closeBelow = async (folder: string, signal: AbortSignal): Promise<void> => {
  for await (const entry of await opendir(folder)) {
    if (signal.aborted) return;
    const place = join(folder, entry.name);
    if (entry.isFile()) await unlessGone(closeOne(place, PRIVATE_FILE));
    if (!entry.isDirectory()) continue;
    await unlessGone(closeOne(place, PRIVATE_FOLDER));
    await unlessGone(closeBelow(place, signal));
  }
};

/**
 * Takes away what others of the machine may do with a folder and all that is in it, as earlier
 * versions left it. The folder itself is closed before this answers, which keeps everything in it
 * from others; the promise ends when each file is closed too. Rejects where something can't be.
 */
export const closeToOthers = (folder: string, signal: AbortSignal): Promise<void> => {
  try {
    chmodSync(folder, PRIVATE_FOLDER);
  } catch (error) {
    return unlessGone(Promise.reject(error));
  }
  return unlessGone(closeBelow(folder, signal));
};
