import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markPaid } from '#features/orders/api.server';
import { transact } from '#platform/db/transact';
import { createMollieShop, type MollieShop } from '../../../tests/harness/mollie-shop';
import { completeRefund, listRefunds, listRefundTasks, refundOrder } from './api.server';

let shop: MollieShop;
beforeAll(async () => {
  shop = await createMollieShop();
});
beforeEach(() => {
  shop.mollie.faults.length = 0;
  shop.mollie.asked.length = 0;
});
afterAll(() => shop.close());

const paid = async (fields: Record<string, string> = {}) => {
  const order = await shop.place(fields);
  const id = await shop.begin(order);
  shop.mollie.settle(id, fields.payment_method === 'riverty' ? 'authorized' : 'paid');
  await shop.comeBack(order);
  return { order, id };
};

const give = (order: { id: number }, cents: number, key: string, reason = 'return') =>
  refundOrder(shop.host, shop.db, { orderId: order.id, cents, reason, key });

const states = async (order: { id: number }) =>
  (await listRefunds(shop.db, order.id)).map(({ state }) => state);

test('money goes back in the way it was paid, in parts, and its buyer is told each time', async () => {
  const { order, id } = await paid();
  await give(order, 2000, 'part-1');
  expect(await states(order)).toEqual(['waiting']);
  await shop.work();
  expect(shop.mollie.get(id).refunds).toMatchObject([{ amount: { value: '20.00' } }]);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'partly-refunded' });
  await give(order, 3000, 'part-2');
  await shop.work();
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'refunded' });
  const mails = await shop.mailbox.list(order.email);
  expect(mails.map(({ text }) => /€\u00a0(\d+,00) van/.exec(text)?.[1])).toEqual([
    '20,00',
    '30,00',
  ]);
  const page = await order.visitor.get(`/webcore/order/view/${order.token}`);
  expect(page.body).toContain('Terugbetaald: €\u00a050,00.');
  expect(await shop.eventsOf(order)).toEqual(
    expect.arrayContaining(['refund-asked', 'refund-sent', 'refund-mailed']),
  );
});

test('the same key gives back once, however many ask at once', async () => {
  const { order, id } = await paid();
  const all = await Promise.all(Array.from({ length: 12 }, () => give(order, 5000, 'once')));
  expect(new Set(all.map((refund) => refund.id)).size).toBe(1);
  await shop.work();
  await give(order, 5000, 'once');
  await shop.work();
  expect(shop.mollie.get(id).refunds).toHaveLength(1);
});

test.each([0, -100, 5001, 1e9, 10.5, Number.NaN])('%d cents are refused', async (cents) => {
  const { order } = await paid();
  await expect(give(order, cents, `much-${cents}`)).rejects.toMatchObject({ status: 422 });
  expect(await states(order)).toEqual([]);
});

test('no more goes back than was paid, whoever asks at once', async () => {
  const { order, id } = await paid();
  const asked = ['a', 'b', 'c'].map((name) => give(order, 2000, `race-${name}`));
  const done = await Promise.allSettled(asked);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await shop.work();
  expect(shop.mollie.get(id).refunds).toHaveLength(2);
});

test('what was not paid does not go back', async () => {
  const order = await shop.place();
  await expect(give(order, 100, 'unpaid')).rejects.toMatchObject({ status: 422 });
});

