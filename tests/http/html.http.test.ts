import { afterAll, beforeAll, expect, test } from 'vitest';
import { breaking, browsing, type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { findHtmlProblems } from '../harness/valid-html';

let app: CatalogApp;
beforeAll(async () => {
  app = await createCatalogApp({ features: [...browsing, breaking] });
});
afterAll(() => app.close());

test.each([
  ['home', '/'],
  ['a listing', '/kleding'],
  ['a filtered listing', '/kleding?filter_color=1&filter_price_min=20&sort=price'],
  ['a listing without results', '/kleding?filter_color=1&filter_size=4'],
  ['a page of results', '/kleding?page_4=2'],
  ['linked forms', '/gekoppeld'],
  ['columns', '/kolommen'],
  ['a product', '/artikel/artikel-1'],
  ['a chosen variant', '/artikel/artikel-1?color_id=2&size_id=1'],
  ['a product without choices', '/artikel/artikel-25'],
  ['search', '/zoeken?search=jas'],
  ['search without words', '/zoeken'],
  ['search without results', '/zoeken?search=xyzzyq'],
  ['404', '/bestaat-niet'],
  ['500', '/stuk'],
])('the HTML of %s is valid', async (_name, url) => {
  const { body } = await app.get(url);
  expect(await findHtmlProblems(body)).toEqual([]);
});
