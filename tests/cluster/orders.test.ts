import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { stockAlerts } from '#features/alerts/api.server';
import { createCode, issueCard } from '#features/promotions/api.server';
import { buildIfStale } from '../../bin/build.mjs';
import type { TestApp } from '../harness/app';
import { createShopBuilder } from '../harness/build-shop';
import { createTestDatabase, type TestDatabase } from '../harness/database';
import { fillOrder, sendOrder } from '../harness/ordering';
import { createRemote } from '../harness/remote';
import { createVisitor, hiddenField, type Visitor } from '../harness/visitor';
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

let buyers = 0;

/** Puts one piece in a cart and gets the form ready, for another buyer each time. */
const prepareBuyer = async (
  visitor: Visitor,
  productId: number,
  fields: Record<string, string> = {},
) => {
  const token = await visitor.token();
  const added = await visitor.post('/webcore/checkout/add', {
    item_id: productId,
    quantity: 1,
    etalage_token: token,
  });
  expect(added.statusCode).toBe(303);
  buyers += 1;
  const email = `koper${buyers}@klant.nl`;
  return fillOrder(visitor, { email, email_check: email, ...fields });
};

const isOrder = (location: unknown) => String(location).startsWith('/webcore/order/view/');

const soldAndLeft = async () => {
  const { rows } = await database.db.execute<{ sold: number; left: number; orders: number }>(sql`
    select (select coalesce(sum(quantity), 0)::int from order_lines) as sold,
      (select coalesce(sum(pieces), 0)::int from stock) as left,
      (select count(*)::int from orders) as orders`);
  return rows[0];
};

type Reserved = { variantId: number; storeId: number; email: string };

/** The form to have a piece in a store put aside, filled in: there is none once nothing is left. */
const fillReservation = async (visitor: Visitor, { variantId, storeId, email }: Reserved) => {
  const { body } = await visitor.get(
    `/webcore/reservation/new?variant_id=${variantId}&location_id=${storeId}`,
  );
  return {
    etalage_token: hiddenField(body, 'etalage_token'),
    reservation_key: hiddenField(body, 'reservation_key'),
    ...{ variant_id: variantId, location_id: storeId, firstname: 'An', email },
  };
};

/** Who were mailed that something is there again, once for each mail. */
const toldOfStock = async () => {
  const { rows } = await database.db.execute<{ to: string }>(
    sql`select "to" from mails where subject like '%is er weer' order by "to"`,
  );
  return rows.map(({ to }) => to);
};

const jobsLeft = async () => {
  const { rows } = await database.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job
    where name in ('stock.alerts', 'mail.send') and state in ('created', 'retry', 'active')`);
  return rows[0]?.count;
};

test('64 buyers at two processes, 20 pieces: exactly 20 are sold; a last piece in a store is put aside once, and who waits is mailed once', async () => {
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

  const build = createShopBuilder(database.db);
  const storeId = await build.store();
  await build.storeStock(storeId, product, 1);
  const variantId = product.variants[0]?.id ?? 0;
  const reserving = await Promise.all(
    buyers.slice(0, 8).map(async ({ visitor }, n) => {
      const wanted = { variantId, storeId, email: `an${n}@klant.nl` };
      return { visitor, form: await fillReservation(visitor, wanted) };
    }),
  );
  const answers = await Promise.all(
    reserving.map(({ visitor, form }) => visitor.post('/webcore/reservation/place', form)),
  );
  const led = answers.map(({ headers }) => String(headers.location ?? ''));
  expect(led.filter((href) => href.startsWith('/webcore/reservation/view/'))).toHaveLength(1);
  expect((await soldAndLeft())?.left).toBe(0);

  const waiting = ['an@klant.nl', 'bo@klant.nl', 'cas@klant.nl'];
  const now = new Date();
  await database.db.insert(stockAlerts).values(
    waiting.map((email, n) => ({
      variantId,
      email,
      token: `token-${n}`,
      state: 'waiting' as const,
      askedAt: now,
      invitedAt: now,
      confirmedAt: now,
    })),
  );
  await database.db.execute(sql`
    update stock set pieces = 1 from warehouses w where w.id = warehouse_id and w.kind = 'web'`);
  // Both processes hear of it, and both look each minute besides.
  await expect.poll(toldOfStock).toHaveLength(3);
  await expect.poll(jobsLeft).toBe(0);
  expect(await toldOfStock()).toEqual(waiting);
});

/** What was spent by codes and cards, as orders tell it and as their own books tell it. */
const moneyBooks = async () => {
  const { rows } = await database.db.execute<Record<string, number>>(sql`
    select (select uses from discount_codes) as uses,
      (select count(*)::int from discount_code_uses) as booked,
      (select count(*)::int from orders where discount_cents > 0) as used,
      (select initial_cents - balance_cents from gift_cards) as spent,
      (select -coalesce(sum(cents), 0)::int from gift_card_entries where kind = 'spend') as entries,
      (select coalesce(sum(gift_card_cents), 0)::int from orders) as paid,
      (select balance_cents from gift_cards) as balance`);
  return rows[0] ?? {};
};

const promote = async (cardCents: number, maxUses: number) => {
  const { db } = database;
  await createCode(db, { code: 'SAMEN', kind: 'amount', value: 100, maxUses });
  const card = { origin: 'cluster', cents: cardCents, now: new Date() };
  const { code } = await issueCard(db, 'secret', card);
  return { discount_code: 'SAMEN', giftcard: '1', giftcard_code: code };
};

const expectBooksToAgree = async () => {
  const books = await moneyBooks();
  expect(books.uses).toBe(books.used);
  expect(books.booked).toBe(books.used);
  expect(books.spent).toBe(books.paid);
  expect(books.entries).toBe(books.paid);
  expect(books.balance).toBeGreaterThanOrEqual(0);
};

test('a code for one and a card for three, 20 buyers at two processes: neither is overspent', async () => {
  const product = await createShopBuilder(database.db).product({ pieces: 100, priceCents: 5000 });
  const fields = await promote(15_000, 1);
  const servers = await Promise.all([startServer(), startServer()]);
  const buyers = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const visitor = visitorAt(() => servers[n % 2]?.address ?? '');
      const { discount_code, ...card } = fields;
      const own = n < 10 ? { discount_code } : card;
      return { visitor, form: await prepareBuyer(visitor, product.id, own) };
    }),
  );
  const replies = await Promise.all(buyers.map(({ visitor, form }) => sendOrder(visitor, form)));
  const placed = replies.map((reply) => isOrder(reply.headers.location));
  expect(placed.slice(0, 10).filter(Boolean)).toHaveLength(1);
  expect(placed.slice(10).filter(Boolean).length).toBeLessThanOrEqual(3);
  await expectBooksToAgree();
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
  const fields = await promote(100_000_000, 1000);
  let server = await startServer();
  const buyers = [];
  for (let n = 0; n < 200; n += 1) {
    const visitor = visitorAt(() => server.address);
    const own = n % 4 === 0 ? fields : {};
    buyers.push({ visitor, form: await prepareBuyer(visitor, product.id, own) });
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
  await expectBooksToAgree();

  // Whoever heard nothing tries again, with the same form: one order each, no more.
  const again = await Promise.all(buyers.map(({ visitor, form }) => sendOrder(visitor, form)));
  expect(again.every((reply) => isOrder(reply.headers.location))).toBe(true);
  expect(await soldAndLeft()).toEqual({ sold: 200, left: 800, orders: 200 });
  await expectBooksToAgree();
  expect((await moneyBooks()).used).toBe(50);
});
