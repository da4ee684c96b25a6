import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config/config';

export interface StoredFile {
  stream: Readable;
  /** In bytes. */
  size: number;
  changedAt: Date;
}

/** Files by key: `media/12/jas.avif`. A key that can't be one makes every call throw. */
export interface Storage {
  /** Whole or not at all: a reader never sees half a file. Replaces what had that key. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** For files that are too large to hold: ends the stream, or destroy it. */
  open(key: string): Promise<StoredFile | undefined>;
  has(key: string): Promise<boolean>;
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>;
  /** Where the file is, or would be, on this machine. */
  localPath(key: string): string;
}

const SEGMENT = /^[a-z0-9_-][a-z0-9._-]{0,199}$/;
/** Where files stand until they are whole; no key begins with a dot. */
const UNFINISHED = '.unfinished';

/**
 * Throws unless each part of the key is made of a–z, 0–9, `.`, `_` and `-` and doesn't begin with
 * a dot: so no key leads out of the folder, and none means two files on another file system.
 */
export function checkKey(key: string): void {
  if (key.length > 500 || !key.split('/').every((part) => SEGMENT.test(part))) {
    throw new Error(`not a storage key: ${JSON.stringify(key.slice(0, 100))}`);
  }
}

/** Storage in `files` under the data folder. */
export function createStorage({ config }: { config: Pick<Config, 'dataFolder'> }): Storage {
  const folder = join(config.dataFolder, 'files');
  const localPath = (key: string) => {
    checkKey(key);
    return join(folder, key);
  };
  return {
    localPath,
    async put(key, content) {
      const place = localPath(key);
      const half = join(folder, UNFINISHED, randomUUID());
      await Promise.all([dirname(half), dirname(place)].map((d) => mkdir(d, { recursive: true })));
      try {
        await write(half, content);
        await rename(half, place);
      } finally {
        await rm(half, { force: true });
      }
    },
    get: async (key) => orNothing(readFile(localPath(key))),
    open: async (key) => orNothing(openFile(localPath(key))),
    has: async (key) => (await orNothing(stat(localPath(key))))?.isFile() ?? false,
    delete: async (key) => rm(localPath(key), { force: true }),
  };
}

async function write(place: string, content: Uint8Array | Readable): Promise<void> {
  const source = content instanceof Readable ? content : Readable.from([content]);
  await pipeline(source, createWriteStream(place, { flush: true }));
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
