import { Readable } from 'node:stream';
import type { Storage } from '../storage/types';
import { FILES, type Manifest } from './manifest';
import { readTar, type TarEntry } from './tar';

/** Bytes up to which a file is held whole: a bucket takes such a one by one call. */
const SMALL = 4 * 1024 * 1024;

const contentOf = async ({ size, content }: TarEntry): Promise<Buffer | Readable> => {
  if (size > SMALL) return Readable.from(content, { objectMode: false });
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
};

export type FilesToLoad = {
  storage: Storage;
  manifest: Manifest;
  source: AsyncIterable<Buffer>;
  /** What keys begin with of files that stay, though no backup has them. */
  stays: readonly string[];
  tell?: (done: number, total: number) => void;
};

/** Puts a backup's files in the storage, and takes away those that it hasn't. Run again it does no harm. */
export const loadFiles = async ({
  storage,
  manifest,
  source,
  stays,
  tell,
}: FilesToLoad): Promise<void> => {
  const wanted = new Set<string>();
  for await (const entry of readTar(source)) {
    if (!entry.name.startsWith(FILES)) continue;
    const key = entry.name.slice(FILES.length);
    await storage.put(key, await contentOf(entry));
    wanted.add(key);
    tell?.(wanted.size, manifest.files.count);
  }
  for await (const key of storage.keys()) {
    if (!wanted.has(key) && !stays.some((one) => key.startsWith(one))) await storage.delete(key);
  }
};
