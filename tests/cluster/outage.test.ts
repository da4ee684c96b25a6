import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLog } from '#platform/config/log';
import { type Database, startDatabase } from '#platform/db/database';
import { readPostmaster } from '#platform/db/embedded/postmaster';
import { migrate } from '#platform/db/migrate';
import { type OpenPool, openPool } from '#platform/db/pool';
import { buildIfStale } from '../../bin/build.mjs';
import { createShopBuilder } from '../harness/build-shop';
import { makeQuickFolder } from '../harness/quick-folder';
import { type BuiltServer, startBuiltServer } from './built-server';

let folder: string;
let postgres: Database;
let pool: OpenPool;
let server: BuiltServer;

beforeAll(() => buildIfStale());

// A PostgreSQL of this file's own: the others' must not be stopped.
beforeEach(async () => {
  folder = makeQuickFolder('etalage-outage-');
  chmodSync(folder, 0o755);
  const dataFolder = join(folder, 'data');
  postgres = await startDatabase({ config: { dataFolder }, log: silentLog });
  await migrate(postgres.url, resolve(import.meta.dirname, '../../migrations'));
  pool = openPool(postgres.url, { max: 2 });
});

afterEach(async () => {
  await signalPostgres('SIGCONT');
  await server.kill();
  await pool.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const parentOf = (pid: string): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return 0;
  }
};

const signalPostgres = async (signal: NodeJS.Signals) => {
  const found = await readPostmaster(join(folder, 'data', 'postgres', 'cluster'));
  if (!found) throw new Error('PostgreSQL does not run');
  const children = readdirSync('/proc').filter((pid) => parentOf(pid) === found.pid);
  for (const pid of [found.pid, ...children.map(Number)]) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // It ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
};

const get = async (path: string) => {
  const began = Date.now();
  const reply = await fetch(server.address + path);
  return { status: reply.status, body: await reply.text(), took: Date.now() - began };
};

/** Asks for a page again and again; answers how to stop and what came. */
const askAlways = (path: string) => {
  const statuses: number[] = [];
  let isOver = false;
  const run = async () => {
    while (!isOver) statuses.push((await get(path)).status);
  };
  const running = run();
  return async () => {
    isOver = true;
    await running;
    return { count: statuses.length, others: statuses.filter((status) => status !== 200) };
  };
};

const isReady = async () => (await get('/readyz')).status === 200;

test('a PostgreSQL that is frozen: kept pages go on, others are told soon, and it comes back by itself', async () => {
  const build = createShopBuilder(pool.db);
  const [kept, other] = [await build.product(), await build.product()];
  server = await startBuiltServer(postgres.url, join(folder, 'site'), {
    env: { LOG_LEVEL: 'warn' },
  });
  expect((await get(`/artikel/${kept.access}`)).status).toBe(200);
  const stop = askAlways(`/artikel/${kept.access}`);

  await signalPostgres('SIGSTOP');
  const waited = await Promise.all(
    Array.from({ length: 30 }, () => get(`/artikel/${other.access}`)),
  );
  expect(new Set(waited.map(({ status }) => status))).toEqual(new Set([503]));
  expect(Math.max(...waited.map(({ took }) => took))).toBeLessThan(20_000);
  expect(waited[0]?.body).toContain('We zijn er zo weer');
  expect(await isReady()).toBe(false);

  await signalPostgres('SIGCONT');
  await expect.poll(isReady).toBe(true);
  expect((await get(`/artikel/${other.access}`)).status).toBe(200);
  const { count, others } = await stop();
  expect(count).toBeGreaterThan(50);
  expect(others).toEqual([]);
  expect(server.log().length).toBeLessThan(20_000);
  expect(server.log()).not.toContain('request failed');
});

test('a PostgreSQL that crashes and begins again: no page is a 500, and all are back', async () => {
  const build = createShopBuilder(pool.db);
  const products = await Promise.all(Array.from({ length: 5 }, () => build.product()));
  server = await startBuiltServer(postgres.url, join(folder, 'site'), {
    env: { LOG_LEVEL: 'warn' },
  });
  const kept = `/artikel/${products[0]?.access}`;
  expect((await get(kept)).status).toBe(200);
  const stops = [askAlways(kept), askAlways(`/artikel/${products[1]?.access}?step=1`)];

  const { rows } = await pool.db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where application_name = 'etalage listen'`,
  );
  // One server process that is killed makes PostgreSQL end all others and recover.
  process.kill(Number(rows[0]?.pid), 'SIGKILL');
  await expect.poll(() => server.log()).toContain('broke');
  await expect.poll(isReady).toBe(true);
  for (const { access } of products) {
    await expect.poll(async () => (await get(`/artikel/${access}`)).status).toBe(200);
  }
  const [always, others] = await Promise.all(stops.map((stop) => stop()));
  expect(always?.others).toEqual([]);
  expect(others?.others.filter((status) => status !== 503)).toEqual([]);
});
