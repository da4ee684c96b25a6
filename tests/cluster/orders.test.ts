import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildIfStale } from '../../bin/build.mjs';
import type { TestApp } from '../harness/app';
import { createShopBuilder } from '../harness/build-shop';
import { createTestDatabase, type TestDatabase } from '../harness/database';
import { fillOrder, sendOrder } from '../harness/ordering';
import { createRemote } from '../harness/remote';
import { createVisitor, type Visitor } from '../harness/visitor';
import { type BuiltServer, startBuiltServer } from './built-server';

let database: TestDatabase;
let folder: string;
let processes: BuiltServer[];

beforeAll(() => buildIfStale());

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-cluster-'));
  processes = [];
});

afterEach(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const startServer = async () => {
  const started = await startBuiltServer(database.url, folder);
  processes.push(started);
  return started;
};

const visitorAt = (address: () => string): Visitor =>
  createVisitor(createRemote(address) as TestApp);

/** Puts one piece in a cart and gets the form ready. */
const prepareBuyer = async (visitor: Visitor, productId: number) => {
  const token = await visitor.token();
  const added = await visitor.post('/webcore/checkout/add', {
    item_id: productId,
    quantity: 1,
    etalage_token: token,
  });
  expect(added.statusCode).toBe(303);
  return fillOrder(visitor);
};

const isOrder = (location: unknown) => String(location).startsWith('/webcore/order/view/');

const soldAndLeft = async () => {
  const { rows } = await database.db.execute<{ sold: number; left: number; orders: number }>(sql`
    select (select coalesce(sum(quantity), 0)::int from order_lines) as sold,
      (select coalesce(sum(pieces), 0)::int from stock) as left,
      (select count(*)::int from orders) as orders`);
  return rows[0];
};

test('64 buyers at two processes, 20 pieces: exactly 20 are sold', async () => {
  const product = await createShopBuilder(database.db).product({ pieces: 20 });
  const servers = await Promise.all([startServer(), startServer()]);
  const buyers = await Promise.all(
    Array.from({ length: 64 }, async (_, n) => {
      const visitor = visitorAt(() => servers[n % 2]?.address ?? '');
      return { visitor, form: await prepareBuyer(visitor, product.id) };
    }),
  );
  const replies = await Promise.all(buyers.map(({ visitor, form }) => sendOrder(visitor, form)));
  const placed = replies.filter((reply) => isOrder(reply.headers.location));
  expect(placed).toHaveLength(20);
  expect(replies.filter((reply) => reply.statusCode === 422)).toHaveLength(44);
  expect(await soldAndLeft()).toEqual({ sold: 20, left: 0, orders: 20 });
});

test('50 posts of the same order at two processes place it once', async () => {
  const product = await createShopBuilder(database.db).product({ pieces: 100 });
  const servers = await Promise.all([startServer(), startServer()]);
  let turn = 0;
  const visitor = visitorAt(() => servers[turn++ % 2]?.address ?? '');
  const form = await prepareBuyer(visitor, product.id);
  const replies = await Promise.all(Array.from({ length: 50 }, () => sendOrder(visitor, form)));
  const places = new Set(replies.map((reply) => reply.headers.location));
  expect([...places].filter(isOrder)).toHaveLength(1);
  expect(places.size).toBe(1);
  expect(await soldAndLeft()).toEqual({ sold: 1, left: 99, orders: 1 });
});

test('a process killed in the middle of 200 orders loses none that was confirmed', async () => {
  const product = await createShopBuilder(database.db).product({ pieces: 1000 });
  let server = await startServer();
  const buyers = [];
  for (let n = 0; n < 200; n += 1) {
    const visitor = visitorAt(() => server.address);
    buyers.push({ visitor, form: await prepareBuyer(visitor, product.id) });
  }
  const confirmed: string[] = [];
  const sending = buyers.map(async ({ visitor, form }) => {
    const reply = await sendOrder(visitor, form).catch(() => undefined);
    if (reply && isOrder(reply.headers.location)) confirmed.push(String(reply.headers.location));
    if (confirmed.length === 40) await server.kill();
  });
  await Promise.all(sending);
  expect(confirmed.length).toBeGreaterThanOrEqual(40);
  expect(confirmed.length).toBeLessThan(200);

  server = await startServer();
  for (const page of confirmed) {
    const reply = await visitorAt(() => server.address).get(page);
    expect(reply.statusCode).toBe(200);
  }
  const before = await soldAndLeft();
  expect(before?.sold).toBe(before?.orders);
  expect((before?.sold ?? 0) + (before?.left ?? 0)).toBe(1000);

  // Whoever heard nothing tries again, with the same form: one order each, no more.
  const again = await Promise.all(buyers.map(({ visitor, form }) => sendOrder(visitor, form)));
  expect(again.every((reply) => isOrder(reply.headers.location))).toBe(true);
  expect(await soldAndLeft()).toEqual({ sold: 200, left: 800, orders: 200 });
});
