import type { Readable } from 'node:stream';

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
  /** All keys there are, in no order; of what comes or goes meanwhile some. */
  keys(): AsyncIterable<string>;
}
