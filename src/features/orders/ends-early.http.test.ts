import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCode } from '#features/promotions/api.server';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  // Notes, as each order's transaction ends, who decided whether it waits for the disk.
  await shop.db.execute(sql`create table endings (setting text, source text)`);
  await shop.db.execute(sql`create function note_ending() returns trigger language plpgsql as $$
    begin
      insert into endings select setting, source from pg_settings where name = 'synchronous_commit';
      return null;
    end $$`);
  await shop.db.execute(sql`create constraint trigger note_ending after insert on orders
    deferrable initially deferred for each row execute function note_ending()`);
});
afterAll(() => shop.close());

const endingOf = async (typed: Record<string, string>) => {
  await shop.db.execute(sql`truncate endings`);
  const visitor = await shop.buyer(await shop.build.product({ priceCents: 2000, pieces: 5 }));
  const reply = await sendOrder(visitor, await fillOrder(visitor, typed));
  expect(reply.statusCode).toBe(303);
  return (await shop.db.execute(sql`select setting, source from endings`)).rows;
};

test('who waits for a wanted product waits for nobody’s disk, whatever an order has with it', async () => {
  const early = [{ setting: 'off', source: 'session' }];
  expect(await endingOf({})).toEqual(early);
  await createCode(shop.db, { code: 'KORTING', kind: 'amount', value: 500 });
  expect(await endingOf({ discount_code: 'korting' })).toEqual(early);
});
