import { createHash } from 'node:crypto';
import pg from 'pg';
import { keptAlive } from '../db/pool';
import { serverOf } from '../db/servers';
import type { Storage } from '../storage/types';
import { findFingerprint, listMigrations } from './catalog';
import { beginSnapshot, dumpTable, readSequences } from './dump-tables';
import {
  type BackedUpTable,
  type BackupPart,
  CHECKSUM,
  FILES,
  MANIFEST,
  type Manifest,
  TABLES,
} from './manifest';
import { BackupProblem } from './problems';
import { endOfTar, type TarEntry, writeEntry } from './tar';

export type BackupStep = 'files' | 'tables';

export type BackupSettings = {
  url: string;
  storage: Storage;
  /** What keys begin with of files that are made again when they are asked for, or were never finished. */
  leaves: readonly string[];
  version: string;
  now: Date;
  /** How far it is. */
  tell?: (step: BackupStep, done: number, total: number) => void;
  /** What came to be in it. */
  onDone?: (manifest: Manifest) => void;
};

const inOne = async function* (content: Buffer): AsyncGenerator<Buffer> {
  yield content;
};

/** Connects, for long work. */
const connect = async (url: string, name: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: serverOf(url),
    application_name: `etalage ${name}`,
    ...keptAlive,
  });
  // Heard from the query that fails.
  client.on('error', () => {});
  await client.connect();
  return client;
};

/** What is put in the archive, and noted of it for its last part. */
class Parts {
  readonly noted: BackupPart[] = [];
  readonly files = { count: 0, bytes: 0 };

  async *add({ name, size, content }: TarEntry): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    const hashed = async function* () {
      for await (const chunk of content) {
        hash.update(chunk);
        yield chunk;
      }
    };
    yield* writeEntry({ name, size, content: hashed() });
    this.noted.push({ name, size, sha256: hash.digest('hex') });
  }

  /** One that is gone since it was listed is named by no row any more, and left out. */
  async *addFile(storage: Storage, key: string): AsyncGenerator<Buffer> {
    const file = await storage.open(key);
    if (!file) return;
    yield* this.add({ name: `${FILES}${key}`, size: file.size, content: file.stream });
    this.files.count += 1;
    this.files.bytes += file.size;
  }
}

const listKeys = async ({ storage, leaves }: BackupSettings, known: ReadonlySet<string>) => {
  const keys: string[] = [];
  for await (const key of storage.keys()) {
    if (!known.has(key) && !leaves.some((one) => key.startsWith(one))) keys.push(key);
  }
  return keys;
};

/** Files that aren't in it yet. */
async function* addFiles(
  settings: BackupSettings,
  parts: Parts,
  known: Set<string>,
): AsyncGenerator<Buffer> {
  const keys = await listKeys(settings, known);
  for (const [at, key] of keys.entries()) {
    yield* parts.addFile(settings.storage, key);
    known.add(key);
    settings.tell?.('files', at + 1, keys.length);
  }
}

/** `tables/public.orders/000001.gz` and so on. */
async function* addTable(
  client: pg.Client,
  parts: Parts,
  table: { schema: string; name: string; columns: string[] },
): AsyncGenerator<Buffer, BackedUpTable> {
  const pieces = dumpTable(client, table);
  for (let number = 1; ; number += 1) {
    const next = await pieces.next();
    if (next.done) return next.value;
    const name = `${TABLES}${table.schema}.${table.name}/${String(number).padStart(6, '0')}.gz`;
    yield* parts.add({ name, size: next.value.length, content: inOne(next.value) });
  }
}

/**
 * A whole site as the bytes of one tar archive, made while they are read: its files, then its tables as they were at
 * one moment. Each file that a row of those names was there at that moment, so it is among those that were read
 * before, or came since and is read at once.
 */
export async function* backUp(settings: BackupSettings): AsyncGenerator<Buffer> {
  const parts = new Parts();
  const known = new Set<string>();
  const client = await connect(settings.url, 'backup');
  try {
    const migrations = await listMigrations(client);
    if (!migrations) throw new BackupProblem('noSite');
    yield* addFiles(settings, parts, known);
    const { tables } = await beginSnapshot(client);
    yield* addFiles(settings, parts, known);
    const written: BackedUpTable[] = [];
    for (const [at, table] of tables.entries()) {
      written.push(yield* addTable(client, parts, table));
      settings.tell?.('tables', at + 1, tables.length);
    }
    const manifest: Manifest = {
      ...{ format: 1, version: settings.version, madeAt: settings.now.toISOString() },
      migrations: (await listMigrations(client)) ?? migrations,
      ...{ secret: await findFingerprint(client), tables: written },
      ...{ sequences: await readSequences(client), files: parts.files, parts: parts.noted },
    };
    const told = Buffer.from(JSON.stringify(manifest));
    yield* writeEntry({ name: MANIFEST, size: told.length, content: inOne(told) });
    const sum = Buffer.from(createHash('sha256').update(told).digest('hex'));
    yield* writeEntry({ name: CHECKSUM, size: sum.length, content: inOne(sum) });
    yield endOfTar();
    settings.onDone?.(manifest);
  } finally {
    await client.end().catch(() => {});
  }
}
