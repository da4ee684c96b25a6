import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findCard, issueCard } from '#features/promotions/api.server';
import { sites } from '#features/settings/api.server';
import { createMollieShop, type MollieShop } from '../../../tests/harness/mollie-shop';
import { completeRefund, listRefunds, refundOrder } from './api.server';

const identity = {
  ...{ legalName: 'Proefwinkel B.V.', tradeName: 'Proef', kvk: '12345678', vat: 'NL001B01' },
  ...{ street: 'Kade 1', zipcode: '3511 AA', place: 'Utrecht', country: 'NL', phone: '' },
  email: 'winkel@brink.example',
};

let shop: MollieShop;
beforeAll(async () => {
  shop = await createMollieShop({
    prepare: async (db) => {
      const site = { id: 1, slug: 'proef', name: 'Proef', identity };
      await db.insert(sites).values({ ...site, settings: {}, navigation: [], footer: [] });
    },
  });
});
// What staff must look at is logged as a warning or an error as well.
beforeEach(() => void Object.assign(shop.host.log, { level: 'silent' }));
afterEach(() => void Object.assign(shop.host.log, { level: 'error' }));
afterAll(() => shop.close());

type Placed = Awaited<ReturnType<MollieShop['place']>>;

const paid = async () => {
  const order = await shop.place();
  const id = await shop.begin(order);
  shop.mollie.settle(id, 'paid');
  await shop.comeBack(order);
  return { order, id };
};

const chargeBack = (id: string, value = '50.00') =>
  shop.mollie
    .get(id)
    .chargebacks.push({ id: 'chb_1', amount: { currency: 'EUR', value }, reversedAt: null });

const tell = async (id: string) => {
  await shop.notify(`id=${id}`);
  expect(await shop.work()).toEqual([]);
};

/** What the shop itself was mailed about an order. */
const staffMails = async ({ number }: Placed) =>
  (await shop.mailbox.list('winkel@brink.example'))
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(number));

test('money that a bank takes back is told to the order, its page and staff, once', async () => {
  const { order, id } = await paid();
  const card = { origin: 'bought', cents: 2500, orderId: order.id, now: shop.clock.now() };
  const { code } = await issueCard(shop.db, shop.host.config.secret, card);
  chargeBack(id);
  await tell(id);
  await tell(id);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'charged-back' });
  const events = await shop.eventsOf(order);
  expect(events.filter((kind) => kind === 'charged-back')).toHaveLength(1);
  expect(await staffMails(order)).toEqual([`Betaling van bestelling ${order.number} teruggehaald`]);
  const { body } = await order.visitor.get(`/webcore/order/view/${order.token}`);
  expect(body).toContain('Je bank haalde €\u00a050,00 van deze betaling terug.');
  expect(body).not.toContain('Betaald met');
  expect((await findCard(shop.db, code))?.state).toBe('blocked');
  const refund = { orderId: order.id, cents: 100, reason: 'x', key: 'after-chargeback' };
  await expect(refundOrder(shop.host, shop.db, refund)).rejects.toMatchObject({ status: 422 });
  for (const chargeback of shop.mollie.get(id).chargebacks) {
    chargeback.reversedAt = '2026-03-25T09:00:00+00:00';
  }
  await tell(id);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'paid' });
  expect((await findCard(shop.db, code))?.state).toBe('on');
  expect(await staffMails(order)).toHaveLength(2);
});

test('a chargeback whose notice was lost is found by asking, within the hour', async () => {
  const { order, id } = await paid();
  chargeBack(id, '20.00');
  expect(await shop.watchHourly()).toEqual([]);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'charged-back' });
  const refund = { orderId: order.id, reason: 'x' };
  await refundOrder(shop.host, shop.db, { ...refund, cents: 3000, key: 'the-rest' });
  const more = { ...refund, cents: 1, key: 'one-more' };
  await expect(refundOrder(shop.host, shop.db, more)).rejects.toMatchObject({ status: 422 });
});

test('a refund that the bank returns is no refund: the order says so and staff is told', async () => {
  const { order, id } = await paid();
  const wanted = { orderId: order.id, cents: 5000, reason: 'return' };
  const first = await refundOrder(shop.host, shop.db, { ...wanted, key: 'returned' });
  await shop.work();
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'refunded' });
  const [refund] = shop.mollie.get(id).refunds;
  Object.assign(refund ?? {}, { status: 'failed' });
  // The notice is lost: a day later it is asked for.
  shop.clock.advance(25 * 3_600_000);
  expect(await shop.watch()).toEqual([]);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'paid' });
  expect(
    await shop.rows(sql`select refunded_cents from payments where order_id = ${order.id}`),
  ).toEqual([{ refunded_cents: 0 }]);
  expect(await staffMails(order)).toEqual([
    `Terugbetaling van bestelling ${order.number} is niet gelukt`,
  ]);
  // Given back anew: the one that failed can't be ticked off as well.
  shop.mollie.get(id).refunds.length = 0;
  await refundOrder(shop.host, shop.db, { ...wanted, key: 'again' });
  await expect(completeRefund(shop.host, shop.db, first.id, 'Karin')).rejects.toMatchObject({
    status: 422,
  });
  const states = (await listRefunds(shop.db, order.id)).map(({ state }) => state);
  expect(states).toEqual(['failed', 'waiting']);
});

test('a payment that is not the one asked for is told to staff', async () => {
  const order = await shop.place();
  const id = await shop.begin(order);
  shop.mollie.settle(id, 'paid', { amount: { currency: 'EUR', value: '1.00' } });
  await tell(id);
  await tell(id);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'open' });
  expect(await staffMails(order)).toEqual([`Betaling van bestelling ${order.number} klopt niet`]);
});
