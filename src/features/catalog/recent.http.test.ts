import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '#features/overviews/api.server';
import { recent as limits } from '#kernel/limits';
import { path, RECENT } from '#kernel/wire';
import { listStored } from '#platform/declared/stored';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { products } from './api.server';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const ask = (query: string) => shop.inject(`${path.recent}?${query}`);
const titles = (html: string) => findAll(parseHtml(html), 'article h3').map(textOf);

test('the articles that a browser remembers, in its order; those that are gone are left out', async () => {
  const ids: number[] = [];
  for (let n = 1; n <= limits.most + 2; n += 1) {
    ids.push((await shop.build.product({ title: `Artikel ${n}` })).id);
  }
  await shop.db
    .update(products)
    .set({ state: 'Offline' })
    .where(eq(products.id, ids[1] ?? 0));
  await announceChange(shop.host, 'Product');
  const [first, gone, third] = ids;
  const reply = await ask(`ids=${third},${gone},${first},999999`);
  expect(titles(reply.body)).toEqual(['Artikel 3', 'Artikel 1']);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(textOf(get(parseHtml(reply.body), 'button[data-recent-clear]'))).toBe('Wis lijst');
  expect(titles((await ask(`ids=${ids.join()}`)).body)).toHaveLength(limits.most);
});

test.each(['', 'ids=', 'ids=x', 'ids=0', 'ids=888888&ids=777777', 'ids=999999999'])(
  'of %j there is no row',
  async (query) => {
    const reply = await ask(query);
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
  },
);

test('what is kept is told on the cookie page, and a product’s page says of which it is', async () => {
  const stored = listStored(shop.host).find(({ name }) => name === RECENT);
  expect(stored).toMatchObject({ where: 'storage', type: 'functional' });
  const product = await shop.build.product();
  const html = parseHtml((await shop.inject(`/artikel/${product.access}`)).body);
  const place = get(html, 'etalage-recent');
  expect(place.attributes['data-recent']).toBe(String(product.id));
  expect(textOf(place)).toBe('');
});
