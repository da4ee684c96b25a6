import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { openForgetfulWay } from '../../../tests/harness/forgetful-way';
import { silentLog } from '../config/log';
import { openReplica, type Replica } from './replica';
import type { Db } from './types';

let database: TestDatabase;
let way: Awaited<ReturnType<typeof openForgetfulWay>>;
let replica: Replica;

/** The server as a standby says of itself what the table has: its functions go before the system's. */
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  await database.pool.query(`
    create schema standby;
    create table standby.says (follows boolean, replayed pg_lsn);
    insert into standby.says values (true, 'FFFFFFFF/0');
    create function standby.pg_is_in_recovery() returns boolean language sql as 'select follows from standby.says';
    create function standby.pg_last_wal_replay_lsn() returns pg_lsn language sql as
      'select replayed from standby.says'`);
  way = await openForgetfulWay(database.url);
  const url = `${way.url}${way.url.includes('?') ? '&' : '?'}options=${encodeURIComponent('-c search_path=standby,pg_catalog')}`;
  replica = openReplica({ url, primary: database.db, max: 2, log: silentLog });
});
afterEach(async () => {
  await replica.close();
  await way.close();
  await database.drop();
});

const where = async (db: Db): Promise<string> => {
  const { rows } = await db.execute<{ path: string }>(
    sql`select current_setting('search_path') as path`,
  );
  return rows[0]?.path.startsWith('standby') ? 'standby' : 'primary';
};
const whereRead = () => replica.reads(where);

test('reads go to the standby while it has all that the primary had a second ago, and else to the primary', async () => {
  await expect.poll(whereRead).toBe('standby');
  await database.pool.query(`update standby.says set replayed = '0/1'`);
  await expect.poll(whereRead, { timeout: 10_000 }).toBe('primary');
  await database.pool.query(`update standby.says set replayed = 'FFFFFFFF/0'`);
  await expect.poll(whereRead).toBe('standby');
  // Promoted, it follows nobody.
  await database.pool.query('update standby.says set follows = false');
  await expect.poll(whereRead, { timeout: 10_000 }).toBe('primary');
});

test('a standby that breaks off what it was asked, for what it has to replay or by its end, is made up for', async () => {
  await expect.poll(whereRead).toBe('standby');
  const asked: string[] = [];
  const read = (failing: string) =>
    replica.reads(async (db) => {
      const place = await where(db);
      asked.push(place);
      if (place === 'standby') await db.execute(sql.raw(failing));
      return place;
    });
  const conflict = `do $$ begin raise exception 'conflict with recovery' using errcode = '40001'; end $$`;
  expect(await read(conflict)).toBe('primary');
  expect(await read('select pg_terminate_backend(pg_backend_pid())')).toBe('primary');
  expect(asked).toEqual(['standby', 'primary', 'standby', 'primary']);
  await expect(read('select nothing.at_all()')).rejects.toThrow();
});

test('a standby that hangs keeps nobody waiting, and is used again once it answers', async () => {
  await expect.poll(whereRead).toBe('standby');
  way.freeze();
  expect(await whereRead()).toBe('primary');
  expect(replica.isUsed()).toBe(false);
  way.restore();
  await expect.poll(whereRead, { timeout: 15_000 }).toBe('standby');
});
