import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCode, findCard, issueCard } from '#features/promotions/api.server';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';

let shop: FulfilmentShop;
beforeAll(async () => {
  shop = await createFulfilmentShop();
});
afterAll(() => shop.close());

type Placed = Awaited<ReturnType<FulfilmentShop['paid']>>;

const card = (origin: string, cents: number) =>
  issueCard(shop.db, shop.host.config.secret, { origin, cents, now: shop.clock.now() });
const balanceOf = async (code: string) => (await findCard(shop.db, code))?.balanceCents;
const withCard = (code: string) => ({ giftcard: '1', giftcard_code: code });

/** Euros that Mollie was asked to give back for an order. */
const atMollie = async ({ id }: Placed) => {
  const [row] = await shop.rows<{ tr: string }>(
    sql`select provider_id as tr from payments where order_id = ${id}`,
  );
  return row ? shop.mollie.get(row.tr).refunds.map(({ amount }) => amount.value) : [];
};

test('paid partly by gift card: money goes back as money, and the rest to the card', async () => {
  const { code } = await card('part', 3000);
  const order = await shop.paid(withCard(code), { quantity: 2 });
  expect(await balanceOf(code)).toBe(0);
  const first = await shop.giveBack(order);
  expect(first.json().data).toMatchObject({ refund_cents: 5000 });
  await shop.workAll();
  expect(await atMollie(order)).toEqual(['50.00']);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'partly-refunded' });
  await shop.giveBack(order);
  await shop.workAll();
  expect(await atMollie(order)).toEqual(['50.00', '20.00']);
  expect(await balanceOf(code)).toBe(3000);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'refunded' });
  const more = { cents: 1, key: 'more' };
  const refused = await shop.call('POST', `order/${order.number}/refund`, { body: more });
  expect(refused.statusCode).toBe(422);
});

test('paid by gift card alone: all of it goes back to the card, and the order knows', async () => {
  const { code } = await card('whole', 6000);
  const order = await shop.paid(withCard(code));
  expect(await shop.orderOf(order)).toMatchObject({
    payment_method: 'none',
    payment_state: 'paid',
  });
  const assessed = await shop.giveBack(order);
  expect(assessed.json().data).toMatchObject({ state: 'refunded', refund_cents: 5000 });
  expect(await balanceOf(code)).toBe(6000);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'refunded' });
  expect(await shop.rows(sql`select id from refunds where order_id = ${order.id}`)).toEqual([]);
});

test('cancelled by its buyer: the card is whole again, and can be spent again', async () => {
  const { code } = await card('cancel', 5000);
  const order = await shop.paid(withCard(code));
  const replies = await Promise.all([1, 2].map(() => shop.post(order, 'cancel')));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect(await balanceOf(code)).toBe(5000);
  expect(await shop.orderOf(order)).toMatchObject({
    state: 'cancelled',
    payment_state: 'refunded',
  });
});

test('returned piece by piece, the discount and the delivery sum up to what was paid', async () => {
  await createCode(shop.db, { code: 'DEEL', kind: 'amount', value: 1000 });
  const product = { priceCents: 999 };
  const order = await shop.paid({ discount_code: 'DEEL' }, { quantity: 3, product });
  const [paid] = await shop.rows<{ total: number; delivery: number }>(
    sql`select total_cents as total, delivery_cents as delivery from orders where id = ${order.id}`,
  );
  expect(paid).toEqual({ total: 2997 - 1000 + 495, delivery: 495 });
  await shop.call('POST', `order/${order.number}/ship`, { body: {} });
  const cents: number[] = [];
  for (const _ of [1, 2, 3]) {
    cents.push((await shop.giveBack(order)).json().data.refund_cents);
    await shop.workAll();
  }
  expect(cents.slice(0, 2)).toEqual([665, 666]);
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(paid?.total);
  expect(cents[2]).toBe(1997 - 665 - 666 + 495);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'refunded' });
  const rows = await shop.rows<{ content: { totalCents: number } }>(
    sql`select content from invoices where order_id = ${order.id} and series = 'credit'
      order by id`,
  );
  expect(rows.map(({ content }) => -content.totalCents)).toEqual(cents);
});

test('a withdrawal, a refund by staff and a cancellation at once give back no more than was paid', async () => {
  const { code } = await card('race', 2000);
  for (const round of [1, 2]) {
    const order = await shop.paid(round === 1 ? withCard(code) : {});
    const money = round === 1 ? 3000 : 5000;
    const refund = (key: string) =>
      shop.call('POST', `order/${order.number}/refund`, { body: { cents: 2500, key } });
    const withdrawn = shop.withdraw(order);
    await Promise.all([refund('a'), refund('b'), refund('c'), withdrawn]);
    await shop.call('POST', `order/${order.number}/cancel`);
    await shop.workAll();
    const back = (await atMollie(order)).reduce((sum, value) => sum + Number(value) * 100, 0);
    expect([round, back]).toEqual([round, money]);
    expect(await balanceOf(code)).toBe(2000);
    expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'refunded' });
  }
});

