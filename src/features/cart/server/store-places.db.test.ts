import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '../../../../tests/harness/shop';
import { readLines } from './read';
import { withStorePlaces } from './store-places';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const linesOf = async (...products: { id: number }[]) => {
  const [first, ...others] = products;
  const visitor = await shop.buyer(first ?? { id: 0 });
  for (const { id } of others) {
    const etalage_token = await visitor.token();
    await visitor.post('/webcore/checkout/add', { item_id: id, quantity: 1, etalage_token });
  }
  const { rows } = await shop.db.execute<{ session: string }>(
    sql`select session_id as session from carts order by id desc limit 1`,
  );
  return readLines(shop.db, rows[0]?.session ?? '');
};

test("what lies in the store where it is fetched is emptied first; another's pieces don't count", async () => {
  const [here, elsewhere] = [await shop.build.store('Gouda'), await shop.build.store('Breda')];
  const [vase, bowl] = [await shop.build.product(), await shop.build.product()];
  const warehouseId = await shop.build.storeStock(here, vase, 3);
  await shop.build.storeStock(elsewhere, bowl, 5);
  const lines = await linesOf(vase, bowl);
  const [ofVase, ofBowl] = await withStorePlaces(shop.db, lines, here);
  expect(ofVase?.places).toEqual([
    { warehouseId, pieces: 3, isOwn: true },
    ...(lines[0]?.places ?? []),
  ]);
  expect(ofBowl).toEqual(lines[1]);
});

test('a gift card is mailed: it lies in no store, whatever is noted there', async () => {
  const store = await shop.build.store('Delft');
  const [card, vase] = [
    await shop.build.product({ kind: 'giftcard', vatRate: 0 }),
    await shop.build.product(),
  ];
  await shop.build.storeStock(store, card, 4);
  await shop.build.storeStock(store, vase, 2);
  const found = await withStorePlaces(shop.db, await linesOf(card, vase), store);
  expect(found.map(({ places }) => places.filter(({ isOwn }) => isOwn).length)).toEqual([0, 1]);
});
