import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireOrders } from '#features/orders/api.server';
import { sites } from '#features/settings/api.server';
import type { JobContext } from '#platform/host';
import { createMollieShop, type MollieShop } from '../../../tests/harness/mollie-shop';
import { createSecondApp } from '../../../tests/harness/second-app';
import { createTestShop } from '../../../tests/harness/shop';
import { createStandIn } from '../../../tests/harness/stand-in-provider';
import { features } from '../../main/features';
import {
  completeRefund,
  listRefunds,
  listRefundTasks,
  refundOrder,
  registerProvider,
} from './api.server';
import { refundJob } from './server/refund-job';

const identity = {
  ...{ legalName: 'Proefwinkel B.V.', tradeName: 'Proef', kvk: '12345678', vat: 'NL001B01' },
  ...{ street: 'Kade 1', zipcode: '3511 AA', place: 'Utrecht', country: 'NL', phone: '' },
  email: 'winkel@brink.example',
};

const alpha = createStandIn('alpha');
const beta = createStandIn('beta');

let shop: MollieShop;
/** Another process, in which only the second provider is set up. */
let without: Awaited<ReturnType<typeof createSecondApp>>;
beforeAll(async () => {
  shop = await createMollieShop({
    config: { mollie: undefined, testBank: false },
    prepare: async (db) => {
      const site = { id: 1, slug: 'proef', name: 'Proef', identity };
      await db.insert(sites).values({ ...site, settings: {}, navigation: [], footer: [] });
    },
  });
  registerProvider(shop.host, alpha.provider);
  registerProvider(shop.host, beta.provider);
  without = await createSecondApp(shop, features, { level: 'silent' });
  registerProvider(without.host, beta.provider);
});
beforeEach(() => use('alpha'));
afterAll(async () => {
  await without.close();
  await shop.close();
});

/** Who takes new payments from now on. */
const use = (name: string): void => {
  (shop.host.config as { paymentProvider?: string }).paymentProvider = name;
};

type Placed = Awaited<ReturnType<MollieShop['place']>>;

const paidAtAlpha = async () => {
  const order = await shop.place();
  const id = await shop.begin(order);
  alpha.get(id).state = 'paid';
  await shop.comeBack(order);
  return { order, id };
};

const give = async (order: Placed, key: string): Promise<number> =>
  (await refundOrder(shop.host, shop.db, { orderId: order.id, cents: 2000, reason: 'return', key }))
    .id;

/** The job as the process without the first provider runs it. */
const refundWithout = (refundId: number) => {
  const context = { host: () => without.host, mailer: without.host.mailer } as JobContext;
  const signal = new AbortController().signal;
  return refundJob.run({ refundId }, { ...context, id: 'test', attempt: 1, signal });
};

const attemptsOf = ({ id }: Placed) =>
  shop.rows<{ provider: string; state: string; use: string | null }>(
    sql`select provider, state, use from payments where order_id = ${id} order by id`,
  );

const refundOf = async ({ id }: Placed) => (await listRefunds(shop.db, id))[0];

test('who was chosen takes new payments, and an attempt says who that was', async () => {
  const first = await shop.place();
  expect(await shop.begin(first)).toMatch(/^al_/);
  use('beta');
  const second = await shop.place();
  expect(await shop.begin(second)).toMatch(/^be_/);
  expect(await attemptsOf(first)).toMatchObject([{ provider: 'alpha' }]);
  expect(await attemptsOf(second)).toMatchObject([{ provider: 'beta' }]);
});

test('a refund goes to who took the money, also when another takes new payments', async () => {
  const { order, id } = await paidAtAlpha();
  use('beta');
  await give(order, 'switched');
  expect(await shop.work()).toEqual([]);
  expect(alpha.get(id).refunds).toMatchObject([{ key: 'switched', cents: 2000 }]);
  expect((await refundOf(order))?.state).toBe('done');
});

test('what was open when another was chosen is paid there: by its notice, or when it is asked after', async () => {
  const told = await shop.place();
  const asked = await shop.place();
  const [toldId, askedId] = [await shop.begin(told), await shop.begin(asked)];
  use('beta');
  alpha.get(toldId).state = 'paid';
  await shop.notify(`payment=${toldId}`, 'alpha');
  await shop.work();
  expect(await shop.orderOf(told)).toMatchObject({ payment_state: 'paid' });
  alpha.get(askedId).state = 'paid';
  shop.clock.advance(3 * 60_000);
  await shop.watch();
  expect(await shop.orderOf(asked)).toMatchObject({ payment_state: 'paid' });
});

