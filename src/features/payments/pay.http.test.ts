import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireOrders, moveOrder } from '#features/orders/api.server';
import { transact } from '#platform/db/transact';
import { createMollieShop, type MollieShop } from '../../../tests/harness/mollie-shop';
import { hiddenField } from '../../../tests/harness/visitor';

let shop: MollieShop;
beforeAll(async () => {
  shop = await createMollieShop();
});
beforeEach(() => {
  shop.mollie.faults.length = 0;
  shop.mollie.asked.length = 0;
});
afterAll(() => shop.close());

const attempts = (order: { id: number }) =>
  shop.rows<{ state: string; current: boolean; provider_id: string; use: string | null }>(sql`
    select state, current, provider_id, use from payments where order_id = ${order.id} order by id`);

const MINUTE = 60_000;

test('an order that is placed is paid at the payment service, by a page of our own', async () => {
  const order = await shop.place();
  const reply = await order.visitor.get(order.start);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'referrer-policy': 'same-origin',
  });
  const [asked] = shop.mollie.asked.filter(({ path }) => path === '/v2/payments');
  expect(asked?.body).toEqual({
    amount: { currency: 'EUR', value: '50.00' },
    description: order.number,
    redirectUrl: `https://winkel.example/webcore/payment/return/${order.token}`,
    webhookUrl: 'https://winkel.example/webcore/payment/notice/mollie',
    method: 'ideal',
    locale: 'nl_NL',
    metadata: { order: order.number, key: asked?.key },
  });
  const [payment] = shop.mollie.list().filter(({ description }) => description === order.number);
  const href = `${shop.mollie.url}/checkout/${payment?.id}`;
  expect(reply.headers.refresh).toBe(`0; url=${href}`);
  expect(reply.body).toContain(`href="${href}"`);
  expect(reply.body).toContain('iDEAL | Wero');
});

test('what was paid is asked of the service when the buyer comes back, and his order tells', async () => {
  const order = await shop.place();
  const id = await shop.begin(order);
  shop.mollie.settle(id, 'paid');
  const back = await shop.comeBack(order);
  expect(back.statusCode).toBe(303);
  expect(back.headers.location).toBe(`/webcore/order/view/${order.token}`);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'placed', payment_state: 'paid' });
  const page = await order.visitor.get(String(back.headers.location));
  expect(page.body).toContain('Betaald met iDEAL | Wero op 2 maart 2026.');
  expect(page.body).toMatch(/<h1[^>]*>Dank je wel, An</);
  expect(page.body).toContain('We pakken je bestelling in.');
  expect(await shop.eventsOf(order)).toEqual(['placed', 'payment-started', 'paid']);
  const again = await order.visitor.get(order.start);
  expect(again.headers.location).toBe(`/webcore/order/view/${order.token}`);
});

test('coming back says nothing of itself: what is open stays open', async () => {
  const order = await shop.place();
  await shop.begin(order);
  const page = await order.visitor.get(String((await shop.comeBack(order)).headers.location));
  expect(page.body).toContain('Je hebt nog niet betaald.');
  expect(page.body).toMatch(/<h1[^>]*>Bijna klaar, An</);
  expect(page.body).toContain(order.start);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'open' });
});

test('while the bank is at work, the order says so', async () => {
  const order = await shop.place();
  shop.mollie.settle(await shop.begin(order), 'pending');
  const page = await order.visitor.get(String((await shop.comeBack(order)).headers.location));
  expect(page.body).toContain('We wachten op je bank.');
  expect(page.body).not.toContain(`/webcore/payment/retry/${order.token}`);
});

