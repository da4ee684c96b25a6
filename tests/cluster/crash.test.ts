import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLog } from '#platform/config/log';
import { type Database, startDatabase } from '#platform/db/database';
import { readPostmaster, stopPostmaster } from '#platform/db/embedded/postmaster';
import { type OpenPool, openPool } from '#platform/db/pool';
import { buildIfStale } from '../../bin/build.mjs';
import type { TestApp } from '../harness/app';
import { createShopBuilder } from '../harness/build-shop';
import { fillOrder, sendOrder } from '../harness/ordering';
import { makeQuickFolder } from '../harness/quick-folder';
import { createRemote } from '../harness/remote';
import { createVisitor, type Visitor } from '../harness/visitor';
import { type BuiltServer, startBuiltServer } from './built-server';

let folder: string;
let cluster: string;
let database: Database;
let pool: OpenPool;
let servers: BuiltServer[];

beforeAll(() => buildIfStale());

beforeEach(async () => {
  folder = makeQuickFolder('etalage-crash-');
  // PostgreSQL's own user must get in.
  chmodSync(folder, 0o755);
  cluster = join(folder, 'postgres', 'cluster');
  database = await startDatabase({ config: { dataFolder: folder }, log: silentLog });
  pool = openPool(database.url, { max: 4, onError: () => {} });
  // The first brings the tables; the second finds them.
  servers = [await startBuiltServer(database.url, folder)];
  servers.push(await startBuiltServer(database.url, folder));
});

afterEach(async () => {
  await Promise.all(servers.map((one) => one.kill()));
  await pool.close();
  await database.stop();
  await stopPostmaster(cluster);
  rmSync(folder, { recursive: true, force: true });
});

const write = "select pg_logical_emit_message(true, 'test', '')";

/** Whether what is to be written waits for its turn; false: it was written. */
const isStuck = async (): Promise<boolean> => {
  let isOver = false;
  const probe = pool.pool.query(write).then(
    () => true,
    () => true,
  );
  probe.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const { rowCount } = await pool.db.execute(sql`
      select from pg_stat_activity where wait_event_type = 'LWLock' and wait_event = 'WALWrite'`);
    if ((rowCount ?? 0) > 0) return true;
  }
  return false;
};

/**
 * A disk that is as slow as one can be: from now on nothing reaches it. A process of PostgreSQL that
 * holds the lock on the log's writing (it waits before it writes, by commit_delay) is stopped.
 */
const stopDisk = async () => {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => {});
  await client.connect();
  await client.query('set commit_delay = 100000; set commit_siblings = 0');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  for (let attempts = 0; attempts < 50; attempts += 1) {
    const written = client.query(write).catch(() => {});
    // It is on its way to the lock once another query has been answered.
    await pool.db.execute(sql`select 1`);
    process.kill(pid, 'SIGSTOP');
    if (await isStuck()) return;
    process.kill(pid, 'SIGCONT');
    await written;
  }
  throw new Error('the disk could not be stopped');
};

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ');
        return Number(rest.split(' ')[1]) === parent;
      } catch {
        // It ended meanwhile.
        return false;
      }
    })
    .map(Number);

