import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffActions } from '#features/staff/server/tables';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { type CallOffice, createStaff } from '../../../tests/harness/office';

let shop: FulfilmentShop;
let helper: CallOffice;
let other: CallOffice;
beforeAll(async () => {
  shop = await createFulfilmentShop();
  const make = async (name: string) =>
    (await createStaff(shop, { email: `${name}@hand.example`, role: 'klantenservice', name })).call;
  helper = await make('Karin');
  other = await make('Kees');
});
afterAll(() => shop.close());

const waiting = async () => ({
  count: (await helper('GET', 'orders/todo')).json['by-hand'],
  rows: (await helper('GET', 'orders?todo=by-hand')).json.orders,
  task: (await helper('GET', 'today')).json.tasks.find(
    ({ name }: { name: string }) => name === 'orders-by-hand',
  ),
});

test('what staff pays back by hand waits in a list until somebody says that it was done, once', async () => {
  const order = await shop.paid({ payment_method: 'transfer' });
  expect(await waiting()).toEqual({ count: 0, rows: [], task: undefined });
  const one = `orders/${order.number}`;
  const cancelled = await helper('POST', `${one}/steps/cancel`, { body: { why: 'Op verzoek' } });
  const cents = cancelled.json.totalCents;
  expect(cancelled.json).toMatchObject({
    ...{ state: 'cancelled', paymentState: 'paid', byHandCents: cents },
    refunds: [{ cents, state: 'by-hand', isByHand: true }],
  });
  expect(await waiting()).toMatchObject({
    ...{ count: 1, rows: [{ number: order.number, byHandCents: cents }] },
    task: { count: 1, isUrgent: true, href: '/bestellingen?todo=by-hand' },
  });
  const { id } = cancelled.json.refunds[0];
  const done = (call: CallOffice, path = `${one}/refunds/${id}/done`) =>
    call('POST', path, { body: {} });
  // One of another order, and one that is none.
  const elsewhere = await shop.paid();
  expect((await done(helper, `orders/${elsewhere.number}/refunds/${id}/done`)).status).toBe(404);
  expect((await done(helper, `${one}/refunds/x/done`)).status).toBe(404);
  const both = await Promise.all([helper, other].map((call) => done(call)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const second = both.find(({ status }) => status === 409)?.json;
  expect(second).toMatchObject({ code: 'paid_back', message: expect.stringMatching(/^Ka|^Ke/) });
  const { json } = await helper('GET', one);
  expect(json).toMatchObject({ paymentState: 'refunded', refunds: [{ isByHand: false }] });
  expect(json.byHandCents).toBeUndefined();
  const entries = json.story.filter(({ kind }: { kind: string }) => kind === 'refund-done');
  expect(entries).toMatchObject([{ cents, by: expect.stringMatching(/Karin|Kees/) }]);
  expect(await waiting()).toEqual({ count: 0, rows: [], task: undefined });
  const noted = (await shop.db.select().from(staffActions)).filter(
    ({ action, subject }) => action === 'order.paid-back' && subject === order.number,
  );
  // The number that is none was refused too.
  expect(noted.map(({ outcome }) => outcome).sort()).toEqual(['refused', 'refused', 'success']);
});

test('who paid it back says so with the right to give money back, and the password', async () => {
  const order = await shop.paid({ payment_method: 'transfer' });
  const one = `orders/${order.number}`;
  const { json } = await helper('POST', `${one}/steps/cancel`, { body: { why: 'Op verzoek' } });
  const path = `${one}/refunds/${json.refunds[0].id}/done`;
  const { call: packer } = await createStaff(shop, {
    ...{ email: 'piet@hand.example', role: 'magazijn' },
  });
  expect((await packer('POST', path, { body: {} })).status).toBe(403);
  shop.clock.advance(11 * 60_000);
  const late = await helper('POST', path, { body: {} });
  expect([late.status, late.json.code]).toEqual([403, 'password_again']);
});
