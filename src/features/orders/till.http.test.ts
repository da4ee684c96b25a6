import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/db/transact';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { cancelUnpaid, expireOrders, getOrder, markPaid, moveOrder } from './api.server';
import { mailExpired } from './server/mail-expired';
import { tellStore } from './server/tell-store';

const DAY = 86_400_000;
const STORE = 'utrecht@winkel.example';

let shop: TestShop;
let utrecht: number;
beforeAll(async () => {
  shop = await createTestShop();
  utrecht = await shop.build.store('Utrecht', ['09:30', '18:00']);
  await shop.db.execute(sql`update locations set email = ${STORE} where id = ${utrecht}`);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-03-02T11:00:00+01:00');
  await shop.mailbox.clear();
});

let count = 0;

/** An order of two pieces, fetched in Utrecht, where one of them lies. */
const place = async (more: Record<string, string> = {}) => {
  count += 1;
  const email = `till${count}@klant.nl`;
  const product = await shop.build.product({ pieces: 10 });
  await shop.build.storeStock(utrecht, product, 1);
  const visitor = await shop.buyer(product, 2);
  const form = await fillOrder(visitor, {
    ...{ delivery_method: 'pickup', pickup_location: String(utrecht), payment_method: 'store' },
    ...{ email, email_check: email },
    ...more,
  });
  expect((await sendOrder(visitor, form)).statusCode).toBe(303);
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`select id from orders where email = ${email}`,
  );
  return { id: rows[0]?.id ?? 0, email, product };
};

/** Runs the jobs of one order that wait. */
const work = async (id: number): Promise<void> => {
  const { token } = await getOrder(shop.host, id);
  const { rows } = await shop.db.execute<{ name: string; data: never }>(sql`
    delete from pgboss.job where state = 'created' and name in ('order.tell-store', 'order.expired')
      and (data->>'orderId' = ${String(id)} or data->>'token' = ${token}) returning name, data`);
  const context = { host: () => shop.host, mailer: shop.host.mailer };
  const run = { ...context, id: 'test', attempt: 1, signal: new AbortController().signal };
  for (const { name, data } of rows) {
    await (name === 'order.expired' ? mailExpired : tellStore).run(data, run);
  }
};

const step = (id: number, state: 'packed' | 'ready') =>
  transact(shop.db, (tx) => moveOrder(shop.host, tx, id, state, { by: 'cli:karin' }));

const stockOf = async (productId: number) => {
  const { rows } = await shop.db.execute<{ kind: string; pieces: number }>(sql`
    select w.kind, s.pieces from stock s join variants v on v.id = s.variant_id
    join warehouses w on w.id = s.warehouse_id where v.product_id = ${productId} order by w.kind`);
  return rows.map(({ kind, pieces }) => [kind, pieces]);
};

const stateOf = async (id: number) => (await getOrder(shop.host, id)).state;

test('a store is told what to put aside, and nothing of who ordered it; and that it is off', async () => {
  const { id, email } = await place({ remark: 'Bel mij even' });
  await work(id);
  const order = await getOrder(shop.host, id);
  const told = await shop.mailbox.getLast(STORE);
  expect(told.subject).toBe(`Klaarleggen: bestelling ${order.number}`);
  const [own, brought] = told.text.split(/komt uit het magazijn/i);
  expect(own).toMatch(/uit je eigen winkel[\s\S]*1 × /i);
  expect(brought).toContain('1 × ');
  expect(told.text).toContain('aan de kassa');
  const { firstName, lastName, street } = order.billing;
  const secrets = [email, firstName, lastName, street, 'Bel mij even'].filter(Boolean);
  expect(secrets.length).toBeGreaterThan(2);
  for (const secret of secrets) {
    expect(told.html).not.toContain(secret);
    expect(told.text).not.toContain(secret);
  }
  expect(await cancelUnpaid(shop.host, shop.db, id, 'customer')).toBe(true);
  await work(id);
  const off = await shop.mailbox.getLast(STORE);
  expect(off.subject).toBe(`Gaat niet door: bestelling ${order.number}`);
  expect(off.html).not.toContain(email);
  expect(await shop.mailbox.list(STORE)).toHaveLength(2);
});

