import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '#features/overviews/api.server';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test('gift cards alone are mailed: no address, no parcel, nothing of delivery', async () => {
  const card = await shop.build.product({ kind: 'giftcard', priceCents: 2500, vatRate: 0 });
  const visitor = await shop.buyer(card);
  const popover = await visitor.get('/webcore/checkout/view?view=framework');
  expect(popover.body).not.toContain('en bezorgen is gratis');
  expect(popover.body).not.toContain('Bezorgen');
  const { body } = await visitor.get('/webcore/checkout/view');
  expect(body).not.toContain('name="address_zipcode"');
  expect(body).not.toContain('name="giftservice"');
  expect(body).toContain('Je krijgt de cadeaukaart per mail');
  const typed = ['zipcode', 'housenumber', 'street', 'place', 'country'];
  const nowhere = Object.fromEntries(typed.map((part) => [`address_${part}`, '']));
  const reply = await sendOrder(visitor, await fillOrder(visitor, nowhere));
  expect(reply.statusCode).toBe(303);
  const page = await visitor.get(String(reply.headers.location));
  expect(page.body).toContain('mailen we de cadeaukaart naar an@klant.nl');
  expect(page.body).toContain('Per mail naar');
  for (const word of ['Bezorgadres', 'pakket', 'Bezorgen', 'In behandeling', 'Onderweg']) {
    expect(page.body.match(/<main[\s\S]*<\/main>/)?.[0]).not.toContain(word);
  }
});

test('goods beside a gift card are sent as ever, and the way to free delivery counts them alone', async () => {
  const card = await shop.build.product({ kind: 'giftcard', priceCents: 10_000, vatRate: 0 });
  const goods = await shop.build.product({ priceCents: 2000 });
  const visitor = await shop.buyer(card);
  const etalage_token = await visitor.token();
  await visitor.post('/webcore/checkout/add', { item_id: goods.id, etalage_token });
  const { body } = await visitor.get('/webcore/checkout/view');
  expect(body).toContain('name="address_zipcode"');
  expect(body).toMatch(/<progress[^>]*max="5000"[^>]*value="2000"/);
});

test('the page of a gift card promises a mail, and no parcel, store or return', async () => {
  const card = await shop.build.product({ kind: 'giftcard', priceCents: 2500, vatRate: 0 });
  const store = await shop.build.store('Utrecht');
  await shop.build.storeStock(store, card, 5);
  const { rows } = await shop.db.execute<{ access: string }>(
    sql`select access from products where id = ${card.id}`,
  );
  const visitor = await shop.buyer(card);
  const page = await visitor.get(`/artikel/${rows[0]?.access}`);
  const main = page.body.match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
  expect(main).toContain('Per mail, zodra je betaling binnen is');
  expect(main).toContain('We mailen je de code');
  for (const word of ['in huis', 'Gratis bezorgd', 'gratis terug', 'Winkel Utrecht', 'postcode']) {
    expect(main).not.toContain(word);
  }
  const goods = await shop.build.product();
  const other = await shop.db.execute<{ access: string }>(
    sql`select access from products where id = ${goods.id}`,
  );
  const ofGoods = async () => (await visitor.get(`/artikel/${other.rows[0]?.access}`)).body;
  expect(await ofGoods()).toContain('gratis terug');
  // A store takes returns where the chain says so.
  await shop.db.execute(
    sql`update locations set services = '["afhalen"]'::jsonb where id = ${store}`,
  );
  await announceChange(shop.host, 'Location', [store]);
  await expect.poll(ofGoods).not.toContain('gratis terug');
});