test('who goes on to pay after the switch pays at the new one, and what was open is let go of', async () => {
  const order = await shop.place();
  const left = await shop.begin(order);
  use('beta');
  const next = await shop.begin(order);
  expect(next).toMatch(/^be_/);
  expect(alpha.get(left).state).toBe('canceled');
  beta.get(next).state = 'paid';
  await shop.comeBack(order);
  expect(await attemptsOf(order)).toEqual([
    { provider: 'alpha', state: 'canceled', use: null },
    { provider: 'beta', state: 'paid', use: 'order' },
  ]);
});

test('who had paid at the old one just before the switch pays no second time', async () => {
  const order = await shop.place();
  const id = await shop.begin(order);
  alpha.get(id).state = 'paid';
  use('beta');
  const reply = await order.visitor.get(order.start);
  expect(reply.headers.location).toBe(`/webcore/order/view/${order.token}`);
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'paid' });
  expect(await attemptsOf(order)).toMatchObject([{ use: 'order' }, { provider: 'beta' }]);
});

test('paid at both, the second goes back where it came from', async () => {
  const order = await shop.place();
  const left = await shop.begin(order);
  use('beta');
  const next = await shop.begin(order);
  beta.get(next).state = 'paid';
  await shop.comeBack(order);
  alpha.get(left).state = 'paid';
  await shop.notify(`payment=${left}`, 'alpha');
  await shop.work();
  expect(alpha.get(left).refunds).toMatchObject([{ cents: 5000 }]);
  expect(beta.get(next).refunds).toEqual([]);
});

test('a refund that was made at the old one itself is found each hour', async () => {
  const { order, id } = await paidAtAlpha();
  use('beta');
  alpha.get(id).refunds.push({ id: 're_byhand', key: 'by hand there', cents: 700 });
  expect(await shop.watchHourly()).toEqual([]);
  expect(await refundOf(order)).toMatchObject({ reason: 'elsewhere', amountCents: 700 });
});

test('of a provider that is not set up any more the refund stays owed, and staff reads why', async () => {
  const { order, id } = await paidAtAlpha();
  const refundId = await give(order, 'owed');
  await refundWithout(refundId);
  await refundWithout(refundId);
  expect(await refundOf(order)).toMatchObject({
    state: 'waiting',
    problem: expect.stringContaining('‘alpha’'),
  });
  expect((await listRefundTasks(shop.db)).map((task) => task.id)).toContain(refundId);
  await shop.work();
  const staff = await shop.mailbox.list(identity.email);
  const told = staff.filter(({ subject }) => subject.includes(order.number));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('niet meer ingesteld');
  // Set up again, it goes on by itself: the work above was that of a process that knows it.
  expect(alpha.get(id).refunds).toMatchObject([{ key: 'owed' }]);
  expect(await refundOf(order)).toMatchObject({ state: 'done', problem: null });
  expect(await completeRefund(shop.host, shop.db, refundId, 'Karin')).toBe(false);
});

test('what waits for a provider is paid by hand only where that is not set up', async () => {
  const { order, id } = await paidAtAlpha();
  const refundId = await give(order, 'by hand');
  await refundWithout(refundId);
  expect(await completeRefund(shop.host, shop.db, refundId, 'Karin')).toBe(false);
  expect(await completeRefund(without.host, without.host.db, refundId, 'Karin')).toBe(true);
  await shop.work();
  expect(alpha.get(id).refunds).toEqual([]);
  expect(await refundOf(order)).toMatchObject({ state: 'done' });
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'partly-refunded' });
});

test('an order waits a day for a payment at a provider that is not set up, and then no more', async () => {
  const order = await shop.place();
  await shop.begin(order);
  shop.clock.advance(3_600_000);
  await expireOrders(without.host);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'placed' });
  shop.clock.advance(25 * 3_600_000);
  await expireOrders(without.host);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'cancelled' });
});

test('a start fails when the provider that was chosen is not set up', async () => {
  const config = { mollie: undefined, testBank: false, paymentProvider: 'nobody' };
  await expect(createTestShop({ config })).rejects.toThrow(
    'PAYMENT_PROVIDER is nobody; set up are: none',
  );
});
