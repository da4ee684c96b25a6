import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { startProcess } from '../../../tests/harness/process';
import { migrate } from './migrate';

const CHILD = join(import.meta.dirname, '../../../tests/harness/children/migrate.ts');

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'etalage-migrate-'));
  database = await createTestDatabase({ empty: true });
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

/** As drizzle-kit writes them: one file each, and a journal. */
function writeMigrations(...texts: string[]): void {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = texts.map((text, idx) => {
    const tag = `000${idx}_step`;
    writeFileSync(join(folder, `${tag}.sql`), text);
    return { idx, version: '7', when: 1_700_000_000_000 + idx, tag, breakpoints: true };
  });
  const journal = { version: '7', dialect: 'postgresql', entries };
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
}

const BREAK = '\n--> statement-breakpoint\n';
const first = `create table steps (n int);${BREAK}insert into steps values (1);`;
const second = 'insert into steps values (2);';

const steps = async () => (await database.pool.query('select n from steps order by n')).rows;

test('runs what is new, and says whether anything was', async () => {
  writeMigrations(first);
  expect(await migrate(database.url, folder)).toBe(true);
  expect(await migrate(database.url, folder)).toBe(false);
  writeMigrations(first, second);
  expect(await migrate(database.url, folder)).toBe(true);
  expect(await steps()).toEqual([{ n: 1 }, { n: 2 }]);
});

test('an index of a table in use is built while others write, and an unfinished one is made anew', async () => {
  writeMigrations(first);
  await migrate(database.url, folder);
  const writer = await database.pool.connect();
  const other = await database.pool.connect();
  try {
    // Left behind by a process that was stopped while it built.
    await other.query('create index steps_n on steps (n)');
    await other.query(
      "update pg_index set indisvalid = false where indexrelid = 'steps_n'::regclass",
    );
    // A transaction that has written keeps a plain index waiting, and that keeps all who write after it.
    await writer.query('begin; insert into steps values (7)');
    const statement = '-- Found by.\ncreate index if not exists steps_n on steps (n);';
    writeMigrations(first, `${statement}${BREAK}create index if not exists later_n on later (n);`);
    const failing = expect(migrate(database.url, folder)).rejects.toThrow(/later/);
    await other.query("set statement_timeout = '5s'");
    await other.query('insert into steps values (8)');
    await writer.query('commit');
    // Of a table that isn't there the migration itself tells.
    await failing;
    const { rows } = await other.query(
      "select indisvalid as ok from pg_index where indexrelid = 'steps_n'::regclass",
    );
    expect(rows).toEqual([{ ok: true }]);
  } finally {
    writer.release();
    other.release();
  }
});

test('brings the extensions that indexes use', async () => {
  writeMigrations(
    `create table words (w text);${BREAK}create index on words using gin (w gin_trgm_ops);`,
  );
  expect(await migrate(database.url, folder)).toBe(true);
});

test('one that fails changes nothing, and can be run again when it is corrected', async () => {
  writeMigrations(first, 'insert into steps values (3);\n--> statement-breakpoint\nselect 1/0;');
  await expect(migrate(database.url, folder)).rejects.toThrow();
  expect(await tableExists('steps')).toBe(false);
  writeMigrations(first, second);
  expect(await migrate(database.url, folder)).toBe(true);
  expect(await steps()).toEqual([{ n: 1 }, { n: 2 }]);
});

test('of several processes at once, one runs them', async () => {
  writeMigrations(`${first}${BREAK}select pg_sleep(0.3);`, second);
  const processes = [1, 2, 3].map(() => startProcess(CHILD, [database.url, folder]));
  const told = await Promise.all(processes.map((process) => process.next<{ ran: boolean }>()));
  expect(told.filter(({ ran }) => ran)).toHaveLength(1);
  expect(await steps()).toEqual([{ n: 1 }, { n: 2 }]);
  await Promise.all(processes.map((process) => process.ended()));
});

test('without migrations there is nothing to do', async () => {
  expect(await migrate(database.url, folder)).toBe(false);
});

async function tableExists(name: string): Promise<boolean> {
  const { rows } = await database.pool.query('select to_regclass($1) as t', [name]);
  return rows[0].t !== null;
}
