import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { variants } from '#features/catalog/api.server';
import { type CatalogApp, createCatalogApp } from '../../../tests/harness/catalog-app';
import { countQueries } from '../../../tests/harness/count-queries';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';

let app: CatalogApp;
beforeAll(async () => {
  app = await createCatalogApp();
  const [first] = app.shop.product(25).variants;
  await app.db
    .update(variants)
    .set({ sku: 'BR-4471/Z', gtin: '8712345678906' })
    .where(eq(variants.id, first?.id ?? 0));
});
afterAll(() => app.close());

const suggested = async (search: string) => {
  const { body } = await app.get(
    `/brink/webcore/search/suggest?${new URLSearchParams({ search })}`,
  );
  return findAll(parseHtml(body), 'a[role=option]')
    .map(({ attributes }) => attributes.href)
    .filter((href) => href?.startsWith('/artikel/'));
};
const items = (html: string) =>
  findAll(parseHtml(html), '[data-item] a').map(({ attributes }) => attributes.href);

test('S1/5 an article number finds its product, whole or by its first four signs', async () => {
  for (const typed of ['BR-4471/Z', 'br-4471/z', 'br-4', '8712345678906', '8712 3456', '8712']) {
    expect([typed, await suggested(typed)]).toEqual([typed, ['/artikel/artikel-25']]);
  }
  expect(await suggested('br-')).toEqual([]);
  expect(await suggested('8719')).toEqual([]);
});

test('S1/5 the whole number comes before numbers that only begin so', async () => {
  // Product 1 has SKU-1-1; product 10 has SKU-10-1.
  expect((await suggested('sku-1-1'))[0]).toBe('/artikel/artikel-1');
  expect(await suggested('SKU-10-1')).toContain('/artikel/artikel-10');
});

test('S1/5 the search page and a listing find it too, with its count and its filters', async () => {
  const page = await app.get('/zoeken?search=8712345678906');
  expect(items(page.body)).toContain('/artikel/artikel-25');
  expect(page.body).toContain('1 resultaat');
  const elsewhere = await app.section('kleding', { search: 'sku-25-1' });
  expect(elsewhere.headers[`etalage-${elsewhere.id}_total`]).toBe('0');
  const { headers, id, html } = await app.section('kleding', { search: 'SKU-12-1' });
  expect(Number(headers[`etalage-${id}_total`])).toBeGreaterThanOrEqual(1);
  expect(get(html, '[data-item] a').attributes.href).toBe('/artikel/artikel-12');
  expect(textOf(html)).toContain('Artikel 12');
});

test('S1/5 a number that is no longer sold finds nothing', async () => {
  const all = app.shop.product(26).variants;
  await app.db
    .update(variants)
    .set({ state: 'Offline' })
    .where(eq(variants.id, all[0]?.id ?? 0));
  expect(await suggested('SKU-26-1')).not.toContain('/artikel/artikel-26');
});

test('signs that mean something to the database are only signs', async () => {
  for (const typed of ['%%%%1', 'sku_1_1', "'; drop--1", '\\\\\\\\1', '8712%']) {
    expect(Array.isArray(await suggested(typed))).toBe(true);
  }
});

test('plain words cost no look at the numbers; a number costs one', async () => {
  const counted = (typed: string) => countQueries(() => suggested(typed));
  // The hits of one kind are one query.
  expect(await counted('winterjas')).toBe(1);
  expect(await counted('winterjas')).toBe(0);
  // It is one of those that were just shown.
  expect(await counted('sku-3-1')).toBe(1);
});
