import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announceChange } from '#features/overviews/api.server';
import { type CatalogApp, createCatalogApp } from '../../../tests/harness/catalog-app';
import { find, findAll, get, textOf } from '../../../tests/harness/html';
import { listIncompleteProducts, setBrandMaker, setCategoryKinds } from './api.server';
import { products } from './server/tables';

let app: CatalogApp;
beforeEach(async () => {
  app = await createCatalogApp();
});
afterEach(() => app.close());

const maker = {
  name: 'Noord Kleding Ltd.',
  address: '14 Riverside Road, Norwich',
  contact: 'safety@noord.example',
  responsible: {
    name: 'Noord Europe B.V.',
    address: 'Kade 1, Rotterdam',
    contact: 'https://noord.example/eu',
  },
};

const change = async (values: Partial<typeof products.$inferInsert>) => {
  const { id } = app.shop.product(1);
  await app.host.db.update(products).set(values).where(eq(products.id, id));
  await announceChange(app.host, 'Product', [id]);
};

const jsonLd = async () => {
  const html = await app.show('/artikel/artikel-1');
  return findAll(html, 'script[type=application/ld+json]')
    .map((script) => JSON.parse(textOf(script)))
    .find((one) => /^Product/.test(one['@type']));
};

test('a product page tells who made it, who answers for it in the Union, and what to mind', async () => {
  await setBrandMaker(app.host.db, 'Noord', maker);
  const { brand } = app.shop;
  await change({ brandId: brand.Noord, warnings: ['Niet geschikt onder 3 jaar <jaar>.'] });
  const html = await app.show('/artikel/artikel-1');
  const text = textOf(html);
  for (const told of [
    'Noord Kleding Ltd.',
    '14 Riverside Road, Norwich',
    'Noord Europe B.V.',
    'Niet geschikt onder 3 jaar <jaar>.',
  ]) {
    expect(text).toContain(told);
  }
  expect(find(html, 'a[href="mailto:safety@noord.example"]')).toBeDefined();
  expect(find(html, 'a[href="https://noord.example/eu"]')).toBeDefined();
  expect((await jsonLd()).manufacturer).toEqual({
    '@type': 'Organization',
    name: maker.name,
    address: maker.address,
    email: maker.contact,
  });
});

test("an article's own maker stands before its brand's", async () => {
  await setBrandMaker(app.host.db, 'Noord', maker);
  const own = { name: 'Zuid NV', address: 'Antwerpen', contact: 'post@zuid.example' };
  await change({ brandId: app.shop.brand.Noord, maker: own });
  const text = textOf(await app.show('/artikel/artikel-1'));
  expect(text).toContain('Zuid NV');
  expect(text).not.toContain('Noord Kleding');
});

test('a textile tells its fibres with percentages and its animal parts in the words of the law', async () => {
  await change({
    composition: 'Buitenstof: 80% wol, 20% zijde; Voering: 100% cupro',
    hasAnimalParts: true,
  });
  const html = await app.show('/artikel/artikel-1');
  const facts = textOf(get(html, 'dl'));
  expect(facts).toContain('Samenstelling');
  expect(facts).toContain('Buitenstof: 80% wol, 20% zijde');
  expect(facts).toContain('Bevat niet-textiele delen van dierlijke oorsprong');
  expect((await jsonLd()).material).toBe('Buitenstof: 80% wol, 20% zijde; Voering: 100% cupro');
});

test('below a category of electrical things an old one is taken back, and of big ones they are fetched', async () => {
  const text = async () => textOf(await app.show('/artikel/artikel-1'));
  expect(await text()).not.toContain('Oud voor nieuw');
  const { rows } = await app.host.db.execute(sql`
    with recursive up as (
      select c.* from product_categories pc join categories c on c.id = pc.category_id
      where pc.product_id = ${app.shop.product(1).id}
      union all select c.* from up join categories c on c.id = up.parent_id
    ) select access from up where parent_id is null`);
  const [top] = rows as { access: string }[];
  await setCategoryKinds(app.host.db, top?.access ?? '', { electrical: true });
  await change({ intro: 'Een lamp.' });
  expect(await text()).toContain('Oud voor nieuw');
  expect(await text()).not.toContain('te groot voor de post');
  await setCategoryKinds(app.host.db, top?.access ?? '', { bulky: true });
  await change({ intro: 'Een staande lamp.' });
  expect(await text()).toContain('Het is te groot voor de post: we halen het op voor hoogstens');
});

test('articles for sale without a maker or fibres are listed, and those that are complete are not', async () => {
  const { db } = app.host;
  const before = await listIncompleteProducts(db);
  expect(before.length).toBeGreaterThan(0);
  expect(before[0]?.missing).toEqual(['maker']);
  for (const brand of ['Noord', 'Oever', 'Zuid']) await setBrandMaker(db, brand, maker);
  await db.execute(
    sql`update products set brand_id = ${app.shop.brand.Zuid} where brand_id is null`,
  );
  expect(await listIncompleteProducts(db)).toEqual([]);
  await change({ textile: true, access: 'deken' });
  expect(await listIncompleteProducts(db)).toMatchObject([
    { access: 'deken', missing: ['composition'] },
  ]);
  await change({ composition: '100% wol' });
  expect(await listIncompleteProducts(db)).toEqual([]);
});
