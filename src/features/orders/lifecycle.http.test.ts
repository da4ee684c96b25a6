import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCode, findCard, issueCard } from '#features/promotions/api.server';
import { transact } from '#platform/db/transact';
import {
  cancelUnpaid,
  expireOrders,
  markMoney,
  markPaid,
  markPayment,
  moveOrder,
} from './api.server';
import { createOrderShop, type OrderShop } from './order-shop.test-support';
import { expireOrdersJob } from './server/expire';
import { purgeOldOrdersJob } from './server/retention';

let shop: OrderShop['shop'];
let settled: OrderShop['settled'];
let placed: OrderShop['placed'];
let again: OrderShop['again'];
let stockOf: OrderShop['stockOf'];
let log: OrderShop['log'];
let pay: OrderShop['pay'];
let jobsOf: OrderShop['jobsOf'];
beforeAll(async () => {
  ({ shop, settled, placed, again, stockOf, log, pay, jobsOf } = await createOrderShop());
});
beforeEach(() => settled.clear());
afterAll(() => shop.close());

test('what is not paid in time is given up, once, and everything is there again', async () => {
  const product = await shop.build.product({ priceCents: 2000, pieces: 5 });
  await createCode(shop.db, { code: 'TERUG', kind: 'amount', value: 500, maxUses: 1 });
  const now = shop.clock.now();
  const card = await issueCard(shop.db, 's', { origin: 'expiry', cents: 1000, now });
  const order = await placed(product, { codes: ['terug'], giftCards: [card.code] });
  expect(order).toMatchObject({ discountCents: 500, giftCardCents: 1000, totalCents: 3995 });
  expect((await findCard(shop.db, card.code))?.balanceCents).toBe(0);
  expect(await stockOf(product)).toBe(3);
  shop.clock.advance(19 * 60_000);
  await expireOrders(shop.host);
  expect((await again(order)).state).toBe('placed');
  shop.clock.advance(60_000);
  const expired = await Promise.all([1, 2, 3].map(() => expireOrders(shop.host)));
  expect(expired.reduce((sum, one) => sum + one)).toBe(1);
  expect(await again(order)).toMatchObject({ state: 'cancelled', paymentState: 'expired' });
  expect(await stockOf(product)).toBe(5);
  expect((await findCard(shop.db, card.code))?.balanceCents).toBe(1000);
  expect(await log(order)).toEqual(['placed', 'cancelled']);
  // The code counts again, for somebody else.
  expect((await placed(product, { codes: ['TERUG'] })).discountCents).toBe(500);
});

test('the provider is asked before an order is given up: what it knows comes first', async () => {
  const product = await shop.build.product({ pieces: 10 });
  const [known, waiting, away] = [
    await placed(product, {}, 1),
    await placed(product, {}, 1),
    await placed(product, {}, 1),
  ];
  settled.set(known.id, async (host) => {
    await transact(host.db, (tx) => markPaid(host, tx, known.id));
    return undefined;
  });
  settled.set(waiting.id, async () => 'wait');
  settled.set(away.id, async () => {
    throw new Error('the provider is away');
  });
  shop.clock.advance(61 * 60_000);
  shop.host.app.log.level = 'silent';
  await expireOrders(shop.host);
  shop.host.app.log.level = 'error';
  expect(await again(known)).toMatchObject({ state: 'placed', paymentState: 'paid' });
  expect((await again(waiting)).state).toBe('placed');
  expect((await again(away)).state).toBe('placed');
  settled.clear();
  expect(await expireOrders(shop.host)).toBe(2);
});

test('a payment after expiry is honoured when all is still there', async () => {
  const product = await shop.build.product({ pieces: 2 });
  const order = await placed(product);
  await cancelUnpaid(shop.host, shop.db, order.id, 'expired');
  expect(await stockOf(product)).toBe(2);
  expect(await pay(order)).toMatchObject({ kind: 'revived', order: { state: 'placed' } });
  expect(await again(order)).toMatchObject({
    state: 'placed',
    paymentState: 'paid',
    cancelledAt: null,
  });
  expect(await stockOf(product)).toBe(0);
  expect(await log(order)).toEqual(['placed', 'cancelled', 'revived', 'paid']);
});

test('an order that is taken up again uses its codes again, limits or not', async () => {
  const product = await shop.build.product();
  const usesOf = async (code: string) => {
    const { rows } = await shop.db.execute(sql`
      select c.uses, (select count(*)::int from discount_code_uses u
        where u.code_id = c.id and u.customer is not null) as customers
      from discount_codes c where c.code = ${code}`);
    return rows[0];
  };
  const code = { code: 'EENMALIG', kind: 'amount' as const, value: 100 };
  await createCode(shop.db, { ...code, maxUses: 1, oncePerCustomer: true });
  const email = 'code@klant.nl';
  const order = await placed(product, { codes: ['EENMALIG'], email });
  await cancelUnpaid(shop.host, shop.db, order.id, 'expired');
  expect(await usesOf('EENMALIG')).toEqual({ uses: 0, customers: 0 });
  const other = await placed(product, { codes: ['EENMALIG'] });
  expect((await pay(order)).kind).toBe('revived');
  expect(await usesOf('EENMALIG')).toEqual({ uses: 1, customers: 2 });
  await cancelUnpaid(shop.host, shop.db, other.id, 'customer');
  expect(await usesOf('EENMALIG')).toEqual({ uses: 1, customers: 1 });
});

