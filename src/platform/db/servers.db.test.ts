import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { openForgetfulWay } from '../../../tests/harness/forgetful-way';
import { silentLog } from '../config/log';
import { createEvents } from '../events/events';
import { createOutage, type Outage } from './outage';
import { openPool } from './pool';
import { openWritable, ReadOnlyServer, serverOf, serversOf } from './servers';

let database: TestDatabase;
let outage: Outage;
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  outage = createOutage({ log: silentLog, now: Date.now });
});
afterEach(() => database.drop());

/** Has new connections be read-only, or not, as those to a standby are. */
const setReadOnly = async (isReadOnly: boolean) => {
  const { rows } = await database.pool.query('select current_database() as name');
  await database.pool.query('set default_transaction_read_only = off');
  await database.pool.query(
    `alter database ${rows[0].name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
  );
};

const closedPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** A connection string whose first server is not there and whose second one is. */
const severalOf = async (url: string): Promise<string> => {
  const { host } = new URL(url);
  return url.replace(host, `127.0.0.1:${await closedPort()},${host}`);
};

test('a connection string of several servers is as many of one', () => {
  expect(serversOf('postgres://me:p%40@db1:5432,[::1]:5433,db3/shop?sslmode=require')).toEqual([
    'postgres://me:p%40@db1:5432/shop?sslmode=require',
    'postgres://me:p%40@[::1]:5433/shop?sslmode=require',
    'postgres://me:p%40@db3/shop?sslmode=require',
  ]);
  expect(serversOf('postgres://db1/shop?a=b,c')).toEqual(['postgres://db1/shop?a=b,c']);
});

test('of several servers the one that takes writes is found, and pools connect to it', async () => {
  const way = await openForgetfulWay(database.url);
  const url = await severalOf(way.url);
  await (await openWritable(url)).end();
  expect(serverOf(url)).toBe(serversOf(url)[1]);
  const pool = openPool(url, { max: 1 });
  expect((await pool.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.close();
  await setReadOnly(true);
  await expect(openWritable(url)).rejects.toThrow(ReadOnlyServer);
  await way.close();
});

test('a server that was demoted counts as away until it takes writes: what is kept is read anew then', async () => {
  const pool = openPool(database.url, { max: 2, outage });
  const events = await createEvents({ db: pool.db, url: database.url, log: silentLog, outage });
  let missed = 0;
  events.onReconnect(() => {
    missed += 1;
  });
  await pool.pool.query('select 1');
  await setReadOnly(true);
  // As a server does that is started anew as a standby.
  const others = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  const admin = new pg.Client(database.url);
  await admin.connect();
  await admin.query(others);
  await expect.poll(() => outage.since()).toBeDefined();
  await expect(pool.pool.query('select 1')).rejects.toThrow('does not answer');
  await setReadOnly(false);
  await expect.poll(() => outage.since(), { timeout: 10_000 }).toBeUndefined();
  await expect.poll(() => missed).toBe(1);
  await pool.pool.query('create table written ()');
  await admin.end();
  await events.close();
  await pool.close();
});

test('a connection over which a write was refused is given up, so that the next leads elsewhere', async () => {
  await setReadOnly(true);
  const pool = openPool(database.url, { max: 1 });
  const client = await pool.pool.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  await expect(client.query('create table written ()')).rejects.toMatchObject({ code: '25006' });
  await ended;
  client.release();
  await setReadOnly(false);
  await pool.pool.query('create table written ()');
  await pool.close();
});

test('statements go without their names where a pooler keeps none', async () => {
  for (const named of [true, false]) {
    const pool = openPool(database.url, { max: 1, named });
    await pool.pool.query({ name: 'one', text: 'select $1::int', values: [1] });
    const { rows } = await pool.pool.query('select name from pg_prepared_statements');
    expect(rows).toEqual(named ? [{ name: 'one' }] : []);
    await pool.close();
  }
});