test.each([
  ['failed', 'Betaling niet gelukt', 'De betaling is niet gelukt.'],
  ['canceled', 'Betaling geannuleerd', 'Je hebt de betaling geannuleerd.'],
  ['expired', 'Betaling niet gelukt', 'Het betalen duurde te lang'],
] as const)(
  'a payment that is %s is told first, and can be tried again, in another way too',
  async (state, heading, text) => {
    const order = await shop.place();
    const first = await shop.begin(order);
    shop.mollie.settle(first, state);
    const page = await order.visitor.get(String((await shop.comeBack(order)).headers.location));
    expect(page.body).toContain(text);
    expect(page.body).toMatch(new RegExp(`<h1[^>]*>${heading}<`));
    expect(page.body).toContain('Is het er op 2 maart 2026 om 10:20 niet, dan vervalt');
    expect(page.body).not.toContain('We pakken je bestelling in.');
    const retry = `/webcore/payment/retry/${order.token}`;
    expect(page.body).toContain(retry);
    const form = await order.visitor.get(retry);
    expect(form.body).toContain(text);
    const etalage_token = hiddenField(form.body, 'etalage_token');
    expect((await order.visitor.post(retry, { payment_method: 'paypal' })).statusCode).toBe(403);
    const wrong = await order.visitor.post(retry, { etalage_token, payment_method: 'goud' });
    expect(wrong.statusCode).toBe(422);
    const chosen = await order.visitor.post(retry, { etalage_token, payment_method: 'paypal' });
    expect(chosen.headers.location).toBe(order.start);
    const second = await shop.begin(order);
    expect(second).not.toBe(first);
    expect(shop.mollie.get(second).method).toBe('paypal');
    shop.mollie.settle(second, 'paid');
    await shop.comeBack(order);
    expect(await shop.orderOf(order)).toMatchObject({
      payment_state: 'paid',
      payment_method: 'paypal',
    });
  },
);

test('who chooses a transfer after all gets its data and the confirmation', async () => {
  const order = await shop.place();
  shop.mollie.settle(await shop.begin(order), 'canceled');
  await shop.comeBack(order);
  const retry = `/webcore/payment/retry/${order.token}`;
  const etalage_token = hiddenField((await order.visitor.get(retry)).body, 'etalage_token');
  const reply = await order.visitor.post(retry, { etalage_token, payment_method: 'transfer' });
  expect(reply.headers.location).toBe(`/webcore/order/view/${order.token}`);
  const page = await order.visitor.get(String(reply.headers.location));
  expect(page.body).toContain('Zo maak je het over');
  const [job] = await shop.rows<{ n: number }>(sql`
    select count(*)::int as n from pgboss.job
    where name = 'order.confirm' and (data->>'orderId')::int = ${order.id}`);
  expect(job?.n).toBe(1);
  expect((await order.visitor.get(order.start)).headers.location).toContain('/order/view/');
});

test('another way to pay online, however late, keeps pieces no longer than the first; its money still counts', async () => {
  const order = await shop.place();
  await shop.begin(order);
  shop.clock.advance(19 * MINUTE);
  const retry = `/webcore/payment/retry/${order.token}`;
  const form = await order.visitor.get(retry);
  expect(form.body).toContain('We houden hem voor je vast tot 2 maart 2026 om 10:20.');
  const etalage_token = hiddenField(form.body, 'etalage_token');
  await order.visitor.post(retry, { etalage_token, payment_method: 'paypal' });
  const late = await shop.begin(order);
  await expireOrders(shop.host);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'placed' });
  shop.clock.advance(MINUTE);
  await expireOrders(shop.host);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'cancelled', payment_state: 'expired' });
  const [told] = await shop.rows<{ n: number }>(sql`
    select count(*)::int as n from pgboss.job
    where name = 'order.expired' and (data->>'orderId')::int = ${order.id}`);
  expect(told?.n).toBe(1);
  shop.mollie.settle(late, 'paid');
  await shop.comeBack(order);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'placed', payment_state: 'paid' });
  shop.clock.advance(-20 * MINUTE);
});

