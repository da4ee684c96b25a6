import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireOrders } from '#features/orders/api.server';
import { payments } from '#kernel/limits';
import { createMollieShop, type MollieShop } from '../../../tests/harness/mollie-shop';

let shop: MollieShop;
beforeAll(async () => {
  shop = await createMollieShop();
});
beforeEach(() => {
  shop.mollie.faults.length = 0;
  shop.mollie.asked.length = 0;
});
afterAll(() => shop.close());

const MINUTE = 60_000;
type Placed = Awaited<ReturnType<MollieShop['place']>>;

const stockOf = async ({ product }: Placed) =>
  (
    await shop.rows<{ n: number }>(sql`
      select sum(s.pieces)::int as n from stock s join variants v on v.id = s.variant_id
      where v.product_id = ${product.id}`)
  )[0]?.n;

const refundsOf = (order: Placed) =>
  shop.rows<{ amount_cents: number; state: string; reason: string }>(sql`
    select amount_cents, state, reason from refunds where order_id = ${order.id} order by id`);

const noticesOf = (id: string) =>
  shop.rows<{ outcome: string | null; body: string }>(sql`
    select outcome, body from payment_notices where provider_id = ${id} order by id`);

const subjects = async ({ email }: Placed) =>
  (await shop.mailbox.list(email)).map(({ subject }) => subject);

/** Begins a payment with every order of a test, and says how it stands at the service. */
const begun = async (fields: Record<string, string> = {}, pieces = 10) => {
  const order = await shop.place(fields, pieces);
  return { order, id: await shop.begin(order) };
};

