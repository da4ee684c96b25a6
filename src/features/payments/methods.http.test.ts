import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOLLIE_KEY } from '../../../tests/harness/mollie';
import { createMollieShop, type MollieShop } from '../../../tests/harness/mollie-shop';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop } from '../../../tests/harness/shop';
import { fillFacts } from '../settings/api.server';
import { listPaymentMethods } from './api.server';

let shop: MollieShop;
beforeEach(async () => {
  shop = await createMollieShop({ work: true });
});
afterEach(() => shop.close());

const list = (totalCents: number, more: { country?: string; deliveryKind?: string } = {}) =>
  listPaymentMethods(shop.host, { country: 'NL', deliveryKind: 'home', ...more, totalCents });
const ids = async (...asked: Parameters<typeof list>) => (await list(...asked)).map(({ id }) => id);
const timesAsked = () => shop.mollie.asked.filter(({ path }) => path === '/v2/methods').length;

test('the usual way to pay comes first, those for other sums are left out', async () => {
  const all = await ids(4485);
  expect(all).toEqual([
    ...['ideal', 'klarna', 'riverty', 'paypal', 'creditcard', 'applepay', 'googlepay'],
    ...['bancontact', 'transfer'],
  ]);
  expect((await ids(4485, { country: 'BE' })).slice(0, 2)).toEqual(['bancontact', 'ideal']);
  expect(await ids(99)).not.toContain('klarna');
  expect(await ids(500_000)).not.toContain('klarna');
  expect(await ids(4485, { deliveryKind: 'pickup' })).toContain('store');
  expect(await ids(0)).toEqual([]);
});

test('a text names what can be paid with now, in two languages', async () => {
  const texts = () => fillFacts(shop.host, ['{betaalwijzen}', '{betaalwijzen_engels}']);
  expect(await texts()).toEqual([
    'iDEAL | Wero, Klarna, Riverty, PayPal, creditcard, Apple Pay, Google Pay, Bancontact of bankoverschrijving',
    'iDEAL | Wero, Klarna, Riverty, PayPal, credit card, Apple Pay, Google Pay, Bancontact or bank transfer',
  ]);
});

test('what only some devices can is told as such, and its payment is made as any', async () => {
  const all = await list(4485);
  expect(all.filter(({ device }) => device).map(({ id, device }) => [id, device])).toEqual([
    ['applepay', 'applepay'],
  ]);
  const visitor = await shop.buyer(await shop.build.product({ priceCents: 4485 }));
  const { body } = await visitor.get('/webcore/checkout/view');
  expect(body).toMatch(/<label[^>]* data-device="applepay"[^>]*><input[^>]*value="applepay"/);
  expect(body).not.toMatch(/data-device="[^"]*"[^>]*><input[^>]*value="ideal"/);
  const form = await fillOrder(visitor, { payment_method: 'applepay' });
  const placed = await sendOrder(visitor, form);
  await visitor.get(String(placed.headers.location));
  const payment = shop.mollie.asked.find(({ path }) => path === '/v2/payments');
  expect(payment?.body?.method).toBe('applepay');
});

test('a cart tells what it can be paid with as far as that is known, and waits for nobody', async () => {
  shop.mollie.faults.push({ kind: 'slow', ms: 200 });
  const visitor = await shop.buyer(await shop.build.product({ priceCents: 4485 }));
  const cart = async () => (await visitor.get('/webcore/checkout/view?view=framework')).body;
  expect(await cart()).not.toContain('Zo kun je betalen');
  await ids(4485);
  const known = await cart();
  expect(known).toMatch(/Zo kun je betalen.*PayPal/);
  // Only a script knows whether this device has it.
  expect(known).not.toContain('Apple Pay');
});

test('they are asked for once in ten minutes, however many look', async () => {
  await Promise.all(Array.from({ length: 20 }, () => ids(4485)));
  await ids(4485);
  expect(timesAsked()).toBe(1);
  shop.clock.advance(11 * 60_000);
  await ids(4485);
  expect(timesAsked()).toBe(2);
});

test('while the service is away those of before stand in, and nobody waits for it twice', async () => {
  vi.spyOn(shop.host.log, 'warn').mockReturnValue(undefined);
  const before = await ids(4485);
  shop.clock.advance(11 * 60_000);
  shop.mollie.faults.push(...Array(3).fill({ kind: 'status', status: 503 }));
  expect(await ids(4485)).toEqual(before);
  const asked = timesAsked();
  expect(await ids(4485)).toEqual(before);
  expect(timesAsked()).toBe(asked);
  shop.clock.advance(60_000);
  await ids(4485);
  expect(timesAsked()).toBe(asked + 1);
});

test('from the start without the service there are still ways to pay', async () => {
  const warn = vi.spyOn(shop.host.log, 'warn').mockReturnValue(undefined);
  shop.mollie.faults.push(...Array(3).fill({ kind: 'slow', ms: Number.POSITIVE_INFINITY }));
  expect(await ids(4485)).toEqual(['transfer']);
  expect(await fillFacts(shop.host, ['{betaalwijzen}'])).toEqual(['bankoverschrijving']);
  expect(warn).toHaveBeenCalled();
  expect(inspect(warn.mock.calls, { depth: 9, showHidden: true })).not.toContain(MOLLIE_KEY);
});

test('logos are kept here as plain pictures, whatever the drawing held', async () => {
  await list(4485);
  await vi.waitFor(
    async () => expect((await list(4485)).filter(({ logo }) => logo)).toHaveLength(8),
    { timeout: 40_000, interval: 200 },
  );
  const [{ logo = '' } = {}] = await list(4485);
  expect(logo).toMatch(/^\/webcore\/payment\/logo\/ideal-[0-9a-f]{8}\.png$/);
  const reply = await shop.inject(logo);
  expect(reply.headers['content-type']).toBe('image/png');
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 128, height: 96 });
  for (const name of ['nobody.png', 'ideal-00000000.png', '..%2f..%2fsecret', 'ideal.svg']) {
    expect((await shop.inject(`/webcore/payment/logo/${name}`)).statusCode).toBe(404);
  }
});

test('what was open at the test bank is over once there is a key', async () => {
  const order = await shop.place();
  const id = await shop.begin(order);
  await shop.rows(sql`update payments set provider = 'testbank' where provider_id = ${id}`);
  shop.mollie.settle(id, 'paid');
  await shop.comeBack(order);
  expect(await shop.rows(sql`select state, use from payments`)).toEqual([
    { state: 'expired', use: null },
  ]);
  expect(await shop.begin(order)).not.toBe(id);
});

test('with a key there is no test bank', async () => {
  expect((await shop.inject('/webcore/testbank/tb_x')).statusCode).toBe(404);
});

test('without a key and without the test bank there is no paying online', async () => {
  const plain = await createTestShop({ config: { testBank: false } });
  const query = { totalCents: 4485, country: 'NL', deliveryKind: 'pickup' };
  const methods = await listPaymentMethods(plain.host, query);
  expect(methods.map(({ id }) => id)).toEqual(['transfer', 'store']);
  expect((await plain.inject('/webcore/testbank/tb_x')).statusCode).toBe(404);
  await plain.close();
});