test('changing from one way to pay to another again and again keeps nothing in store for ever', async () => {
  const order = await shop.place();
  const retry = `/webcore/payment/retry/${order.token}`;
  const choose = async (payment_method: string) => {
    const etalage_token = hiddenField((await order.visitor.get(retry)).body, 'etalage_token');
    return order.visitor.post(retry, { etalage_token, payment_method });
  };
  const placed = shop.clock.now().getTime();
  for (let turn = 0; turn < 13; turn += 1) {
    expect((await choose(turn % 2 === 0 ? 'transfer' : 'paypal')).statusCode).toBe(303);
    shop.clock.advance(24 * 60 * MINUTE);
  }
  expect((await choose('transfer')).statusCode).toBe(303);
  const [row] = await shop.rows<{ expires_at: string }>(
    sql`select expires_at from orders where id = ${order.id}`,
  );
  expect(new Date(row?.expires_at ?? 0).getTime()).toBe(placed + 14 * 24 * 60 * MINUTE);
  shop.clock.advance(24 * 60 * MINUTE);
  await expireOrders(shop.host);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'cancelled', payment_state: 'expired' });
});

test('what lies ready in a store is given up too when its buyer chose to pay it online', async () => {
  const store = await shop.build.store('Zwolle', ['09:30', '18:00']);
  const order = await shop.place({
    ...{ delivery_method: 'pickup', pickup_location: String(store), payment_method: 'store' },
  });
  const retry = `/webcore/payment/retry/${order.token}`;
  for (const state of ['packed', 'ready'] as const) {
    await transact(shop.db, (tx) => moveOrder(shop.host, tx, order.id, state));
  }
  const form = await order.visitor.get(retry);
  // It doesn't lie there until a transfer came.
  expect(form.body).not.toContain('value="transfer"');
  const etalage_token = hiddenField(form.body, 'etalage_token');
  const refused = await order.visitor.post(retry, { etalage_token, payment_method: 'transfer' });
  expect(refused.statusCode).toBe(422);
  const chosen = await order.visitor.post(retry, { etalage_token, payment_method: 'ideal' });
  expect(chosen.headers.location).toBe(order.start);
  shop.clock.advance(10 * 24 * 60 * MINUTE);
  await expireOrders(shop.host);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'cancelled', payment_state: 'expired' });
  const [told] = await shop.rows<{ n: number }>(sql`
    select count(*)::int as n from pgboss.job
    where name = 'order.expired' and (data->>'orderId')::int = ${order.id}`);
  expect(told?.n).toBe(1);
});

test('fifty starts at once make one payment', async () => {
  const order = await shop.place();
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => order.visitor.get(order.start)),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ headers }) => headers.refresh)).size).toBe(1);
  expect(await attempts(order)).toHaveLength(1);
  const made = shop.mollie.list().filter(({ description }) => description === order.number);
  expect(made).toHaveLength(1);
});

test('a service that fails once is asked again and makes one payment', async () => {
  for (const fault of [
    { kind: 'status', status: 503 },
    { kind: 'status', status: 429 },
    { kind: 'cut' },
    { kind: 'nonsense' },
    { kind: 'slow', ms: Number.POSITIVE_INFINITY },
  ] as const) {
    const order = await shop.place();
    shop.mollie.faults.push(fault);
    await shop.begin(order);
    const made = shop.mollie.list().filter(({ description }) => description === order.number);
    expect(made).toHaveLength(1);
  }
});

test('a service that is away costs nobody his order, and gets the same question later', async () => {
  const order = await shop.place();
  const away = { kind: 'status', status: 500 } as const;
  shop.mollie.faults.push(away, away, away);
  const reply = await order.visitor.get(order.start);
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('30');
  expect(reply.body).toContain('nu even niet bereikbaar');
  expect(reply.body).toContain('Overschrijving');
  await shop.begin(order);
  expect(await attempts(order)).toHaveLength(1);
  const keys = shop.mollie.asked.filter(({ path }) => path === '/v2/payments');
  expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
});

