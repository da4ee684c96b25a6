import type { Readable } from 'node:stream';

/** Files that are coming in, piece by piece, by the id of their upload. */
export interface RawStore {
  /** An empty file that will have `length` bytes. */
  create(id: string, length: number): Promise<void>;
  /** How many bytes are in; undefined when there is no such file. */
  offset(id: string): Promise<number | undefined>;
  /** Adds to what is in. Answers how many bytes that makes. */
  write(id: string, offset: number, content: Readable): Promise<number>;
  /** Runs `use` with the place of the whole file on this machine; undefined: there is no such file. */
  withFile<T>(id: string, use: (path: string) => Promise<T>): Promise<T | undefined>;
  /** Does nothing when there is no such file. */
  remove(id: string): Promise<void>;
}

/** The key of a file that is coming in. */
export const rawKey = (id: string): string => `tus/${id}`;
