import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkKey, isKey } from './key';
import { PRIVATE_FILE, PRIVATE_FOLDER } from './private-files';
import type { Storage, StoredFile } from './types';

/** Where files stand until they are whole; no key begins with a dot. */
const UNFINISHED = '.unfinished';

/** The folder that holds the files, under the data folder. */
export const filesFolder = (dataFolder: string): string => join(dataFolder, 'files');

/** Makes a folder of its own for a file that isn't whole yet. Answers where. */
export const makeUnfinished = async (dataFolder: string): Promise<string> => {
  const folder = join(filesFolder(dataFolder), UNFINISHED);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  return mkdtemp(join(folder, 'upload-'));
};

/**
 * Removes what was never finished: of a process that was killed. `before`: when nobody can be busy
 * with it any more.
 */
export const removeUnfinished = async (dataFolder: string, before: Date): Promise<void> => {
  const folder = join(filesFolder(dataFolder), UNFINISHED);
  for (const name of (await orNothing(readdir(folder))) ?? []) {
    const found = await orNothing(stat(join(folder, name)));
    if (found && found.mtime < before)
      await rm(join(folder, name), { recursive: true, force: true });
  }
};

/** Storage in `files` under the data folder. */
export function createFolderStorage(dataFolder: string): Storage {
  const folder = filesFolder(dataFolder);
  const placeOf = (key: string) => {
    checkKey(key);
    return join(folder, key);
  };
  return {
    async put(key, content) {
      const place = placeOf(key);
      const half = join(folder, UNFINISHED, randomUUID());
      const folders = [dirname(half), dirname(place)];
      await Promise.all(
        folders.map((one) => mkdir(one, { recursive: true, mode: PRIVATE_FOLDER })),
      );
      try {
        await write(half, content);
        await rename(half, place);
      } finally {
        await rm(half, { force: true });
      }
    },
    get: async (key) => orNothing(readFile(placeOf(key))),
    open: async (key) => orNothing(openFile(placeOf(key))),
    has: async (key) => (await orNothing(stat(placeOf(key))))?.isFile() ?? false,
    delete: async (key) => rm(placeOf(key), { force: true }),
    keys: () => keysBelow(folder, ''),
  };
}

/** The keys of files in a folder; what can't be a key was put there by somebody else. */
async function* keysBelow(folder: string, start: string): AsyncGenerator<string> {
  for (const entry of (await orNothing(readdir(folder, { withFileTypes: true }))) ?? []) {
    const key = `${start}${entry.name}`;
    if (!isKey(key)) continue;
    if (entry.isDirectory()) yield* keysBelow(join(folder, entry.name), `${key}/`);
    else if (entry.isFile()) yield key;
  }
}

async function write(place: string, content: Uint8Array | Readable): Promise<void> {
  const source = content instanceof Readable ? content : Readable.from([content]);
  await pipeline(source, createWriteStream(place, { flush: true, mode: PRIVATE_FILE }));
}

async function openFile(place: string): Promise<StoredFile> {
  const handle = await open(place);
  const { size, mtime } = await handle.stat();
  return { stream: handle.createReadStream(), size, changedAt: mtime };
}

/** Undefined when there is no file; a folder is none. */
async function orNothing<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw error;
  }
}
