import { z } from 'zod';
import { BackupProblem } from './problems';

/** A backup's part that tells what all others are. Restoring reads it before it changes anything. */
export const MANIFEST = 'manifest.json';
/** The last part: the manifest's own SHA-256, for nothing else tells of a change in it. */
export const CHECKSUM = 'manifest.sha256';
/** What parts of tables and of files are called, before the name of the table or the file's key. */
export const TABLES = 'tables/';
export const FILES = 'files/';

const count = z.number().int().nonnegative();

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: count,
});

const part = z.object({ name: z.string(), size: count, sha256: z.string().length(64) });

const manifest = z.object({
  format: z.literal(1),
  /** Of Etalage, when it was made. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** When each migration that had run was made, in ms; they tell which tables there were. */
  migrations: z.array(z.number()).min(1),
  /** Tells which secret the site was used with, not what it is. Null: it never started. */
  secret: z.string().nullable(),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.object({ count, bytes: count }),
  parts: z.array(part),
});

export type Manifest = z.infer<typeof manifest>;
export type BackedUpTable = z.infer<typeof table>;
export type BackupPart = z.infer<typeof part>;

export const readManifest = (text: string): Manifest => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BackupProblem('damaged', MANIFEST);
  }
  const read = manifest.safeParse(json);
  if (!read.success) {
    // One of a later version of Etalage, which we can't read.
    const { format } = (json ?? {}) as { format?: unknown };
    if (typeof format === 'number' && format > 1) throw new BackupProblem('newer');
    throw new BackupProblem('damaged', MANIFEST);
  }
  return read.data;
};
