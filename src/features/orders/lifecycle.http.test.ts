import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCode, findCard, issueCard } from '#features/promotions/api.server';
import { transact } from '#platform/db/transact';
import type { Feature } from '#platform/host';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { features } from '../../main/features';
import {
  cancelUnpaid,
  expireOrders,
  findOrderByToken,
  hrefAfterOrder,
  markMoney,
  markPaid,
  markPayment,
  moveOrder,
  placeOrder,
  priceOrder,
  registerPayments,
  seenOf,
} from './api.server';
import type { Order } from './server/order';

/** What the stand-in provider knows: an answer per order, or a fault. */
const settled = new Map<
  number,
  (host: TestShop['host'], order: Order) => Promise<'wait' | undefined>
>();

/** A provider in place of the real one. */
const provider: Feature = {
  name: 'payments',
  needs: ['orders'],
  setup: (host) =>
    registerPayments(host, {
      listMethods: async () => [{ id: 'ideal', title: 'iDEAL | Wero', needsProvider: true }],
      presentOnOrder: async () => ({ text: 'Nog niet betaald.', retryHref: '/betaal' }),
      startHref: (token) => `/betaal/${token}`,
      settle: async (own, order) => settled.get(order.id)?.(own, order),
    }),
};

let shop: TestShop;
beforeAll(async () => {
  const others = features.filter(({ name }) => name !== 'payments');
  shop = await createTestShop({ features: [...others, provider] });
});
beforeEach(() => settled.clear());
afterAll(() => shop.close());

const address = {
  firstName: 'An',
  lastName: 'de Wit',
  street: 'Oudegracht',
  housenumber: '12',
  housenumberSuffix: '',
  zipcode: '3511 AW',
  place: 'Utrecht',
  country: 'NL',
  phone: '',
};

type Product = Awaited<ReturnType<TestShop['build']['product']>>;
let count = 0;

/** Places an order as the checkout does once its form was found right. */
const place = async (
  product: Product,
  more: Partial<Parameters<typeof placeOrder>[1]> = {},
  quantity = 2,
) => {
  count += 1;
  await shop.buyer(product, quantity);
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`select session_id as id from carts order by carts.id desc limit 1`,
  );
  const request = { sessionId: rows[0]?.id ?? '', deliveryId: 'home', country: 'NL', ...more };
  const { lines, totals } = await priceOrder(shop.host, shop.db, request);
  return placeOrder(shop.host, {
    ...request,
    accountId: null,
    key: `key-${count}-0123456789`,
    seen: seenOf(lines, { [request.deliveryId]: totals }),
    email: `klant${count}@klant.nl`,
    billing: address,
    delivery: address,
    payment: 'ideal',
    remark: '',
    ...more,
  });
};

const placed = async (...args: Parameters<typeof place>): Promise<Order> => {
  const result = await place(...args);
  if (result.kind !== 'placed') throw new Error(result.kind);
  const order = await findOrderByToken(shop.host, result.token);
  if (!order) throw new Error('there is no order');
  return order;
};

const again = async (order: Order): Promise<Order> =>
  (await findOrderByToken(shop.host, order.token)) ?? order;

const piecesOf = async (product: Product) => {
  const { rows } = await shop.db.execute<{ n: number }>(sql`
    select sum(s.pieces)::int as n from stock s join variants v on v.id = s.variant_id
    where v.product_id = ${product.id}`);
  return rows[0]?.n;
};

const log = async (order: Order) => {
  const { rows } = await shop.db.execute<{ kind: string }>(
    sql`select kind from order_events where order_id = ${order.id} order by id`,
  );
  return rows.map(({ kind }) => kind);
};

const jobsOf = async (order: Order) => {
  const { rows } = await shop.db.execute<{ name: string }>(sql`
    select name from pgboss.job where data->>'token' = ${order.token} or data->>'orderId' = ${String(order.id)} order by name`);
  return rows.map(({ name }) => name);
};

const pay = (order: Order) => transact(shop.db, (tx) => markPaid(shop.host, tx, order.id));

test('an order for a provider waits an hour, and is confirmed once it is paid', async () => {
  const product = await shop.build.product();
  const order = await placed(product);
  expect(order).toMatchObject({ paymentState: 'open', paymentTitle: 'iDEAL | Wero' });
  expect(order.expiresAt?.getTime()).toBe(order.placedAt.getTime() + 60 * 60_000);
  expect(await jobsOf(order)).toEqual([]);
  expect((await pay(order)).kind).toBe('paid');
  expect((await pay(order)).kind).toBe('already');
  expect(await again(order)).toMatchObject({ paymentState: 'paid', expiresAt: null });
  expect(await jobsOf(order)).toEqual(['order.confirm']);
  expect(await log(order)).toEqual(['placed', 'paid']);
});

test('a transfer has 14 days, the till ten', async () => {
  const product = await shop.build.product();
  const transfer = await placed(product, { payment: 'transfer' });
  const days = ((transfer.expiresAt?.getTime() ?? 0) - transfer.placedAt.getTime()) / 86_400_000;
  expect(days).toBe(14);
  const pickup = { id: 1, title: 'Winkel', lines: ['Straat 1'] };
  const atTill = { payment: 'store', deliveryId: 'pickup', pickup, delivery: undefined };
  const { expiresAt, placedAt } = await placed(product, atTill);
  expect(((expiresAt?.getTime() ?? 0) - placedAt.getTime()) / 86_400_000).toBe(10);
});