test('a notice is kept as it came, and answered before anything is done', async () => {
  const { order, id } = await begun();
  shop.mollie.settle(id, 'paid');
  const asked = shop.mollie.asked.length;
  const reply = await shop.notify(`id=${id}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('');
  expect(shop.mollie.asked).toHaveLength(asked);
  expect(await noticesOf(id)).toEqual([{ body: `id=${id}`, outcome: null }]);
  expect(await shop.work()).toEqual([]);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'paid' });
  expect(await noticesOf(id)).toEqual([{ body: `id=${id}`, outcome: 'paid' }]);
});

test('a notice that comes many times at once is one payment', async () => {
  const { order, id } = await begun();
  shop.mollie.settle(id, 'paid');
  const told = await Promise.all(Array.from({ length: 20 }, () => shop.notify(`id=${id}`)));
  // One address may have so many on their way; a provider tells the others again.
  const later = told.filter(({ statusCode }) => statusCode === 503);
  expect(told.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20 - later.length);
  for (const _ of later) expect((await shop.notify(`id=${id}`)).statusCode).toBe(200);
  await Promise.all([shop.work(), shop.comeBack(order), shop.comeBack(order)]);
  await shop.notify(`id=${id}`);
  await shop.work();
  const events = await shop.eventsOf(order);
  expect(events.filter((kind) => kind === 'paid')).toHaveLength(1);
  expect(await noticesOf(id)).toHaveLength(21);
  expect(await refundsOf(order)).toEqual([]);
});

test('a notice that is forged changes nothing, and tells nobody what we know', async () => {
  const { order, id } = await begun();
  for (const body of [
    `id=${id}`,
    'id=tr_nobodyknows',
    'id=',
    '',
    'id=../../v2/methods',
    '{"id":"x"}',
    `id=${'x'.repeat(3000)}`,
    'x'.repeat(50_000),
    `id=${id}&status=paid&amount=50.00`,
  ]) {
    const reply = await shop.notify(body);
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
  }
  expect((await shop.notify(`id=${id}`, 'testbank')).statusCode).toBe(200);
  expect((await shop.notify(`id=${id}`, 'nobody')).statusCode).toBe(200);
  expect(await shop.work()).toEqual([]);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'open' });
  expect(shop.mollie.asked.some(({ path }) => path.includes('nobodyknows'))).toBe(false);
});

test('a notice of any type of content is taken', async () => {
  const { order, id } = await begun();
  shop.mollie.settle(id, 'paid');
  const url = '/webcore/payment/notice/mollie';
  for (const type of ['application/json', 'nonsense', 'multipart/form-data; boundary=x']) {
    const headers = { 'content-type': type };
    const reply = await shop.inject({ method: 'POST', url, headers, payload: `id=${id}` });
    expect(reply.statusCode).toBe(200);
  }
  await shop.work();
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'paid' });
});

test('a notice that could not be kept is not taken, so that it comes again', async () => {
  const { log } = shop.host;
  Object.assign(log, { level: 'silent' });
  await shop.rows(sql`alter table payment_notices rename to away`);
  const reply = await shop.notify('id=tr_test000001');
  await shop.rows(sql`alter table away rename to payment_notices`);
  Object.assign(log, { level: 'error' });
  expect([reply.statusCode, reply.body]).toEqual([503, '']);
});

test('a notice is looked into again while the service is away', async () => {
  const { order, id } = await begun();
  shop.mollie.settle(id, 'paid');
  const away = { kind: 'status', status: 503 } as const;
  shop.mollie.faults.push(away, away, away);
  await shop.notify(`id=${id}`);
  expect(await shop.work()).toHaveLength(1);
  expect(await noticesOf(id)).toMatchObject([{ outcome: null }]);
  await shop.notify(`id=${id}`);
  await shop.work();
  expect(await noticesOf(id)).toMatchObject([{ outcome: 'paid' }, { outcome: 'paid' }]);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'paid' });
});

test('a notice that is lost is made up for by asking, with growing pauses', async () => {
  const { order, id } = await begun();
  const looks = () =>
    shop.mollie.asked.filter(({ path, method }) => method === 'GET' && path.endsWith(id)).length;
  for (let minute = 1; minute <= 40; minute += 1) {
    shop.clock.advance(MINUTE);
    await shop.watch();
  }
  expect(looks()).toBeGreaterThanOrEqual(4);
  expect(looks()).toBeLessThanOrEqual(7);
  shop.mollie.settle(id, 'paid');
  shop.clock.advance(60 * MINUTE);
  await shop.watch();
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'paid' });
  const before = looks();
  shop.clock.advance(24 * 60 * MINUTE);
  await shop.watch();
  expect(looks()).toBe(before);
});

test.each([
  ['less than was asked', { amount: { currency: 'EUR', value: '0.01' } }],
  ['in another currency', { amount: { currency: 'USD', value: '50.00' } }],
  ['for who knows what', { metadata: null }],
] as const)('what was paid %s does not pay the order, and staff can see it', async (_, change) => {
  const { order, id } = await begun();
  shop.mollie.settle(id, 'paid', change);
  Object.assign(shop.host.log, { level: 'silent' });
  for (const _again of [1, 2]) await shop.comeBack(order);
  Object.assign(shop.host.log, { level: 'error' });
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'open' });
  expect(await shop.eventsOf(order)).toEqual(['placed', 'payment-started', 'payment-mismatch']);
});

test("another order's payment does not pay this one", async () => {
  const [one, two] = [await begun(), await begun()];
  shop.mollie.settle(two.id, 'paid');
  await shop.rows(sql`update payments set provider_id = 'x' where provider_id = ${two.id}`);
  await shop.rows(sql`update payments set provider_id = ${two.id} where provider_id = ${one.id}`);
  Object.assign(shop.host.log, { level: 'silent' });
  await shop.comeBack(one.order);
  Object.assign(shop.host.log, { level: 'error' });
  expect(await shop.orderOf(one.order)).toMatchObject({ payment_state: 'open' });
  await shop.rows(sql`delete from payments where provider_id in ('x', ${two.id})`);
});

test('who pays twice gets the second back, once, and is told', async () => {
  const { order, id: first } = await begun();
  shop.mollie.settle(first, 'expired');
  await shop.comeBack(order);
  const second = await shop.begin(order);
  shop.mollie.settle(second, 'paid');
  await shop.comeBack(order);
  shop.mollie.settle(first, 'paid');
  await Promise.all([1, 2, 3].map(() => shop.notify(`id=${first}`)));
  await shop.work();
  await shop.notify(`id=${first}`);
  await shop.work();
  expect(await refundsOf(order)).toEqual([{ amount_cents: 5000, state: 'sent', reason: 'double' }]);
  expect(shop.mollie.get(first).refunds).toHaveLength(1);
  expect(shop.mollie.get(second).refunds).toHaveLength(0);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'placed', payment_state: 'paid' });
  const [mail] = (await shop.mailbox.list(order.email)).filter(({ subject }) =>
    subject.includes('geld terug'),
  );
  expect(mail?.text).toContain('twee keer betaald');
  expect(mail?.text).toContain('50,00');
});

const letExpire = async (order: Placed) => {
  shop.clock.advance(3 * 60 * MINUTE);
  await expireOrders(shop.host);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'cancelled' });
};

test('a payment after the order was given up is honoured when everything is still there', async () => {
  const { order, id } = await begun({}, 1);
  shop.mollie.settle(id, 'expired');
  await letExpire(order);
  expect(await stockOf(order)).toBe(1);
  shop.mollie.settle(id, 'paid');
  await shop.notify(`id=${id}`);
  await shop.work();
  expect(await shop.orderOf(order)).toMatchObject({ state: 'placed', payment_state: 'paid' });
  expect(await stockOf(order)).toBe(0);
  expect(await refundsOf(order)).toEqual([]);
});

test('else it goes back, and its buyer is told', async () => {
  const { order, id } = await begun({}, 1);
  shop.mollie.settle(id, 'expired');
  await letExpire(order);
  await shop.rows(sql`
    update stock set pieces = 0 where variant_id in
      (select id from variants where product_id = ${order.product.id})`);
  shop.mollie.settle(id, 'paid');
  await shop.notify(`id=${id}`);
  await shop.work();
  expect(await shop.orderOf(order)).toMatchObject({
    state: 'cancelled',
    payment_state: 'refunded',
  });
  expect(shop.mollie.get(id).refunds).toMatchObject([{ amount: { value: '50.00' } }]);
  expect((await subjects(order)).at(-1)).toContain('Je krijgt geld terug');
});

test('an order is not given up while its buyer pays, or while the service is away', async () => {
  const { order, id } = await begun();
  shop.clock.advance(61 * MINUTE);
  shop.mollie.settle(id, 'pending');
  await expireOrders(shop.host);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'placed' });
  const away = { kind: 'status', status: 503 } as const;
  shop.mollie.faults.push(away, away, away, away, away, away);
  Object.assign(shop.host.log, { level: 'silent' });
  await expireOrders(shop.host);
  Object.assign(shop.host.log, { level: 'error' });
  shop.mollie.faults.length = 0;
  expect(await shop.orderOf(order)).toMatchObject({ state: 'placed' });
  shop.mollie.settle(id, 'paid');
  await expireOrders(shop.host);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'placed', payment_state: 'paid' });
});

test('who does not try again after a payment failed is told once how', async () => {
  const { order, id } = await begun();
  shop.mollie.settle(id, 'failed');
  await shop.comeBack(order);
  await shop.watch();
  expect(await subjects(order)).toEqual([]);
  shop.clock.advance(5 * MINUTE);
  await shop.watch();
  expect(await subjects(order)).toEqual([
    `Je betaling voor bestelling ${order.number} is niet gelukt`,
  ]);
  const mail = await shop.mailbox.getLast(order.email);
  const href = `https://winkel.example/webcore/payment/retry/${order.token}`;
  for (const body of [mail.html, mail.text]) expect(body).toContain(href);
  shop.mollie.settle(await shop.begin(order), 'failed');
  await shop.comeBack(order);
  shop.clock.advance(15 * MINUTE);
  await shop.watch();
  expect(await subjects(order)).toHaveLength(1);
});

test('who paid meanwhile, or is paying, is not told', async () => {
  const paid = await begun();
  const busy = await begun();
  for (const { order, id } of [paid, busy]) {
    shop.mollie.settle(id, 'canceled');
    await shop.comeBack(order);
  }
  shop.mollie.settle(await shop.begin(paid.order), 'paid');
  await shop.comeBack(paid.order);
  shop.clock.advance(4 * MINUTE);
  await shop.begin(busy.order);
  shop.clock.advance(MINUTE);
  await shop.watch();
  const told = [...(await subjects(paid.order)), ...(await subjects(busy.order))];
  expect(told.filter((subject) => subject.includes('niet gelukt'))).toEqual([]);
});

const age = (id: string, time: string) =>
  shop.rows(sql`
    update payment_notices set received_at = received_at - ${time}::interval
    where provider_id = ${id}`);

test('notices are kept for half a year; what is about no payment of ours for a day, and shortened', async () => {
  const { id } = await begun();
  await shop.notify(`id=${id}`);
  await shop.notify(`id=tr_nobodys&x=${'y'.repeat(5000)}`);
  expect((await noticesOf('tr_nobodys'))[0]?.body).toHaveLength(200);
  for (const one of [id, 'tr_nobodys']) await age(one, '23 hours');
  await shop.purge();
  expect(await noticesOf('tr_nobodys')).toHaveLength(1);
  for (const one of [id, 'tr_nobodys']) await age(one, '2 hours');
  await shop.purge();
  expect(await noticesOf('tr_nobodys')).toEqual([]);
  expect(await noticesOf(id)).toHaveLength(1);
  await age(id, '181 days');
  await shop.purge();
  expect(await noticesOf(id)).toEqual([]);
});

test('of what is about no payment of ours no more is kept than so much, and no more is asked', async () => {
  const { most } = payments.unknownNotices;
  const { order, id } = await begun();
  await shop.rows(sql`
    insert into payment_notices (provider, provider_id, body, received_at)
    select 'mollie', 'tr_junk' || n, 'id=tr_junk' || n, ${shop.clock.now().toISOString()}::timestamptz
    from generate_series(1, ${most}) n`);
  await shop.notify('id=tr_onemore');
  await shop.notify('nonsense');
  expect(await noticesOf('tr_onemore')).toEqual([]);
  const [counted] = await shop.rows<{ n: number }>(
    sql`select count(*)::int as n from payment_notices where body = 'nonsense'`,
  );
  expect(counted?.n).toBe(0);
  const [asked] = await shop.rows<{ n: number }>(sql`
    select count(*)::int as n from pgboss.job where data->>'providerId' = 'tr_onemore'`);
  expect(asked?.n).toBe(0);
  shop.mollie.settle(id, 'paid');
  await shop.notify(`id=${id}`);
  await shop.work();
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'paid' });
  await shop.rows(sql`delete from payment_notices where provider_id like 'tr_junk%'`);
});
