import { gzipSync } from 'node:zlib';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#features/catalog/server/tables';
import { addPage } from '../harness/build-catalog';
import { type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { find, findAll, get, parseHtml, textOf } from '../harness/html';

let app: CatalogApp;
beforeAll(async () => {
  app = await createCatalogApp();
});
afterAll(() => app.close());

const page = (n: number, query = '') => app.show(`/artikel/artikel-${n}${query}`);
const radios = async (name: string, query = '') =>
  findAll(await page(1, query), `form[name=addproduct] input[name=${name}]`).map(
    ({ attributes }) => attributes,
  );

test('S2.6/1 colour and size are radios, the item a hidden field, and there is room for the stock', async () => {
  const { rood, blauw, groen } = app.shop.color;
  const { S, M, L } = app.shop.size;
  const colors = await radios('color_id');
  expect(colors.map(({ type, value }) => [type, value])).toEqual(
    [blauw, groen].map((id) => ['radio', String(id)]),
  );
  expect(colors.map(({ value }) => Number(value))).not.toContain(rood);
  const sizes = await radios('size_id');
  expect(sizes.map(({ type, value }) => [type, value])).toEqual(
    [S, M, L].map((id) => ['radio', String(id)]),
  );
  const item = get(await page(1), 'form[name=addproduct] input[name=item_id]').attributes;
  expect([item.type, item.value]).toEqual(['hidden', String(app.shop.product(1).id)]);
  expect(find(await page(1), 'form[name=addproduct] [data-stock]')).toBeDefined();
});

test('S2.6/1 without script the address chooses a colour and a size, and shows their stock', async () => {
  const { groen } = app.shop.color;
  const { M } = app.shop.size;
  const query = `?color_id=${groen}&size_id=${M}`;
  const chosen = [...(await radios('color_id', query)), ...(await radios('size_id', query))]
    .filter((radio) => 'checked' in radio)
    .map(({ value }) => Number(value));
  expect(chosen).toEqual([groen, M]);
  expect(textOf(get(await page(1, query), '[data-stock]'))).toContain('Nog 3 stuks');
  expect(textOf(get(await page(1), '[data-stock]'))).not.toContain('Nog 3 stuks');
  const links = findAll(await page(1), 'a').map(({ attributes }) => attributes.href);
  expect(links).toContain(`/artikel/artikel-1?color_id=${groen}`);
  // What does not exist is not chosen.
  const unknown = await radios('size_id', '?color_id=999&size_id=999');
  expect(unknown.filter((radio) => 'checked' in radio)).toEqual([]);
});

test('S2.6/1 a product in one size without colour asks nothing and shows its stock', async () => {
  const html = await page(25);
  expect(findAll(html, 'input[type=radio]')).toEqual([]);
  expect(textOf(get(html, '[data-stock]'))).toContain('Online Nog 3 stuks');
});

test('what is special of bringing it stands with the promises, and is no fact of the article', async () => {
  const note = 'Twee bezorgers zetten hem neer in de kamer van je keuze.';
  const { id } = app.shop.product(24);
  await app.db.update(products).set({ deliveryNote: note }).where(eq(products.id, id));
  const html = await page(24);
  expect(textOf(get(html, 'form[name=addproduct]'))).toContain(note);
  expect(textOf(html).split(note)).toHaveLength(2);
});

const token = async () => get(await page(1), 'meta[name=etalage_token]').attributes.content;

const askStock = async (
  n: number,
  fields: Record<string, string | number | undefined>,
  headers: Record<string, string> = { accept: 'application/json' },
) => {
  const url = `/webcore/product/getStockAvailability/${n > 30 ? n : app.shop.product(n).id}`;
  const reply = await app.post(url, { etalage_token: await token(), ...fields }, headers);
  return { ...reply, json: JSON.parse(reply.body) };
};

test('S7.3/6 S3.5/2 S1/8 the stock of a colour and a size, as HTML in JSON', async () => {
  const { blauw } = app.shop.color;
  const { status, json, headers } = await askStock(1, {
    color_id: blauw,
    size_id: app.shop.size.S,
  });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(textOf(parseHtml(json.stock))).toContain('Online Nog 3 stuks');
  expect(json.availability).toMatchObject({ web: 3, stores: [] });
});

test('S7.3/6 a size alone is enough: its colours are taken together', async () => {
  const { json } = await askStock(1, { size_id: app.shop.size.S });
  expect(json.availability.web).toBe(6);
  const none = await askStock(25, {});
  expect(none.json.availability.web).toBe(3);
});

test('S7.3/6 each store that has it is named with its pieces', async () => {
  const { json } = await askStock(7, { size_id: app.shop.size.S });
  expect(json.availability).toMatchObject({ web: 0, stores: [{ title: 'Utrecht', pieces: 4 }] });
  expect(textOf(parseHtml(json.stock))).toMatch(
    /Online Uitverkocht Voorraad in de winkel In 1 winkel Utrecht Op voorraad/,
  );
});

test.each([
  ['a size that the product does not come in', 1, { size_id: 4 }],
  ['a colour that nobody has', 1, { color_id: 999 }],
  ['a product that nobody has', 999_999, {}],
])('S7.3/6 %s answers 404 in JSON, which the page only logs', async (_name, n, fields) => {
  const { status, json } = await askStock(n, fields, {});
  expect(status).toBe(404);
  expect(json).toMatchObject({
    code: 'not_found',
    message: 'Deze combinatie van kleur en maat bestaat niet.',
    fields: {},
  });
  expect(json.stock).toBeUndefined();
});

test.each([
  ['no token', { etalage_token: undefined }, {}],
  ['another token', { etalage_token: 'p.20514.AAAA' }, {}],
  ['a token of another session', { etalage_token: 's.AAAA' }, {}],
  ['two tokens', { etalage_token: 'x' }, {}],
])('S6/6 a post with %s is refused, in JSON', async (_name, fields, headers) => {
  const { status, json } = await askStock(1, fields, headers);
  expect(status).toBe(403);
  expect(json).toMatchObject({ code: 'token', fields: {} });
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['no origin at all', { origin: 'null' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
])('S6/6 a post from %s is refused', async (_name, headers) => {
  const { status, json } = await askStock(1, {}, headers);
  expect(status).toBe(403);
  expect(json.code).toBe('cross_site');
});

test('S6/6 a post from the site itself is taken, a week long', async () => {
  const old = await token();
  const ask = (etalage_token?: string) =>
    askStock(
      25,
      { etalage_token },
      { host: 'brink.nl', origin: 'https://brink.nl', 'sec-fetch-site': 'same-origin' },
    );
  expect((await ask(old)).status).toBe(200);
  app.clock.advance(7 * 86_400_000);
  expect((await ask(old)).status).toBe(200);
  app.clock.advance(86_400_000);
  expect((await ask(old)).json.code).toBe('token');
  app.clock.advance(-20 * 86_400_000);
  expect((await ask(old)).json.code).toBe('token');
  app.clock.set('2026-03-02T09:00:00Z');
});

test('S6/1 a visitor without a session browses, filters and searches, and gets no cookie', async () => {
  for (const url of [
    '/',
    '/kleding',
    '/kleding?filter_color=1',
    '/artikel/artikel-1',
    '/zoeken?search=jas',
  ]) {
    const { status, headers } = await app.get(url);
    expect(status).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
  }
});

const jsonLd = async (n: number) =>
  findAll(await page(n), 'script[type=application/ld+json]').map((script) =>
    JSON.parse(script.children.join('')),
  );

test('a product without an introduction is told by its description, and empty facts are left out', async () => {
  await app.db
    .update(products)
    .set({ intro: '' })
    .where(inArray(products.access, ['artikel-27', 'artikel-28']));
  await app.db.update(products).set({ description: '' }).where(eq(products.access, 'artikel-28'));
  const told = async (n: number) => {
    const [product] = await jsonLd(n);
    const meta = find(await page(n), 'meta[name=description]')?.attributes.content;
    return { description: product.description, meta };
  };
  expect(await told(27)).toEqual({
    description: 'Alles over nummer 27.',
    meta: 'Alles over nummer 27.',
  });
  expect(await told(28)).toEqual({ description: undefined, meta: undefined });
  for (const n of [27, 28]) expect((await jsonLd(n))[0].image).not.toEqual([]);
});

test('structured data: a group with a product for each variant, and the way to it by what has a page', async () => {
  await addPage(app.host, { path: '/winterjassen', title: 'Winterjassen', content: [] });
  const [group, crumbs] = await jsonLd(5);
  expect(group).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: String(app.shop.product(5).id),
    name: 'Artikel 05 jas',
    brand: { '@type': 'Brand', name: 'Zuid' },
    variesBy: ['https://schema.org/size'],
  });
  expect(group.hasVariant).toHaveLength(3);
  const { zwart } = app.shop.color;
  expect(group.hasVariant[1]).toMatchObject({
    '@type': 'Product',
    name: 'Artikel 05 jas, Zwart, M',
    sku: 'SKU-5-2',
    offers: {
      '@type': 'Offer',
      price: '50.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: `http://localhost/artikel/artikel-5?color_id=${zwart}&size_id=${app.shop.size.M}`,
    },
  });
  expect(crumbs['@type']).toBe('BreadcrumbList');
  expect(
    crumbs.itemListElement.map((one: { name: string; item: string }) => [one.name, one.item]),
  ).toEqual([
    ['Home', 'http://localhost/'],
    ['Kleding', 'http://localhost/kleding'],
    ['Winterjassen', 'http://localhost/winterjassen'],
    ['Artikel 05 jas', 'http://localhost/artikel/artikel-5'],
  ]);
});

test('structured data: what is sold out, or in a store alone, says so', async () => {
  const availability = async (n: number) => {
    const [data] = await jsonLd(n);
    return (data.hasVariant?.[0] ?? data).offers.availability;
  };
  expect(await availability(7)).toBe('https://schema.org/InStoreOnly');
  expect(await availability(8)).toBe('https://schema.org/OutOfStock');
  const [single] = await jsonLd(25);
  expect(single).toMatchObject({
    '@type': 'Product',
    sku: 'SKU-25-1',
    offers: { price: '250.00' },
  });
});

test('a product’s head: one address for all its variants, Open Graph, language', async () => {
  const html = await page(1, `?color_id=${app.shop.color.groen}&size_id=1`);
  expect(get(html, 'html').attributes).toMatchObject({
    lang: 'nl-NL',
    'data-site': 'brink',
    'data-language': 'nl_NL',
  });
  expect(get(html, 'link[rel=canonical]').attributes.href).toBe(
    'http://localhost/artikel/artikel-1',
  );
  expect(find(html, 'meta[name=robots]')).toBeUndefined();
  const og = (name: string) => find(html, `meta[property="og:${name}"]`)?.attributes.content;
  expect(og('type')).toBe('product');
  expect(og('title')).toBe('Artikel 01 jas | Brink');
  expect(og('url')).toBe('http://localhost/artikel/artikel-1');
  expect(og('description')).toBe('Over de jas.');
  expect(og('locale')).toBe('nl_NL');
});

test('other products of its kind stand below it, itself not among them', async () => {
  const html = await page(1);
  const related = findAll(html, 'section[data-virtual-id] li[data-item]').map(({ attributes }) =>
    Number(attributes['data-item']),
  );
  expect(related).toHaveLength(4);
  expect(related).not.toContain(app.shop.product(1).id);
});

test('a product and a listing weigh at most 20 kB', async () => {
  for (const url of ['/artikel/artikel-1', '/kleding', '/gekoppeld', '/zoeken?search=artikel']) {
    const { body } = await app.get(url);
    expect(gzipSync(body, { level: 6 }).length).toBeLessThan(20_000);
  }
});
