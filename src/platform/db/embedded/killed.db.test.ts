import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeQuickFolder } from '../../../../tests/harness/quick-folder';
import { silentLog } from '../../config/log';
import { openPatientPool } from '../../jobs/sql';
import { startDatabase } from '../database';
import { endEarly, makeDurable } from '../durable';
import { openPool } from '../pool';
import type { Db } from '../types';
import { readPostmaster, stopPostmaster } from './postmaster';

const NOTES = 40;

let folder: string;
let cluster: string;
beforeEach(() => {
  folder = makeQuickFolder('etalage-killed-');
  // PostgreSQL's own user must get in.
  chmodSync(folder, 0o755);
  cluster = join(folder, 'postgres', 'cluster');
});
afterEach(async () => {
  await stopPostmaster(cluster);
  rmSync(folder, { recursive: true, force: true });
});

async function killAll(db: Db): Promise<void> {
  const children = await db.execute<{ pid: number }>(sql`select pid from pg_stat_activity`);
  const server = await readPostmaster(cluster);
  if (!server) throw new Error('PostgreSQL has no process');
  for (const pid of [server.pid, ...children.rows.map((child) => child.pid)]) kill(pid);
}

/** Its children end by themselves when they see that it is gone, perhaps before we come by. */
const kill = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

test('what ended early and was made durable is there after PostgreSQL was killed', async () => {
  const database = await startDatabase({ config: { dataFolder: folder }, log: silentLog });
  const { db, close } = openPool(database.url, { max: 4, onError: () => {} });
  await db.execute(sql`create table notes (nth int)`);
  const note = (nth: number) =>
    db.execute(sql`with early as (select ${endEarly} as value)
      insert into notes select ${nth}::int from early where value = 'off'`);
  await Promise.all(
    Array.from({ length: NOTES }, async (_, nth) => {
      await note(nth);
      await makeDurable(db);
    }),
  );
  await killAll(db);
  // It is started again by itself.
  const count = async () => {
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from notes`);
    return rows[0]?.n;
  };
  await expect.poll(() => count().catch(() => undefined)).toBe(NOTES);
  await close();
  await database.stop();
});

test('queries that run when PostgreSQL is killed fail or are asked again; the process lives', async () => {
  const database = await startDatabase({ config: { dataFolder: folder }, log: silentLog });
  const { db, close } = openPool(database.url, { max: 4, onError: () => {} });
  const jobs = openPatientPool(database.url, { onError: () => {} });
  const slowAt = sql`pg_sleep(case when pg_postmaster_start_time() = ${await startTime(db)} then 60 else 0 end)`;
  const { sql: text, params } = new PgDialect().sqlToQuery(sql`select ${slowAt}::text as slept`);
  const asked = [
    db.execute(sql`select ${slowAt}`),
    db.transaction((tx) => tx.execute(sql`select ${slowAt}`)),
  ];
  const failed = Promise.allSettled(asked);
  const askedAgain = jobs.executeSql(text, params);
  const running = sql`select count(*)::int as n from pg_stat_activity
    where wait_event = 'PgSleep'`;
  await expect.poll(async () => (await db.execute(running)).rows[0]?.n).toBe(3);
  await killAll(db);
  for (const { status } of await failed) expect(status).toBe('rejected');
  expect((await askedAgain).rows).toEqual([{ slept: '' }]);
  await Promise.all([close(), jobs.close()]);
  await database.stop();
});

async function startTime(db: Db): Promise<string> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select pg_postmaster_start_time()::text as at`,
  );
  return rows[0]?.at ?? '';
}