test('in a transaction it is done if that commits', async () => {
  const { order } = await paid();
  const failing = transact(shop.db, async (tx) => {
    await refundOrder(shop.host, tx, { orderId: order.id, cents: 100, reason: 'x', key: 'undone' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await states(order)).toEqual([]);
});

test('while the service is away it is asked again, until it is done', async () => {
  const { order, id } = await paid();
  await give(order, 5000, 'away');
  shop.mollie.faults.push(...Array(3).fill({ kind: 'status', status: 503 }));
  expect(await shop.work()).toHaveLength(1);
  expect(await states(order)).toEqual(['waiting']);
  shop.clock.advance(61 * 60_000);
  await shop.watch();
  expect(shop.mollie.get(id).refunds).toHaveLength(1);
  expect(await states(order)).toEqual(['sent']);
});

test('one that was given but not written down is found again, also after its key is forgotten', async () => {
  const { order, id } = await paid();
  await give(order, 5000, 'killed');
  await shop.work();
  const before = shop.mollie.get(id).refunds.length;
  shop.mollie.forget();
  await shop.rows(sql`update refunds set state = 'waiting' where key = 'killed'`);
  shop.clock.advance(61 * 60_000);
  await shop.rows(sql`update refunds set updated_at = updated_at - interval '2 hours'
    where key = 'killed'`);
  await shop.watch();
  expect(shop.mollie.get(id).refunds).toHaveLength(before);
  expect(await states(order)).toEqual(['sent']);
});

test('one that the service refuses is for staff', async () => {
  const { order, id } = await paid();
  shop.mollie.get(id).amount.value = '10.00';
  await give(order, 5000, 'refused');
  Object.assign(shop.host.log, { level: 'silent' });
  await shop.work();
  Object.assign(shop.host.log, { level: 'error' });
  expect(await states(order)).toEqual(['failed']);
  const tasks = await listRefundTasks(shop.db);
  expect(tasks.map(({ key }) => key)).toContain('refused');
  expect(await shop.eventsOf(order)).toContain('refund-failed');
});

test('what became of it is learnt from the notice', async () => {
  const { order, id } = await paid();
  await give(order, 5000, 'told');
  await shop.work();
  const [refund] = shop.mollie.get(id).refunds;
  Object.assign(refund ?? {}, { status: 'refunded' });
  await shop.notify(`id=${id}`);
  await shop.work();
  expect(await states(order)).toEqual(['done']);
});

test('money that is only held is let go of; for a part it is taken first', async () => {
  const whole = await paid({ payment_method: 'riverty' });
  await give(whole.order, 5000, 'held-whole');
  await shop.work();
  expect(shop.mollie.get(whole.id)).toMatchObject({ status: 'canceled', refunds: [] });
  const part = await paid({ payment_method: 'riverty' });
  await give(part.order, 1000, 'held-part');
  await shop.work();
  expect(shop.mollie.get(part.id)).toMatchObject({
    status: 'paid',
    refunds: [{ amount: { value: '10.00' } }],
  });
});

test('what was paid by transfer is a task for staff, who ticks it off once', async () => {
  const order = await shop.place({ payment_method: 'transfer' });
  await transact(shop.db, (tx) => markPaid(shop.host, tx, order.id));
  const refund = await give(order, 5000, 'by-hand');
  expect(refund.state).toBe('by-hand');
  await shop.work();
  expect(shop.mollie.asked.filter(({ path }) => path.includes('refunds'))).toEqual([]);
  expect((await listRefundTasks(shop.db)).map(({ id }) => id)).toContain(refund.id);
  const done = await Promise.all(
    [1, 2].map(() => completeRefund(shop.host, shop.db, refund.id, 'Karin')),
  );
  expect(done.sort()).toEqual([false, true]);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'refunded' });
});

/** As staff does in Mollie's own dashboard: without a key of ours. */
const refundExternally = (id: string, value: string, status = 'pending') => {
  const { refunds } = shop.mollie.get(id);
  const refund = { id: `re_by_hand_${refunds.length}_${id}`, metadata: null, status };
  refunds.push({ ...refund, amount: { currency: 'EUR', value } });
};

const tell = async (id: string) => {
  await shop.notify(`id=${id}`);
  expect(await shop.work()).toEqual([]);
};

test('what was given back at the service itself counts as given back, once', async () => {
  const { order, id } = await paid();
  await give(order, 1000, 'ours');
  await shop.work();
  refundExternally(id, '20.00');
  await tell(id);
  await tell(id);
  const rows = await listRefunds(shop.db, order.id);
  expect(rows.map(({ amountCents, reason }) => [amountCents, reason])).toEqual([
    [1000, 'return'],
    [2000, 'elsewhere'],
  ]);
  const events = await shop.eventsOf(order);
  expect(events.filter((kind) => kind === 'refund-elsewhere')).toHaveLength(1);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'partly-refunded' });
  const page = await order.visitor.get(`/webcore/order/view/${order.token}`);
  expect(page.body).toContain('Terugbetaald: €\u00a030,00.');
  // Only what is left can still go back.
  await expect(give(order, 2001, 'too-much')).rejects.toMatchObject({ status: 422 });
  await give(order, 2000, 'rest');
  await shop.work();
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'refunded' });
  expect(shop.mollie.get(id).refunds).toHaveLength(3);
});

test('a refund at the service itself is found within the hour when its notice is lost', async () => {
  const { order, id } = await paid();
  refundExternally(id, '50.00', 'refunded');
  refundExternally(id, '50.00', 'canceled');
  await Promise.all([shop.watchHourly(), shop.watchHourly()]);
  const rows = await listRefunds(shop.db, order.id);
  expect(rows.map(({ amountCents, state }) => [amountCents, state])).toEqual([[5000, 'done']]);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'refunded' });
  shop.mollie.asked.length = 0;
  await shop.watchHourly();
  expect(shop.mollie.asked.filter(({ path }) => path.endsWith(id))).toEqual([]);
});
