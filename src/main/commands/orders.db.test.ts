import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayOf } from '#kernel/values/dutch-dates';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { tellOrders } from './orders';
import { endOfDay, startOfDay } from './read-options';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  const product = await shop.build.product({ pieces: 9 });
  const visitor = await shop.buyer(product);
  await sendOrder(visitor, await fillOrder(visitor));
});
afterAll(() => shop.close());

const told = async (more: Partial<Parameters<typeof tellOrders>[1]>): Promise<string> => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void lines.push(String(text)));
  await tellOrders(shop.host, { limit: 5, ...more });
  vi.restoreAllMocks();
  return lines.join('\n');
};

test('orders are listed by the day on Dutch clocks on which they were placed, both days within', async () => {
  const today = dayOf(shop.clock.now());
  const tomorrow = new Date(startOfDay(today).getTime() + 36 * 3_600_000);
  expect(await told({ from: startOfDay(today), until: endOfDay(today) })).toMatch(
    new RegExp(`^\\S+  ${today}  .*an@klant\\.nl$`),
  );
  const none = 'Er zijn geen bestellingen.';
  expect(await told({ from: startOfDay(dayOf(tomorrow)) })).toBe(none);
  expect(await told({ until: startOfDay(today) })).toBe(none);
});

test('programs get them as JSON, without the token that opens the buyer’s page', async () => {
  const orders = JSON.parse(await told({ json: true }));
  expect(orders).toHaveLength(1);
  expect(Object.keys(orders[0]).sort()).toEqual([
    ...['email', 'number', 'paymentState', 'placedAt', 'state', 'totalCents'],
  ]);
});
