import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleParts, bundles } from '#features/bundles/api.server';
import { bundlesWith } from '#features/bundles/server/kept';
import { announceChange } from '#features/overviews/api.server';
import { SITE_CHANGED, sites } from '#features/settings/api.server';
import { eventually } from '../../../tests/harness/eventually';
import { find, findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { categories, productCategories, products } from './api.server';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const page = async ({ access }: { access: string }) =>
  parseHtml((await shop.inject(`/artikel/${access}`)).body);

const set = async (settings: Record<string, unknown>) => {
  await shop.db.update(sites).set({ settings });
  await shop.host.events.publish(SITE_CHANGED, {});
};

const change = async (id: number, values: Partial<typeof products.$inferInsert>) => {
  await shop.db.update(products).set(values).where(eq(products.id, id));
  await announceChange(shop.host, 'Product', [id]);
};

/** The titles of a section's cards; undefined: there is no such section. */
const cardsBelow = (html: Awaited<ReturnType<typeof page>>, title: string) => {
  const section = findAll(html, 'section').find(
    (one) => textOf(find(one, 'h2') ?? one) === title && find(one, '[data-results]'),
  );
  return section && findAll(section, 'article h3').map(textOf);
};

test('articles of its sets and its looks complete an article; others of its kind stand apart', async () => {
  const make = (title: string) => shop.build.product({ title, sizes: ['S', 'M'] });
  const [trui, rok, sjaal] = [await make('Trui'), await make('Rok'), await make('Sjaal')];
  const [laars, andere] = [await make('Laars'), await make('Andere trui')];
  const lamp = await shop.build.product({ title: 'Lamp' });
  await announceChange(shop.host, 'Product');
  expect(cardsBelow(await page(trui), 'Maak de look af')).toBeUndefined();
  expect(cardsBelow(await page(trui), 'Vergelijkbare artikelen')).toContain('Andere trui');

  const [bundle] = await shop.db
    .insert(bundles)
    .values({ access: 'set', title: 'Set', priceCents: 3000 })
    .returning();
  await shop.db.insert(bundleParts).values(
    [trui, sjaal].map(({ id }, position) => ({
      ...{ bundleId: bundle?.id ?? 0, productId: id, quantity: 1, position },
    })),
  );
  await announceChange(shop.host, 'Productbundle');
  await change(rok.id, { tags: ['look:herfst'] });
  await change(laars.id, { tags: ['look:herfst', 'nieuw'] });
  await change(andere.id, { tags: ['nieuw'] });
  await change(trui.id, { tags: ['look:herfst', 'nieuw'] });
  // Sets are read again a moment after they change.
  await eventually(() => expect(bundlesWith(shop.host, trui.id)).toHaveLength(1));
  expect(cardsBelow(await page(trui), 'Maak de look af')).toEqual(['Sjaal', 'Rok', 'Laars']);
  expect(cardsBelow(await page(rok), 'Maak de look af')).toEqual(['Trui', 'Laars']);
  expect(cardsBelow(await page(andere), 'Maak de look af')).toBeUndefined();

  // What is not worn has no look.
  await change(lamp.id, { tags: ['look:kamer'] });
  await change(andere.id, { tags: ['look:kamer'] });
  expect(cardsBelow(await page(lamp), 'Past erbij')).toEqual(['Andere trui']);

  await change(rok.id, { state: 'Offline' });
  expect(cardsBelow(await page(trui), 'Maak de look af')).toEqual(['Sjaal', 'Laars']);
});

const table = (title: string, ...of: string[]) => ({
  categories: of,
  title,
  advice: 'Neem de grootste.',
  rows: [
    ['Maat', 'Borst'],
    ['S', '84–88 cm'],
    ['M', '88–94 cm'],
  ],
});

test('sizes are told beside them by a table of the article’s kind, without script too', async () => {
  const [dames] = await shop.db
    .insert(categories)
    .values({ access: 'dames', title: 'Dames' })
    .returning();
  const [wonen] = await shop.db
    .insert(categories)
    .values({ access: 'wonen', title: 'Wonen' })
    .returning();
  const make = async (category: typeof dames, sizes: string[], attributes = {}) => {
    const product = await shop.build.product({ sizes });
    await shop.db
      .insert(productCategories)
      .values({ productId: product.id, categoryId: category?.id ?? 0 });
    await shop.db.update(products).set({ attributes }).where(eq(products.id, product.id));
    return product;
  };
  const [blouse, plain, one, rug] = [
    await make(dames, ['S', 'M'], { Wassen: '30 graden', Pasvorm: 'ruim' }),
    await make(dames, ['S', 'M']),
    await make(dames, ['M']),
    await make(wonen, ['S', 'M']),
  ];
  const opener = '[popoverTarget="welke-maat"][aria-haspopup]';
  const link = 'a[data-popup]';

  await set({ sizeGuide: '/maten' });
  expect(get(await page(blouse), link).attributes.href).toBe('/maten');
  expect(find(await page(blouse), opener)).toBeUndefined();
  expect(find(await page(one), link)).toBeUndefined();

  await set({ sizeGuide: '/maten', sizeTables: [table('Dames', 'dames')] });
  // Not all of the table's sizes are sold of this one.
  const short = await make(dames, ['M', 'L']);
  const marked = findAll(get(await page(short), '[id=welke-maat]'), 'tbody th').map(textOf);
  expect(marked).toEqual(['S', 'M , te koop']);
  expect(textOf(get(await page(short), '[id=welke-maat]'))).toContain('er in deze maten');
  const html = await page(blouse);
  expect(find(html, link)).toBeUndefined();
  expect(textOf(get(html, `form ${opener}`))).toBe('Welke maat heb ik?');
  const panel = get(html, '[id=welke-maat]');
  expect(panel.attributes).toMatchObject({ popover: 'auto', role: 'dialog' });
  expect(textOf(get(panel, 'caption'))).toBe('Dames');
  expect(findAll(panel, 'th').map(({ attributes }) => attributes.scope)).toEqual([
    ...['col', 'col', 'row', 'row'],
  ]);
  expect(textOf(get(panel, 'table'))).toBe('Dames Maat Borst (cm) S 84–88 M 88–94');
  expect(textOf(panel)).toContain('Pasvorm: ruim');
  expect(textOf(panel)).toContain('Neem de grootste.');
  expect(get(panel, 'a').attributes.href).toBe('/maten');
  expect(textOf(get(await page(plain), '[id=welke-maat]'))).not.toContain('Pasvorm');
  for (const other of [one, rug]) {
    expect(find(await page(other), opener)).toBeUndefined();
    expect(find(await page(other), '[id=welke-maat]')).toBeUndefined();
  }
  await set({ sizeTables: [table('Wonen', 'wonen')] });
  expect(find(get(await page(rug), '[id=welke-maat]'), 'a')).toBeUndefined();
});