test('a store hears of a transfer once it came in, and never of one that was cancelled before', async () => {
  const paid = await place({ payment_method: 'transfer' });
  await work(paid.id);
  expect(await shop.mailbox.list(STORE)).toEqual([]);
  await transact(shop.db, (tx) => markPaid(shop.host, tx, paid.id));
  await work(paid.id);
  await work(paid.id);
  expect((await shop.mailbox.list(STORE)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/betaald/),
  ]);
  const cancelled = await place({ payment_method: 'transfer' });
  await cancelUnpaid(shop.host, shop.db, cancelled.id, 'customer');
  await work(cancelled.id);
  expect(await shop.mailbox.list(STORE)).toHaveLength(1);
});

test('cancelled while the store is being told, it still hears that it is off', async () => {
  const { id } = await place();
  const { mailer } = shop.host;
  const send: typeof mailer.send = async (mail, sending) => {
    const sent = await mailer.send(mail, sending);
    if (mail.subject.startsWith('Klaarleggen')) {
      await cancelUnpaid(shop.host, shop.db, id, 'customer');
    }
    return sent;
  };
  const context = { host: () => shop.host, mailer: { ...mailer, send } };
  const run = { ...context, id: 'test', attempt: 1, signal: new AbortController().signal };
  await tellStore.run({ orderId: id }, run as Parameters<typeof tellStore.run>[1]);
  expect((await shop.mailbox.list(STORE)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Klaarleggen'),
    expect.stringContaining('Gaat niet door'),
  ]);
});

test('what is paid at the till is kept ten days from when it lay ready, then the pieces go back', async () => {
  const { id, email, product } = await place();
  await work(id);
  expect(await stockOf(product.id)).toEqual([
    ['store', 0],
    ['web', 9],
  ]);
  shop.clock.advance(9 * DAY);
  expect(await step(id, 'packed')).toBe(true);
  shop.clock.advance(9 * DAY);
  expect(await step(id, 'ready')).toBe(true);
  shop.clock.advance(10 * DAY - 1);
  await expireOrders(shop.host);
  expect(await stateOf(id)).toBe('ready');
  shop.clock.advance(1);
  await Promise.all([expireOrders(shop.host), expireOrders(shop.host)]);
  expect(await getOrder(shop.host, id)).toMatchObject({
    state: 'cancelled',
    paymentState: 'expired',
    expiresAt: null,
  });
  expect(await stockOf(product.id)).toEqual([
    ['store', 1],
    ['web', 10],
  ]);
  await work(id);
  const mail = await shop.mailbox.getLast(email);
  expect(mail.subject).toMatch(/^Je bestelling \S+ is vervallen$/);
  expect(mail.text).toContain('heeft 10 dagen voor je klaargelegen in Winkel Utrecht');
  expect((await shop.mailbox.getLast(STORE)).subject).toContain('Gaat niet door');
});

test('one that the store never made ready is given up too, with an apology', async () => {
  const { id, email } = await place();
  shop.clock.advance(10 * DAY);
  await expireOrders(shop.host);
  await work(id);
  expect(await stateOf(id)).toBe('cancelled');
  expect((await shop.mailbox.getLast(email)).text).toContain('niet gelukt');
});

test('what was paid at the till stays, however long ago', async () => {
  const { id } = await place();
  await step(id, 'ready');
  await transact(shop.db, (tx) => markPaid(shop.host, tx, id));
  shop.clock.advance(20 * DAY);
  await expireOrders(shop.host);
  expect(await stateOf(id)).toBe('ready');
});

test('a transfer that never came is told to its buyer', async () => {
  const { id, email } = await place({ payment_method: 'transfer' });
  shop.clock.advance(14 * DAY);
  await expireOrders(shop.host);
  await work(id);
  expect((await shop.mailbox.getLast(email)).text).toContain(
    'Je overschrijving is 14 dagen na je bestelling nog niet bij ons.',
  );
});
