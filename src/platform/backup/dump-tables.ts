import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listSequences, listTables, quote, quoteTable, type Table } from './catalog';
import type { BackedUpTable, Manifest } from './manifest';
import { regroup } from './regroup';

const squeeze = promisify<Buffer, Buffer>(gzip);

/** Bytes of a table that are compressed together, and so held at once. */
const CHUNK = 1024 * 1024;

/** Dates and numbers are written so that nothing of them is lost, whatever the server's settings are. */
const SETTINGS = [
  "set local datestyle = 'ISO'",
  "set local intervalstyle = 'postgres'",
  'set local extra_float_digits = 3',
  "set local client_encoding = 'UTF8'",
  // The tables wait while files that are new are read.
  'set local idle_in_transaction_session_timeout = 0',
  'set local statement_timeout = 0',
];

export type Snapshot = { tables: Table[]; client: pg.Client };

/**
 * Begins to look at the database as it is at this moment, and keeps its tables as they are made until the connection
 * ends; they can be written all the time.
 */
export const beginSnapshot = async (client: pg.Client): Promise<Snapshot> => {
  await client.query('begin isolation level repeatable read read only');
  for (const setting of SETTINGS) await client.query(setting);
  const tables = await listTables(client);
  if (tables.length > 0) {
    await client.query(`lock table ${tables.map(quoteTable).join(', ')} in access share mode`);
  }
  return { client, tables };
};

/** What a table holds, in compressed pieces. Answers how many rows. */
export async function* dumpTable(
  client: pg.Client,
  table: Table,
): AsyncGenerator<Buffer, BackedUpTable> {
  const columns = table.columns.map(quote).join(', ');
  const rows = client.query(copyTo(`copy (select ${columns} from ${quoteTable(table)}) to stdout`));
  for await (const chunk of regroup(rows, CHUNK)) yield squeeze(chunk);
  return { ...table, rows: rows.rowCount };
}

/** How far each sequence is. They heed no snapshot: asked after the tables, they are far enough for all rows. */
export const readSequences = async (client: pg.Client): Promise<Manifest['sequences']> => {
  const told: Manifest['sequences'] = [];
  for (const name of await listSequences(client)) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from public.${quote(name)}`,
    );
    const [row] = rows;
    if (row) told.push({ name, value: row.value, isCalled: row.called });
  }
  return told;
};
