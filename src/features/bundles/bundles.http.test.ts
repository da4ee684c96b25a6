import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderLines, orders } from '#features/orders/api.server';
import { announceChange } from '#features/overviews/api.server';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { bundleParts, bundles } from './api.server';

let shop: TestShop;
let coat: Awaited<ReturnType<TestShop['build']['product']>>;
let book: Awaited<ReturnType<TestShop['build']['product']>>;
let bundleId: number;
beforeEach(async () => {
  shop = await createTestShop();
  coat = await shop.build.product({ title: 'Jas', priceCents: 8000, sizes: ['M', 'L'] });
  book = await shop.build.product({ title: 'Boek', priceCents: 2000, vatRate: 9 });
  const [row] = await shop.db
    .insert(bundles)
    .values({ access: 'winterset', title: 'Winterset', intro: 'Warm lezen.', priceCents: 9000 })
    .returning();
  bundleId = row?.id ?? 0;
  await shop.db.insert(bundleParts).values([
    { bundleId, productId: coat.id, position: 0 },
    { bundleId, productId: book.id, position: 1 },
  ]);
  await announceChange(shop.host, 'Productbundle', [bundleId]);
});
afterEach(() => shop.close());

const add = async (fields: Record<string, string | number | undefined> = {}, headers = {}) => {
  const visitor = shop.visitor();
  const reply = await visitor.post(
    '/webcore/productbundle/add',
    {
      bundle_id: bundleId,
      [`part_${coat.id}`]: coat.variants[1]?.id,
      etalage_token: await visitor.token(),
      ...fields,
    },
    headers,
  );
  return { visitor, reply };
};

const cartOf = async (visitor: ReturnType<TestShop['visitor']>) =>
  textOf(get(parseHtml((await visitor.get('/webcore/checkout/view')).body), 'main'));

test('S1/6 S2.12/1 a bundle has a page: each part with its own choice, one price', async () => {
  const { body } = await shop.visitor().get('/sets/winterset');
  const html = parseHtml(body);
  expect(textOf(get(html, 'h1'))).toBe('Winterset');
  const options = findAll(html, `select[name=part_${coat.id}] option`);
  expect(options.map(textOf)).toEqual(['Maak een keuze', 'Maat M', 'Maat L']);
  expect(get(html, `input[name=part_${book.id}]`).attributes.value).toBe(
    String(book.variants[0]?.id),
  );
  expect(textOf(get(html, 'main'))).toMatch(/Los samen €.100,00 ?\. Samen €.10,00 voordeliger/);
  expect((await shop.visitor().get('/sets/anders')).statusCode).toBe(404);
  const [data] = findAll(html, 'script[type="application/ld+json"]').map((script) =>
    JSON.parse(String(script.children[0])),
  );
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Winterset',
    isRelatedTo: [{ name: 'Jas' }, { name: 'Boek' }],
    offers: { price: '90.00', availability: 'https://schema.org/InStock' },
  });
});

test('its parts are lines that say so, cheaper together; without one the price is undone', async () => {
  const { visitor, reply } = await add();
  expect(reply.statusCode).toBe(303);
  const together = await cartOf(visitor);
  expect(together).toMatch(/Samen voordeliger: Winterset − €.10,00/);
  expect(together.match(/Hoort bij Winterset/g)).toHaveLength(2);
  const page = parseHtml((await visitor.get('/webcore/checkout/view')).body);
  const lineId = get(page, 'form[data-cart-form] input[name=line_id]').attributes.value ?? '';
  const etalage_token = await visitor.token();
  await visitor.post('/webcore/checkout/line', { etalage_token, line_id: lineId, remove: 1 });
  expect(await cartOf(visitor)).not.toContain('Winterset');
});

test('who puts the parts in one by one pays the same', async () => {
  const visitor = await shop.buyer(book);
  await visitor.post('/webcore/checkout/add', {
    etalage_token: await visitor.token(),
    item_id: coat.id,
    size_id: coat.variants[0]?.sizeId ?? 0,
    quantity: 1,
  });
  expect(await cartOf(visitor)).toContain('Samen voordeliger: Winterset');
});

test('an order keeps it: the saving over its lines, and the btw of each rate right', async () => {
  const { visitor } = await add();
  const placed = await sendOrder(visitor, await fillOrder(visitor));
  expect(placed.statusCode).toBe(303);
  const [order] = await shop.db.select().from(orders);
  expect(order).toMatchObject({
    goodsCents: 10_000,
    discountCents: 1000,
    discounts: [{ code: 'Winterset', kind: 'bundle', cents: 1000 }],
    totalCents: 9000,
  });
  const lines = await shop.db.select().from(orderLines).orderBy(orderLines.id);
  expect(lines.map(({ title, discountCents }) => [title, discountCents])).toEqual([
    ['Jas', 800],
    ['Boek', 200],
  ]);
  // 7200 at 21% and 1800 at 9%, both included.
  expect(order?.vat).toEqual([
    { rate: 21, cents: 1250 },
    { rate: 9, cents: 149 },
  ]);
});

test('S3.5/1 in the background it answers as an article does; what is missing or gone adds nothing', async () => {
  const json = { accept: 'application/json' };
  const { reply } = await add({}, json);
  expect(reply.json()).toMatchObject({ success: true, number_of_articles: 2 });
  const missing = await add({ [`part_${coat.id}`]: undefined }, json);
  expect(missing.reply.json()).toEqual({
    success: false,
    number_of_articles: 0,
    message: 'Kies een kleur en maat van Jas.',
  });
  const another = await add({ [`part_${coat.id}`]: book.variants[0]?.id }, json);
  expect(another.reply.json().success).toBe(false);
  await shop.db.execute(`update stock set pieces = 0 where variant_id = ${book.variants[0]?.id}`);
  const gone = await add();
  expect(gone.reply.statusCode).toBe(422);
  expect(textOf(get(parseHtml(gone.reply.body), '[role=alert]'))).toContain('Boek is');
  const chosen = get(parseHtml(gone.reply.body), `option[value="${coat.variants[1]?.id}"]`);
  expect(chosen.attributes).toHaveProperty('selected');
  expect(await cartOf(gone.visitor)).not.toContain('Jas, Maat L');
});

test('two sets, one piece of one fewer: the saving follows what is in the cart, whatever is sent', async () => {
  const { visitor } = await add();
  await visitor.post('/webcore/productbundle/add', {
    bundle_id: bundleId,
    [`part_${coat.id}`]: coat.variants[1]?.id,
    etalage_token: await visitor.token(),
    // Nothing that is sent sets a price, or adds what is no part.
    price: 1,
    priceCents: 1,
    [`part_${coat.id + 900}`]: 1,
    quantity: -5,
  });
  expect(await cartOf(visitor)).toMatch(/Samen voordeliger: Winterset − €.20,00/);
  const page = parseHtml((await visitor.get('/webcore/checkout/view')).body);
  const line_id = get(page, 'form[data-cart-form] input[name=line_id]').attributes.value ?? '';
  const etalage_token = await visitor.token();
  await visitor.post('/webcore/checkout/line', { etalage_token, line_id, quantity: 1 });
  expect(await cartOf(visitor)).toMatch(/Samen voordeliger: Winterset − €.10,00/);
});

test('a bundle of which a part is no longer sold is none', async () => {
  await shop.db.update(bundles).set({ state: 'Offline' }).where(eq(bundles.id, bundleId));
  await announceChange(shop.host, 'Productbundle', [bundleId]);
  const { reply } = await add();
  expect(reply.statusCode).toBe(404);
  expect((await shop.visitor().get('/sets/winterset')).statusCode).toBe(404);
});