test('what is not paid in time is given up, once, and everything is there again', async () => {
  const product = await shop.build.product({ priceCents: 2000, pieces: 5 });
  await createCode(shop.db, { code: 'TERUG', kind: 'amount', value: 500, maxUses: 1 });
  const now = shop.clock.now();
  const card = await issueCard(shop.db, 's', { origin: 'expiry', cents: 1000, now });
  const order = await placed(product, { codes: ['terug'], giftCards: [card.code] });
  expect(order).toMatchObject({ discountCents: 500, giftCardCents: 1000, totalCents: 3995 });
  expect((await findCard(shop.db, card.code))?.balanceCents).toBe(0);
  expect(await piecesOf(product)).toBe(3);
  shop.clock.advance(59 * 60_000);
  await expireOrders(shop.host);
  expect((await again(order)).state).toBe('placed');
  shop.clock.advance(60_000);
  const expired = await Promise.all([1, 2, 3].map(() => expireOrders(shop.host)));
  expect(expired.reduce((sum, one) => sum + one)).toBe(1);
  expect(await again(order)).toMatchObject({ state: 'cancelled', paymentState: 'expired' });
  expect(await piecesOf(product)).toBe(5);
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
  expect(await piecesOf(product)).toBe(2);
  expect((await pay(order)).kind).toBe('revived');
  expect(await again(order)).toMatchObject({
    state: 'placed',
    paymentState: 'paid',
    cancelledAt: null,
  });
  expect(await piecesOf(product)).toBe(0);
  expect(await log(order)).toEqual(['placed', 'cancelled', 'revived', 'paid']);
});

test('a payment for what its buyer or staff cancelled does not bring it back', async () => {
  const product = await shop.build.product({ pieces: 10 });
  for (const reason of ['customer', 'staff', 'payment'] as const) {
    const order = await placed(product);
    await cancelUnpaid(shop.host, shop.db, order.id, reason);
    expect((await pay(order)).kind).toBe('late');
    expect(await again(order)).toMatchObject({ state: 'cancelled', paymentState: 'paid' });
  }
  expect(await piecesOf(product)).toBe(10);
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
  expect(await piecesOf(product)).toBe(1);
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

test('what is paid or under way is not cancelled as unpaid', async () => {
  const product = await shop.build.product();
  const paid = await placed(product);
  await pay(paid);
  expect(await cancelUnpaid(shop.host, shop.db, paid.id, 'customer')).toBe(false);
  const packed = await placed(product, { payment: 'transfer' });
  await transact(shop.db, (tx) => moveOrder(shop.host, tx, packed.id, 'packed', { by: 'staff' }));
  expect(await cancelUnpaid(shop.host, shop.db, packed.id, 'customer')).toBe(false);
  expect(await log(packed)).toEqual(['placed', 'packed']);
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

test('a gift card that covers everything leaves nothing to pay, and no way to pay', async () => {
  const now = shop.clock.now();
  const card = await issueCard(shop.db, 's', { origin: 'all', cents: 10_000, now });
  const product = await shop.build.product({ priceCents: 3000 });
  const order = await placed(product, { giftCards: [card.code], payment: 'ideal' });
  expect(order).toMatchObject({
    paymentMethod: 'none',
    paymentState: 'paid',
    totalCents: 6000,
    giftCardCents: 6000,
    expiresAt: null,
    vat: [{ rate: 21, cents: 1041 }],
  });
  expect(await log(order)).toEqual(['placed', 'paid']);
  expect(await jobsOf(order)).toEqual(['order.confirm']);
  expect((await findCard(shop.db, card.code))?.balanceCents).toBe(4000);
});

test.each([
  [{ payment: 'none' }, 'payment'],
  [{ payment: 'free-money' }, 'payment'],
  [{ payment: 'store' }, 'payment'],
  [{ deliveryId: 'teleport' }, 'delivery'],
  [{ codes: ['BESTAATNIET'] }, 'promotion'],
  [{ giftCards: ['AAAA-BBBB-CCCC-DDDD'] }, 'promotion'],
  [{ seen: 'home=1-1:1x1@1' }, 'changed'],
  [{ seen: '' }, 'changed'],
] as const)('an order with %j is refused as %s, and nothing happens', async (more, kind) => {
  const product = await shop.build.product({ pieces: 4 });
  expect((await place(product, more)).kind).toBe(kind);
  expect(await piecesOf(product)).toBe(4);
});

test('S7.3/3 after ordering, who has yet to pay is led to where he pays, and others to the order', async () => {
  const order = await placed(await shop.build.product());
  const { token } = order;
  expect(hrefAfterOrder(shop.host, { token, payment: 'ideal' })).toBe(`/betaal/${token}`);
  expect(hrefAfterOrder(shop.host, { token, payment: 'none' })).toBe(
    `/webcore/order/view/${token}`,
  );
  const page = await shop.visitor().get(`/webcore/order/view/${token}`);
  expect(page.body).toContain('iDEAL | Wero, nog te betalen');
  expect(page.body).toContain('Nog niet betaald.');
  expect(page.body).toContain('href="/betaal"');
});
