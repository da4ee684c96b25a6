import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#features/orders/api.server';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { registerTasks } from './api.server';
import type { ToldToday } from './contract';

let shop: FulfilmentShop;
let helper: CallOffice;
let editor: CallOffice;
beforeAll(async () => {
  shop = await createFulfilmentShop();
  const make = async (role: string) =>
    (await createStaff(shop, { email: `${role}@kantoor.example`, role })).call;
  helper = await make('klantenservice');
  editor = await make('redacteur');
});
afterAll(() => shop.close());

const today = async (call = helper, query = ''): Promise<ToldToday> =>
  (await call('GET', `today${query}`)).json;

const place = async (change: Partial<typeof orders.$inferInsert> = { state: 'placed' }) => {
  const { number } = await shop.paid();
  await shop.db.update(orders).set(change).where(eq(orders.number, number));
  const [row] = await shop.db.select().from(orders).where(eq(orders.number, number));
  return row?.totalCents ?? 0;
};

test('what was sold is told by day, by the chain’s clock, beside the days before', async () => {
  const now = shop.host.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const first = await place();
  const second = await place({ placedAt: ago(2), pickup: { id: 1, title: 'Utrecht', lines: [] } });
  const before = await place({ placedAt: ago(9) });
  // What was called off or given back as a whole, or is still to be paid, isn't sold.
  await place({ cancelledAt: now });
  await place({ paymentState: 'refunded' });
  await place({ paymentState: 'open' });
  const { figures } = await today();
  if (!figures) throw new Error('no figures');
  expect(figures.days).toHaveLength(7);
  expect(figures.days.map(({ orders }) => orders)).toEqual([0, 0, 0, 0, 1, 0, 1]);
  expect(figures.days.at(-1)?.cents).toBe(first);
  expect(figures.total).toEqual({ orders: 2, cents: first + second });
  expect(figures.before).toEqual({ orders: 1, cents: before });
  expect(figures.stores.map(({ store }) => store).sort()).toEqual(['', 'Utrecht']);
  const pieces = figures.products.map((one) => one.pieces);
  expect([pieces.length > 0, Math.min(...pieces) > 0]).toEqual([true, true]);
  const goods = figures.products.reduce((sum, { cents }) => sum + cents, 0);
  expect([goods > 0, goods <= figures.total.cents]).toEqual([true, true]);
  const month = (await today(helper, '?days=30')).figures;
  expect([month?.days.length, month?.total.orders]).toEqual([30, 3]);
  // Another number of days is none of those to choose from.
  expect((await today(helper, '?days=4000')).figures?.days).toHaveLength(7);
});

test('who may not see orders sees no figures; nobody else sees anything', async () => {
  expect(Object.keys(await today(editor))).toEqual(['tasks']);
  expect((await shop.inject({ url: '/admin/api/today' })).statusCode).toBe(401);
});

test('what waits is told to whom it waits for, the urgent first, and one that can’t be read keeps no other back', async () => {
  registerTasks(shop.host, 'broken', async () => {
    throw new Error('no');
  });
  registerTasks(shop.host, 'own', async ({ role }) => [
    { name: 'later', label: role.name, count: 2, href: '/a' },
    { name: 'now', label: role.name, count: 1, href: '/b', isUrgent: true },
    { name: 'none', label: role.name, count: 0, href: '/c' },
  ]);
  const { tasks } = await today(editor);
  expect(tasks.filter(({ label }) => label === 'redacteur').map(({ name }) => name)).toEqual([
    ...['now', 'later'],
  ]);
});
