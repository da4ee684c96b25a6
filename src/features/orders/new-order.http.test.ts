import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCard, issueCard } from '#features/promotions/api.server';
import { hrefAfterOrder } from './api.server';
import { createOrderShop, type OrderShop } from './order-shop.test-support';

let shop: OrderShop['shop'];
let place: OrderShop['place'];
let placed: OrderShop['placed'];
let again: OrderShop['again'];
let stockOf: OrderShop['stockOf'];
let log: OrderShop['log'];
let jobsOf: OrderShop['jobsOf'];
let pay: OrderShop['pay'];
beforeAll(async () => {
  ({ shop, place, placed, again, stockOf, log, jobsOf, pay } = await createOrderShop());
});
afterAll(() => shop.close());

test('an order for a provider waits as many minutes as the setting says, and is confirmed once it is paid', async () => {
  const product = await shop.build.product();
  const order = await placed(product);
  expect(order).toMatchObject({ paymentState: 'open', paymentTitle: 'iDEAL | Wero' });
  expect(order.expiresAt?.getTime()).toBe(order.placedAt.getTime() + 20 * 60_000);
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
  [{ quote: 'home=1-1:1x1@1' }, 'changed'],
  [{ quote: '' }, 'changed'],
] as const)('an order with %j is refused as %s, and nothing happens', async (more, kind) => {
  const product = await shop.build.product({ pieces: 4 });
  expect((await place(product, more)).kind).toBe(kind);
  expect(await stockOf(product)).toBe(4);
});

test('what went while it was shown is told: an empty cart, too few pieces, a sum that is higher', async () => {
  const product = await shop.build.product({ priceCents: 2000, pieces: 4 });
  const emptied = await place(product, {}, 2, (sessionId) =>
    shop.db.execute(sql`delete from cart_lines where cart_id in
      (select id from carts where session_id = ${sessionId})`),
  );
  expect(emptied).toEqual({ kind: 'empty' });
  const variantId = product.variants[0]?.id ?? 0;
  const setStock = (pieces: number) =>
    shop.db.execute(sql`update stock set pieces = ${pieces} where variant_id = ${variantId}`);
  expect(await place(product, {}, 2, () => setStock(1))).toEqual({ kind: 'unavailable' });
  await setStock(2);
  expect(await place(product, { quote: `home=100-100:${variantId}x2@2000` })).toEqual({
    kind: 'higher',
    totalCents: 4495,
  });
  expect(await stockOf(product)).toBe(2);
  expect((await place(product)).kind).toBe('placed');
});

test('who was told that all of it lies in his store is asked again when it does not', async () => {
  const store = await shop.build.store('Hoorn', ['09:30', '18:00']);
  const product = await shop.build.product({ pieces: 10 });
  await shop.build.storeStock(store, product, 2);
  const pickup = { id: store, title: 'Winkel', lines: ['Straat 1'] };
  const fetched = {
    ...{ payment: 'store', deliveryId: 'pickup', pickup, delivery: undefined, isAllHere: true },
  };
  expect((await place(product, fetched, 3)).kind).toBe('not-in-store');
  expect((await place(product, fetched, 2)).kind).toBe('placed');
  expect((await place(product, fetched, 2)).kind).toBe('not-in-store');
  expect((await place(product, { ...fetched, isAllHere: false }, 2)).kind).toBe('placed');
});

test('after ordering, who has yet to pay is led to where he pays, and others to the order', async () => {
  const order = await placed(await shop.build.product());
  const { token } = order;
  expect(hrefAfterOrder(shop.host, { token, payment: 'ideal' })).toBe(`/betaal/${token}`);
  expect(hrefAfterOrder(shop.host, { token, payment: 'none' })).toBe(
    `/webcore/order/view/${token}`,
  );
  const page = await shop.visitor().get(`/webcore/order/view/${token}`);
  expect(page.body).toContain('iDEAL | Wero');
  expect(page.body).toContain('Nog niet betaald.');
  expect(page.body).toContain('href="/betaal"');
});