const giftCards = { kind: 'giftcard', priceCents: 2500, vatRate: 0 } as const;

/** An order of two gift cards that was paid, and their codes. */
const boughtCards = async () => {
  const order = await shop.paid({}, { quantity: 2, product: giftCards });
  const { sendGiftCards } = await import('#features/orders/server/jobs');
  const context = { host: () => shop.host, mailer: shop.host.mailer };
  const signal = new AbortController().signal;
  await sendGiftCards.run({ orderId: order.id }, { ...context, id: 'test', attempt: 1, signal });
  const mail = await shop.mailbox.getLast(order.email);
  const codes = [...new Set(mail.text.match(/(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/g))];
  expect(codes).toHaveLength(2);
  return { order, codes: codes as [string, string] };
};

test('a gift card that goes back pays nothing any more; one that was used does not go back', async () => {
  const { order, codes } = await boughtCards();
  await shop.paid(withCard(codes[0]));
  await shop.call('POST', `order/${order.number}/ship`, { body: {} });
  const assessed = await shop.giveBack(order);
  expect(assessed.json().data).toMatchObject({ refund_cents: 2500 });
  expect([await balanceOf(codes[0]), await balanceOf(codes[1])]).toEqual([0, 0]);
  const used = await shop.giveBack(order);
  expect([used.statusCode, used.json().code]).toEqual([409, 'card_used']);
  await shop.workAll();
  expect(await atMollie(order)).toEqual(['25.00']);
});

test('an order of gift cards is cancelled by staff with its cards, unless one was used', async () => {
  const whole = await boughtCards();
  const cancelled = await shop.call('POST', `order/${whole.order.number}/cancel`);
  expect(cancelled.statusCode).toBe(200);
  expect(await balanceOf(whole.codes[0])).toBe(0);
  const used = await boughtCards();
  await shop.paid(withCard(used.codes[1]));
  const refused = await shop.call('POST', `order/${used.order.number}/cancel`);
  expect(refused.json()).toMatchObject({ code: 'card_used' });
  expect(await balanceOf(used.codes[0])).toBe(2500);
  expect(await shop.orderOf(used.order)).toMatchObject({ state: 'placed', payment_state: 'paid' });
});

test('a transfer that comes after its time takes the order up again, or is given back by hand', async () => {
  const { expireOrders } = await import('#features/orders/api.server');
  const late = await shop.place({ payment_method: 'transfer' });
  const gone = await shop.place({ payment_method: 'transfer' }, 1);
  shop.clock.advance(15 * 86_400_000);
  await shop.renewTokens();
  await expireOrders(shop.host);
  await shop.rows(
    sql`update stock set pieces = 0 where variant_id = ${gone.product.variants[0]?.id}`,
  );
  for (const order of [late, gone]) {
    expect(await shop.orderOf(order)).toMatchObject({ state: 'cancelled' });
    expect((await shop.call('POST', `order/${order.number}/paid`)).statusCode).toBe(200);
    expect((await shop.call('POST', `order/${order.number}/paid`)).statusCode).toBe(409);
  }
  expect(await shop.orderOf(late)).toMatchObject({ state: 'placed', payment_state: 'paid' });
  const { data } = (await shop.call('GET', 'refund')).json();
  const task = data.find((one: { order: string }) => one.order === gone.number);
  expect(task).toMatchObject({ cents: 5000, state: 'by-hand', reason: 'late' });
  const asStaff = { token: shop.tokens.staff };
  expect((await shop.call('GET', 'refund', asStaff)).statusCode).toBe(403);
  expect((await shop.call('POST', `refund/${task.id}/done`, asStaff)).statusCode).toBe(403);
  expect((await shop.call('POST', `refund/${task.id}/done`)).statusCode).toBe(200);
  expect((await shop.call('POST', `refund/${task.id}/done`)).statusCode).toBe(409);
  expect((await shop.call('POST', 'refund/x/done')).statusCode).toBe(409);
  expect(await shop.orderOf(gone)).toMatchObject({ payment_state: 'refunded' });
  const listed = (await shop.call('GET', 'order?payment_state=refunded')).json().data;
  expect(listed.map((one: { number: string }) => one.number)).toContain(gone.number);
});

test('what is cancelled unpaid while it lies ready waits for no money', async () => {
  const store = await shop.build.store();
  const fetched = { delivery_method: 'pickup', pickup_location: String(store) };
  const order = await shop.place({ ...fetched, payment_method: 'store' });
  await shop.call('POST', `order/${order.number}/ready`);
  await shop.call('POST', `order/${order.number}/cancel`);
  expect(await shop.orderOf(order)).toMatchObject({
    state: 'cancelled',
    payment_state: 'cancelled',
  });
});
