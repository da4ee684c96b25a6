import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '#features/overviews/api.server';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { productCards } from './server/cards';
import { productRows } from './server/index-rows';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

type Product = Awaited<ReturnType<TestShop['build']['product']>>;

const wish = (product: Product, cents: number | null) =>
  shop.db.execute(sql`update products set van_price_cents = ${cents} where id = ${product.id}`);

/** Everywhere that a price is shown. */
const shown = async (product: Product) => {
  await announceChange(shop.host, 'Product', [product.id]);
  const { body } = await shop.visitor().get(`/artikel/${product.access}`);
  const form = body.slice(
    body.indexOf('name="addproduct"'),
    body.indexOf('</form>', body.indexOf('name="addproduct"')),
  );
  const card = (await productCards(shop.host, [product.id])).get(product.id);
  const visitor = await shop.buyer(product);
  const cart = (await visitor.get('/webcore/checkout/view?view=framework')).body;
  const rows = [];
  for await (const batch of productRows(shop.host, [product.id])) rows.push(...batch);
  return {
    page: /<s[^>]*>€\u00a0([\d.,]+)<\/s>/.exec(form)?.[1],
    data: /StrikethroughPrice","price":"([\d.]+)"/.exec(body)?.[1],
    card: card?.vanPriceCents,
    label: card?.label,
    cart: /<s[^>]*>€\u00a0([\d.,]+)<\/s>/.exec(cart)?.[1],
    offer: rows[0]?.options.offer?.includes(1),
  };
};

test('the earlier price is that of the ledger, everywhere, whatever was wished for', async () => {
  const product = await shop.build.product({ priceCents: 6000, vanPriceCents: 8000 });
  await wish(product, 19_900);
  expect(await shown(product)).toEqual({
    page: '80,00',
    data: '80.00',
    card: 8000,
    label: 25,
    cart: '80,00',
    offer: true,
  });
});

test('a wish alone shows nothing: it never cost that', async () => {
  const product = await shop.build.product({ priceCents: 6000 });
  await wish(product, 9900);
  expect(await shown(product)).toEqual({
    page: undefined,
    data: undefined,
    card: undefined,
    label: undefined,
    cart: undefined,
    offer: false,
  });
});

test('a reduction that nobody wants to tell of is not told', async () => {
  const product = await shop.build.product({ priceCents: 6000, vanPriceCents: 8000 });
  await wish(product, null);
  expect(await shown(product)).toMatchObject({ page: undefined, card: undefined, offer: false });
});

test('of variants that cost as much, the one that promises least decides', async () => {
  const product = await shop.build.product({
    priceCents: 6000,
    vanPriceCents: 8000,
    sizes: ['S', 'M'],
  });
  const [first] = product.variants;
  // This size cost less a while ago: for it there is no reduction.
  await shop.db.execute(sql`update variants set prior_cents = null where id = ${first?.id}`);
  const card = (await productCards(shop.host, [product.id])).get(product.id);
  expect(card?.vanPriceCents).toBeUndefined();
});
