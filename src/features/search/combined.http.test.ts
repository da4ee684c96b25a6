import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colors, variants } from '#features/catalog/api.server';
import { announceChange } from '#features/overviews/api.server';
import { type CatalogApp, createCatalogApp } from '../../../tests/harness/catalog-app';
import { findAll, parseHtml } from '../../../tests/harness/html';

let app: CatalogApp;
beforeAll(async () => {
  app = await createCatalogApp();
  await app.db.insert(colors).values([
    { id: 8, access: 'bordeaux', title: 'Bordeaux', hex: '#651f30' },
    // Its name said nothing when it was imported.
    { id: 9, access: 'fjord', title: 'Fjord', hex: '#b5b1a8' },
  ]);
  const paint = async (n: number, colorId: number) => {
    const { id, variants: its } = app.shop.product(n);
    await app.db
      .update(variants)
      .set({ colorId })
      .where(eq(variants.id, its[0]?.id ?? 0));
    await announceChange(app.host, 'Product', [id]);
  };
  await paint(21, 8);
  await paint(22, 9);
});
afterAll(() => app.close());

/** The numbers of the articles that the search page shows first, best first. */
const found = async (search: string): Promise<number[]> => {
  const { body } = await app.get(`/zoeken?${new URLSearchParams({ search })}`);
  // Whoever finds nothing is shown what sells well.
  if (body.includes('zoeken-populair')) return [];
  const links = findAll(parseHtml(body), '[data-item] a').map(({ attributes }) => attributes.href);
  const shown = links.flatMap((href) => /^\/artikel\/artikel-(\d+)/.exec(href ?? '')?.[1] ?? []);
  return [...new Set(shown.map(Number))];
};
const sorted = (numbers: number[]) => numbers.sort((a, b) => a - b);
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

test('S7.1/5 an article is found by the categories above its own, also with what it is', async () => {
  expect(sorted(await found('kleding trui'))).toEqual(from(11, 20));
  expect(sorted(await found('wonen bord'))).toEqual(from(21, 30));
  expect(sorted(await found('winterjas kleding'))).toEqual(from(1, 10));
  expect(await found('wonen trui')).toEqual([]);
});

test('S7.1/5 a plain colour finds the shades of it, after what is called so itself', async () => {
  const reds = await found('rood');
  expect(reds.at(-1)).toBe(21);
  expect(reds).toContain(3);
  expect(sorted(await found('rode borden'))).toEqual([21]);
  expect(await found('bordeaux bord')).toEqual([21]);
  expect(await found('rode bordeaux jas')).toEqual([]);
});

const linksTo = async (path: string, n: number) => {
  const html = parseHtml((await app.get(path)).body);
  const links = [...findAll(html, 'main a'), ...findAll(html, 'a[role=option]')];
  const hrefs = links.map(({ attributes }) => attributes.href ?? '');
  return hrefs.find((href) => new RegExp(`^/artikel/artikel-${n}\\b`).test(href));
};

test('what words call by a colour is shown in it, also by one of its forms, while one types and by a shade', async () => {
  const query = (search: string) => new URLSearchParams({ search });
  for (const words of ['rode borden', 'bordeaux bord']) {
    expect(await linksTo(`/zoeken?${query(words)}`, 21)).toMatch(/\?color_id=8$/);
    const suggest = `/brink/webcore/search/suggest?${query(words)}`;
    expect(await linksTo(suggest, 21)).toMatch(/\?color_id=8$/);
  }
  expect(await linksTo(`/zoeken?${query('bord')}`, 21)).not.toContain('color_id');
});

test('S7.1/5 a colour of which nothing is known is called by its name alone', async () => {
  expect(await found('fjord')).toEqual([22]);
  for (const name of ['grijze', 'beige']) expect(await found(`${name} bord`)).toEqual([]);
});

test('S7.1/5 a size narrows, with or without the word', async () => {
  expect(sorted(await found('trui maat XL'))).toEqual([]);
  expect(sorted(await found('trui maat L'))).toEqual(from(11, 20));
  expect(sorted(await found('trui L'))).toEqual(from(11, 20));
});
