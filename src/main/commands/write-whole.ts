import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The file appears when it is whole, and for its owner alone. */
const writeWhole = async (file: string, parts: Readable): Promise<void> => {
  // Two that write the same file at once must not write in each other's half.
  const half = `${file}.${process.pid}.half`;
  try {
    await pipeline(parts, createWriteStream(half, { mode: 0o600, flush: true }));
    await rename(half, file);
  } finally {
    await rm(half, { force: true });
  }
};

/** Writes to a file, or without one to standard output. */
export const writeParts = (file: string | undefined, parts: Readable): Promise<void> =>
  file ? writeWhole(file, parts) : pipeline(parts, process.stdout, { end: false });