test('a payment for what its buyer or staff cancelled does not bring it back', async () => {
  const product = await shop.build.product({ pieces: 10 });
  for (const reason of ['customer', 'staff', 'payment'] as const) {
    const order = await placed(product);
    await cancelUnpaid(shop.host, shop.db, order.id, reason);
    expect((await pay(order)).kind).toBe('late');
    expect(await again(order)).toMatchObject({ state: 'cancelled', paymentState: 'paid' });
  }
  expect(await stockOf(product)).toBe(10);
});

test('a payment after expiry that finds the pieces gone is known as money to give back', async () => {
  const product = await shop.build.product({ pieces: 2 });
  const now = shop.clock.now();
  const card = await issueCard(shop.db, 's', { origin: 'late', cents: 700, now });
  const order = await placed(product, { giftCards: [card.code] });
  await cancelUnpaid(shop.host, shop.db, order.id, 'expired');
  const other = await placed(product, {}, 1);
  expect((await pay(order)).kind).toBe('late');
  expect((await pay(order)).kind).toBe('late');
  expect(await again(order)).toMatchObject({ state: 'cancelled', paymentState: 'paid' });
  expect(await stockOf(product)).toBe(1);
  expect((await findCard(shop.db, card.code))?.balanceCents).toBe(700);
  expect(await log(order)).toEqual(['placed', 'cancelled', 'paid-late']);
  expect((await again(other)).state).toBe('placed');
});

test('news of a payment that comes late, double or out of turn changes nothing', async () => {
  const order = await placed(await shop.build.product());
  const mark = (state: Parameters<typeof markPayment>[3]) =>
    transact(shop.db, (tx) => markPayment(shop.host, tx, order.id, state));
  expect(await mark('failed')).toBe(true);
  expect(await mark('failed')).toBe(false);
  expect(await mark('pending')).toBe(true);
  expect(await mark('refunded')).toBe(false);
  expect(await mark('paid')).toBe(true);
  for (const late of ['failed', 'open', 'cancelled', 'expired', 'pending'] as const) {
    expect(await mark(late)).toBe(false);
  }
  const back = (moneyCents: number, chargedBackCents = 0) =>
    transact(shop.db, (tx) =>
      markMoney(shop.host, tx, order.id, { moneyCents, cardCents: 0, chargedBackCents }),
    );
  const { totalCents } = await again(order);
  expect(await back(0)).toBe(false);
  expect(await back(100)).toBe(true);
  expect(await back(totalCents)).toBe(true);
  expect(await back(totalCents)).toBe(false);
  expect(await back(0)).toBe(true);
  expect(await back(0, 100)).toBe(true);
  expect(await mark('paid')).toBe(false);
  expect(await log(order)).toEqual([
    'placed',
    'payment-failed',
    'payment-pending',
    'paid',
    'payment-partly-refunded',
    'payment-refunded',
    'payment-restored',
    'payment-charged-back',
  ]);
});

test('money that a provider tells of brings an order back as well, and that is news', async () => {
  const order = await placed(await shop.build.product());
  await cancelUnpaid(shop.host, shop.db, order.id, 'expired');
  const paid = () => transact(shop.db, (tx) => markPayment(shop.host, tx, order.id, 'paid'));
  expect(await paid()).toBe(true);
  expect(await paid()).toBe(false);
  expect((await again(order)).state).toBe('placed');
});

test('what follows from a payment is undone with it', async () => {
  const order = await placed(await shop.build.product());
  const undone = transact(shop.db, async (tx) => {
    await markPaid(shop.host, tx, order.id);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await again(order)).toMatchObject({ paymentState: 'open', paidAt: null });
  expect(await jobsOf(order)).toEqual([]);
});

test('the jobs of each minute and each night give up what is not paid, and forget what is old', async () => {
  const order = await placed(await shop.build.product());
  const context = { host: () => shop.host, mailer: shop.host.mailer };
  const run = { ...context, id: 'test', attempt: 1, signal: new AbortController().signal };
  shop.clock.advance(20 * 60_000);
  await expireOrdersJob.run({}, run);
  expect((await again(order)).state).toBe('cancelled');
  await purgeOldOrdersJob.run({}, run);
  expect((await again(order)).id).toBe(order.id);
  await shop.db.execute(
    sql`update orders set placed_at = placed_at - interval '9 years' where id = ${order.id}`,
  );
  await purgeOldOrdersJob.run({}, run);
  const { rows } = await shop.db.execute(sql`select 1 from orders where id = ${order.id}`);
  expect(rows).toEqual([]);
});

test('what is paid or under way is not cancelled as unpaid', async () => {
  const product = await shop.build.product();
  const paid = await placed(product);
  await pay(paid);
  expect(await cancelUnpaid(shop.host, shop.db, paid.id, 'customer')).toBe(false);
  const packed = await placed(product, { payment: 'transfer' });
  await transact(shop.db, (tx) => moveOrder(shop.host, tx, packed.id, 'packed', { by: 'staff' }));
  expect(await cancelUnpaid(shop.host, shop.db, packed.id, 'customer')).toBe(false);
  expect(await log(packed)).toEqual(['placed', 'packed']);
  // Only what is paid at the till is kept longer for having been packed.
  expect((await again(packed)).expiresAt).toEqual(packed.expiresAt);
});

test('an order goes its way one step after the other', async () => {
  const order = await placed(await shop.build.product());
  const move = (state: Parameters<typeof moveOrder>[3]) =>
    transact(shop.db, (tx) => moveOrder(shop.host, tx, order.id, state));
  expect(await move('done')).toBe(false);
  expect(await move('packed')).toBe(true);
  expect(await move('placed')).toBe(false);
  expect(await move('sent')).toBe(true);
  expect(await move('cancelled')).toBe(false);
  expect(await move('done')).toBe(true);
});
