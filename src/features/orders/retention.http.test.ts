import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { purgeOldOrders } from './server/retention';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const place = async (email: string): Promise<void> => {
  const visitor = await shop.buyer(await shop.build.product({ pieces: 10 }));
  const form = await fillOrder(visitor, { email, email_check: email });
  expect((await sendOrder(visitor, form)).statusCode).toBe(303);
};

const mails = async (): Promise<string[]> => {
  const { rows } = await shop.db.execute<{ email: string }>(
    sql`select email from orders order by placed_at`,
  );
  return rows.map(({ email }) => email);
};

test('orders are kept for seven whole years after theirs, and then go with all that hangs on them', async () => {
  shop.clock.set('2019-12-31T12:00:00+01:00');
  await place('oud@klant.nl');
  shop.clock.set('2020-01-01T12:00:00+01:00');
  await place('bewaard@klant.nl');
  await purgeOldOrders(shop.host, new Date('2026-12-31T20:00:00+01:00'));
  expect(await mails()).toEqual(['oud@klant.nl', 'bewaard@klant.nl']);

  expect(await purgeOldOrders(shop.host, new Date('2027-01-01T03:40:00+01:00'))).toBe(1);
  expect(await mails()).toEqual(['bewaard@klant.nl']);
  const { rows } = await shop.db.execute(sql`
    select order_id from order_lines union select order_id from order_events
    union select order_id from payments except select id from orders`);
  expect(rows).toEqual([]);
});