/** Kills PostgreSQL with all its processes, as a machine that stops does. It is started again by itself. */
const crash = async () => {
  const server = await readPostmaster(cluster);
  if (!server) throw new Error('PostgreSQL has no process');
  for (const pid of [server.pid, ...childrenOf(server.pid)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
};

const isBack = () =>
  expect
    .poll(
      () =>
        pool.db.execute(sql`select 1`).then(
          ({ rowCount }) => rowCount,
          () => 0,
        ),
      {
        timeout: 60_000,
      },
    )
    .toBe(1);

/** The servers know it too: until then they refuse at once. */
const areReady = () =>
  expect
    .poll(
      async () => {
        const replies = servers.map(({ address }) => fetch(new URL('/readyz', address)));
        return (await Promise.all(replies)).every(({ ok }) => ok);
      },
      { timeout: 60_000 },
    )
    .toBe(true);

/** Where a form led that was confirmed; undefined: its sender heard nothing, or no good. */
const confirmationOf = (visitor: Visitor, form: Record<string, string>) =>
  sendOrder(visitor, form).then(
    ({ headers }) => /^\/webcore\/order\/view\/.*/.exec(String(headers.location))?.[0],
    () => undefined,
  );

const booksOf = async () => {
  const { rows } = await pool.db.execute<{ orders: number; sold: number; left: number }>(sql`
    select (select count(*)::int from orders) as orders,
      (select coalesce(sum(quantity), 0)::int from order_lines) as sold,
      (select coalesce(sum(pieces), 0)::int from stock) as left`);
  return rows[0];
};

type Buyer = { visitor: Visitor; form: Record<string, string> };

const prepareBuyers = async (count: number, pieces: number): Promise<Buyer[]> => {
  const product = await createShopBuilder(pool.db).product({ pieces });
  const buyers: Buyer[] = [];
  for (let n = 0; n < count; n += 1) {
    const address = () => servers[n % servers.length]?.address ?? '';
    const visitor = createVisitor(createRemote(address) as TestApp);
    const etalage_token = await visitor.token();
    await visitor.post('/webcore/checkout/add', {
      item_id: product.id,
      quantity: 1,
      etalage_token,
    });
    // One mailbox has few orders a day that cost nothing to place, and they wait for each other.
    const email = `koper${n}@klant.nl`;
    buyers.push({ visitor, form: await fillOrder(visitor, { email, email_check: email }) });
  }
  return buyers;
};

/** All who were told of an order find it; then all send again, and everyone has one order. */
const expectOneEach = async (buyers: Buyer[], told: Map<Buyer, string>, pieces: number) => {
  await isBack();
  await areReady();
  for (const [{ visitor }, page] of told) {
    await expect.poll(async () => (await visitor.get(page)).statusCode).toBe(200);
  }
  const again = await Promise.all(buyers.map(({ visitor, form }) => confirmationOf(visitor, form)));
  expect(again.every((page) => page !== undefined)).toBe(true);
  for (const [buyer, page] of told) expect(again[buyers.indexOf(buyer)]).toBe(page);
  const count = buyers.length;
  expect(await booksOf()).toEqual({ orders: count, sold: count, left: pieces - count });
};

test('PostgreSQL crashes behind a slow disk while forms come twice: whoever was told of an order has it', async () => {
  const buyers = await prepareBuyers(12, 50);
  await stopDisk();
  const told = new Map<Buyer, string>();
  const send = (buyer: Buyer) =>
    confirmationOf(buyer.visitor, buyer.form).then((page) => {
      if (page) told.set(buyer, page);
    });
  const first = buyers.map(send);
  // They stand, though not on the disk, and all press again.
  await expect.poll(async () => (await booksOf())?.orders).toBe(12);
  const second = buyers.map(send);
  // Whoever is not answered by when others have read three pages waits for the disk.
  for (let page = 0; page < 3; page += 1) {
    await Promise.all(buyers.map(({ visitor }) => visitor.get('/webcore/checkout/view')));
  }
  await crash();
  await Promise.all([...first, ...second]);
  await expectOneEach(buyers, told, 50);
});

test('PostgreSQL is gone for a while, twice, as 40 order at two processes: none that was confirmed is lost, none doubled', async () => {
  const buyers = await prepareBuyers(40, 100);
  const told = new Map<Buyer, string>();
  let crashes = 0;
  for (let round = 0; round < 3; round += 1) {
    await isBack();
    await areReady();
    let confirmed = 0;
    const order = async (buyer: Buyer) => {
      const page = await confirmationOf(buyer.visitor, buyer.form);
      if (!page) return;
      told.set(buyer, page);
      confirmed += 1;
      if (confirmed !== 8 || crashes === 2) return;
      crashes += 1;
      await crash();
    };
    // Some come later: who is quicker than the crash may be all of those before.
    const here = buyers.slice(0, 20 * (round + 1));
    await Promise.all(here.filter((buyer) => !told.has(buyer)).map(order));
  }
  expect(crashes).toBe(2);
  await expectOneEach(buyers, told, 100);
});