test('placed while the service answers nothing at all, an order stands and says how to go on', async () => {
  await shop.place();
  shop.clock.advance(11 * MINUTE);
  const silent = { kind: 'slow', ms: Number.POSITIVE_INFINITY } as const;
  shop.mollie.faults.push(...Array(20).fill(silent));
  const order = await shop.place();
  const reply = await order.visitor.get(order.start);
  expect(reply.statusCode).toBe(503);
  expect(reply.body).toContain(order.number);
  expect(reply.body).toContain('nu even niet bereikbaar');
  expect(reply.body).toContain(`action="${order.start.replace('/start/', '/retry/')}"`);
  const page = await order.visitor.get(`/webcore/order/view/${order.token}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`href="${order.start}"`);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'placed', payment_state: 'open' });
  shop.mollie.faults.length = 0;
  shop.mollie.settle(await shop.begin(order), 'paid');
  await shop.comeBack(order);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'paid' });
});

test('a way to pay that the service refuses can be left for another', async () => {
  const order = await shop.place();
  shop.mollie.faults.push({ kind: 'status', status: 422 });
  const reply = await order.visitor.get(order.start);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('Op deze manier betalen lukt nu niet.');
  await shop.begin(order);
  expect((await attempts(order)).map(({ state }) => state)).toEqual(['failed', 'open']);
});

test('a payment that ran out while its notice was lost is replaced when the buyer starts again', async () => {
  const order = await shop.place();
  const first = await shop.begin(order);
  expect(await shop.begin(order)).toBe(first);
  shop.mollie.settle(first, 'expired');
  shop.clock.advance(20 * MINUTE);
  expect(await shop.begin(order)).not.toBe(first);
  shop.clock.advance(-20 * MINUTE);
});

test('an order that nobody has, or that needs no payment, is not begun to be paid', async () => {
  const visitor = shop.visitor();
  for (const place of ['start', 'return', 'retry']) {
    expect((await visitor.get(`/webcore/payment/${place}/${'x'.repeat(32)}`)).statusCode).toBe(404);
  }
  const order = await shop.place({ payment_method: 'transfer' });
  expect((await visitor.get(order.start)).headers.location).toContain('/order/view/');
  const head = await shop.inject({ method: 'HEAD', url: (await shop.place()).start });
  expect(head.statusCode).toBe(404);
  expect(shop.mollie.asked.filter(({ path }) => path === '/v2/payments')).toEqual([]);
});

test('one order gets so many attempts and no more', async () => {
  const order = await shop.place();
  for (let attempts = 0; attempts < 25; attempts += 1) {
    shop.mollie.settle(await shop.begin(order), 'canceled');
    await shop.comeBack(order);
  }
  const reply = await order.visitor.get(order.start);
  expect(reply.body).toContain('Dit is vaak geprobeerd.');
  expect(await attempts(order)).toHaveLength(25);
});

test('pay later gets lines that come to the sum, and is taken when the order is sent', async () => {
  const order = await shop.place({ payment_method: 'riverty' });
  const id = await shop.begin(order);
  const asked = shop.mollie.asked.find(({ path }) => path === '/v2/payments')?.body;
  expect(asked).toMatchObject({
    captureMode: 'manual',
    lines: [{ type: 'physical', quantity: 1, totalAmount: { value: '50.00' }, vatRate: '21.00' }],
    billingAddress: { givenName: 'An', city: 'Utrecht', country: 'NL' },
  });
  shop.mollie.settle(id, 'authorized');
  const page = await order.visitor.get(String((await shop.comeBack(order)).headers.location));
  expect(page.body).toContain('Riverty is akkoord.');
  await shop.watch();
  expect(shop.mollie.get(id).status).toBe('authorized');
  await shop.rows(sql`update orders set state = 'sent' where id = ${order.id}`);
  await shop.watch();
  expect(shop.mollie.get(id).status).toBe('paid');
  expect(await attempts(order)).toMatchObject([{ state: 'paid', use: 'order' }]);
});
