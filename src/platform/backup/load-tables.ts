import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { listSequences, listTables, quote, quoteTable } from './catalog';
import { takeAwayChecks } from './foreign-keys';
import { makeJobTables, makeQueues, prepareQueueRows, QUEUES_FIRST } from './job-tables';
import { type BackedUpTable, type Manifest, TABLES } from './manifest';
import { BackupProblem } from './problems';
import { readTar, type TarEntry } from './tar';

/** 'tables/public.orders/000001.gz' is a piece of 'public.orders'. Undefined: it isn't of a table. */
const tableIn = (part: string): string | undefined =>
  part.startsWith(TABLES) ? part.slice(TABLES.length, part.lastIndexOf('/')) : undefined;

const isQueues = ({ schema, name }: BackedUpTable): boolean =>
  schema === 'pgboss' && name === 'queue';

/** Each table and column of the backup must be one that there is now. */
const checkFit = async (client: pg.Client, { tables, sequences }: Manifest): Promise<void> => {
  const there = new Map((await listTables(client)).map((one) => [quoteTable(one), one.columns]));
  for (const table of tables) {
    const columns = there.get(quoteTable(table));
    if (!columns || table.columns.some((one) => !columns.includes(one))) {
      throw new BackupProblem('otherTables', `${table.schema}.${table.name}`);
    }
  }
  const known = await listSequences(client);
  const strange = sequences.find(({ name }) => !known.includes(name));
  if (strange) throw new BackupProblem('otherTables', strange.name);
};

/** What pieces of tables are at most, squeezed and not: see `dump-tables`. */
const MOST = 4 * 1024 * 1024;

const unsqueeze = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);

const readPiece = async ({ name, size, content }: TarEntry): Promise<Buffer> => {
  if (size > MOST) throw new BackupProblem('damaged', name);
  const squeezed: Buffer[] = [];
  for await (const chunk of content) squeezed.push(chunk);
  return unsqueeze(Buffer.concat(squeezed), { maxOutputLength: MOST }).catch(() => {
    throw new BackupProblem('damaged', name);
  });
};

/** What PostgreSQL says of values that it can't take, and of rows that don't fit together. */
const isRefusedValue = (error: unknown): boolean =>
  /^2[23]/.test(String((error as { code?: unknown } | undefined)?.code));

/** Runs what writes values of a backup: one that PostgreSQL refuses is damage of `about`. */
const judged = async <T>(about: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw isRefusedValue(error) ? new BackupProblem('damaged', about) : error;
  }
};

type Filling = {
  table: BackedUpTable;
  write: (piece: Buffer) => Promise<void>;
  end: () => Promise<void>;
  /** Ends it in the middle: until then the connection takes nothing else. */
  abort: () => Promise<void>;
};

const fill = (client: pg.Client, table: BackedUpTable): Filling => {
  const place = isQueues(table) ? QUEUES_FIRST : quoteTable(table);
  const columns = table.columns.map(quote).join(', ');
  const stream = client.query(copyFrom(`copy ${place} (${columns}) from stdin`));
  const ended = finished(stream);
  // Heard from whoever writes or ends.
  ended.catch(() => {});
  return {
    table,
    async write(piece) {
      if (!stream.write(piece)) await Promise.race([once(stream, 'drain'), ended]);
    },
    async end() {
      stream.end();
      await ended;
      if (stream.rowCount !== table.rows) {
        throw new BackupProblem('damaged', `${table.schema}.${table.name}`);
      }
      if (isQueues(table)) await makeQueues(client);
    },
    async abort() {
      stream.destroy();
      await ended.catch(() => {});
    },
  };
};

export type Loading = {
  manifest: Manifest;
  /** The backup's bytes, from its beginning. */
  source: AsyncIterable<Buffer>;
  tell?: (done: number, total: number) => void;
};

/** Fills tables that are there and empty, within a transaction of the caller's. */
export const loadTables = async (
  client: pg.Client,
  { manifest, source, tell }: Loading,
): Promise<void> => {
  if (manifest.tables.some(isQueues)) {
    await makeJobTables(client);
    await prepareQueueRows(client);
  }
  await checkFit(client, manifest);
  const putBack = await takeAwayChecks(client);
  // Rows that migrations put in new tables are in the backup too.
  const ours = manifest.tables.filter(({ schema }) => schema === 'public');
  if (ours.length > 0) await client.query(`truncate ${ours.map(quoteTable).join(', ')}`);
  const tables = new Map(manifest.tables.map((one) => [`${one.schema}.${one.name}`, one]));
  let filling: Filling | undefined;
  let done = 0;
  const nameOf = ({ table: { schema, name } }: Filling) => `${schema}.${name}`;
  const end = async (one = filling) => one && judged(nameOf(one), one.end);
  try {
    for await (const entry of readTar(source)) {
      const table = tables.get(tableIn(entry.name) ?? '');
      if (table !== filling?.table) {
        await end();
        filling = table && fill(client, table);
        done += 1;
        if (table) tell?.(done, manifest.tables.length);
      }
      const into = filling;
      if (into) await judged(nameOf(into), async () => into.write(await readPiece(entry)));
    }
    await end();
  } catch (error) {
    await filling?.abort();
    throw error;
  }
  await putBack();
  for (const { name, value, isCalled } of manifest.sequences) {
    const values = [`public.${quote(name)}`, value, isCalled];
    await judged(name, () => client.query('select setval($1::regclass, $2::bigint, $3)', values));
  }
};
