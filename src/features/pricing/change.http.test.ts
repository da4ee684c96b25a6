import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands, productCategories, products } from '#features/catalog/api.server';
import { staffActions } from '#features/staff/server/tables';
import { officeHeader } from '#kernel/wire-staff';
import { createPricing } from './pricing.test-support';

let shop: Awaited<ReturnType<typeof createPricing>>;
beforeAll(async () => {
  shop = await createPricing();
});
afterAll(() => shop.api.close());

test('many prices change as was told before, with the earlier price of the ledger, and back as a whole', async () => {
  const ids = [await shop.article(10_000), await shop.article(4995, [null, 3995])];
  const asked = shop.change(ids, { rule: { way: 'percent', value: -20, rounding: '95' } });
  const told = await shop.preview(asked);
  expect(told).toMatchObject({ changed: 2, unchanged: 0, withVan: 2, refusedCount: 0 });
  expect(told.lines).toMatchObject([
    { productId: ids[0], from: 10_000, to: 7995, own: 0, van: 10_000 },
    { productId: ids[1], from: 4995, to: 3995, own: 1, van: 3995 },
  ]);
  expect(await shop.stands(ids[0] as number)).toMatchObject({ price: 10_000, van: [null] });
  const done = await shop.now(asked);
  expect([done.status, done.json.changed]).toEqual([200, 2]);
  expect(await shop.stands(ids[0] as number)).toEqual({
    ...{ price: 7995, wish: 10_000, own: [null], van: [10_000] },
  });
  expect(await shop.stands(ids[1] as number)).toEqual({
    ...{ price: 3995, wish: 4995, own: [null, 3195], van: [4995, 3995] },
  });
  const noted = await shop.api.db.select().from(staffActions);
  expect(noted.map(({ action }) => action)).toContain('prices.change');
  const title = { data: { title: 'Intussen anders' }, revision: '*' };
  await shop.call('PATCH', `rows/product/${ids[1]}`, { body: title });
  const { importId } = done.json;
  const undone = await shop.call('POST', 'rows/product/undo', { body: { importId } });
  expect([undone.json.undone, undone.json.kept]).toMatchObject([1, [{ id: ids[1] }]]);
  expect(await shop.stands(ids[0] as number)).toMatchObject({ price: 10_000, wish: null });
  expect(await shop.stands(ids[1] as number)).toMatchObject({ price: 3995 });
});

test('prices that nobody may ask take no part: gift cards, nothing, under a floor, above the highest', async () => {
  const ids = [
    await shop.article(5000, [null], { kind: 'giftcard', vatRate: 0 }),
    await shop.article(500),
    await shop.article(2000),
  ];
  const minus = { way: 'amount', value: -500, rounding: 'none' } as const;
  const told = await shop.preview(shop.change(ids, { rule: minus, floor: 1600 }));
  expect(told).toMatchObject({ changed: 0, refusedCount: 3 });
  expect(told.refused.map(({ reason }) => reason)).toEqual([
    'Een cadeaukaart kost wat erop staat.',
    'De prijs zou € 0,00 of minder worden.',
    expect.stringMatching(/^De prijs zou €\s15,00 worden: lager dan het minimum\.$/),
  ]);
  const most = { way: 'amount', value: 10_000_000, rounding: 'none' } as const;
  expect((await shop.preview(shop.change(ids, { rule: most }))).changed).toBe(0);
  const same = { way: 'fixed', value: 2000, rounding: 'none' } as const;
  const fixed = await shop.preview(shop.change([ids[2] as number], { rule: same, floor: 3000 }));
  expect(fixed).toMatchObject({ changed: 0, unchanged: 1, refusedCount: 0 });
});

test('what was sent twice, or read before others wrote, is done once', async () => {
  const id = await shop.article(10_000);
  const asked = shop.change([id]);
  const { print } = await shop.preview(asked);
  const send = () => shop.call('POST', 'prices/change', { body: { ...asked, print } });
  const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect((await shop.stands(id)).price).toBe(8000);
  const none = await shop.call('POST', 'prices/change', { body: asked });
  expect([none.status, none.json.code]).toEqual([409, 'changed']);
});

test('a category is all that lies in it and below; a list is what its filters leave', async () => {
  const id = await shop.article(10_000);
  await shop.api.db.insert(productCategories).values({ productId: id, categoryId: 2 });
  const { ids: _, ...asked } = shop.change([]);
  const inCategory = await shop.preview({ ...asked, category: 2 });
  expect(inCategory.lines.map(({ productId }) => productId)).toEqual([1, id]);
  const [row] = await shop.api.db.select().from(products).where(eq(products.id, id));
  expect(await shop.preview({ ...asked, list: `q=${row?.access}` })).toMatchObject({ changed: 1 });
  for (const which of [{ category: -1 }, { category: 999 }, { ids: [] }, {}, { list: 'f.x=1' }]) {
    const { status } = await shop.call('POST', 'prices/preview', { body: { ...asked, ...which } });
    expect(status).toBe(400);
  }
});

test('articles are found, sorted and changed by their brand and category, whose names are shown', async () => {
  const [last, first] = await shop.api.db
    .insert(brands)
    .values([{ title: 'Zeewolf' }, { title: 'Zeeanker' }])
    .returning();
  const one = await shop.article(10_000, [null], { brandId: last?.id ?? 0 });
  const other = await shop.article(10_000, [null], { brandId: first?.id ?? 0 });
  await shop.api.db.insert(productCategories).values({ productId: other, categoryId: 2 });
  const list = async (query: string) =>
    (await shop.call('GET', `rows/product?columns=title,brand_id&${query}`)).json.rows.map(
      (row: { id: number; told: Record<string, string> }) => [row.id, row.told.brand_id],
    );
  expect(await list('q=zee&sort=brand_id')).toEqual([
    [other, 'Zeeanker'],
    [one, 'Zeewolf'],
  ]);
  expect(await list(`f.brand_id=${last?.id}`)).toEqual([[one, 'Zeewolf']]);
  expect(await list(`f.brand_id=${first?.id}&f.categories=2`)).toEqual([[other, 'Zeeanker']]);
  expect(await list(`f.brand_id=${last?.id}&f.categories=2`)).toEqual([]);
  const { ids: _, ...asked } = shop.change([]);
  const told = await shop.preview({ ...asked, list: `f.brand_id=${last?.id}` });
  expect(told.lines.map(({ productId }) => productId)).toEqual([one]);
});

test('odd values are refused by their fields', async () => {
  const id = await shop.article(10_000);
  const send = async (more: object) => {
    const body = { ...shop.change([id]), ...more };
    const { status, json } = await shop.call('POST', 'prices/preview', { body });
    return [status, ...Object.keys(json.fields ?? {})];
  };
  const rule = (way: string, value: unknown, rounding: unknown = 'none') => ({
    rule: { way, value, rounding },
  });
  for (const value of [0, -96, 501, 1e308, 10.55, '20', null, Number.NaN]) {
    expect(await send(rule('percent', value))).toEqual([400, 'value']);
  }
  for (const value of [0, -1, 1.5, 1e15, '5']) {
    expect(await send(rule('fixed', value))).toEqual([400, 'value']);
  }
  expect(await send(rule('percent', -10, '50'))).toEqual([400, 'rounding']);
  expect(await send(rule('gratis', 1, 'x'))).toEqual([400, 'rounding', 'way']);
  expect(await send({ rule: null })).toEqual([400, 'rounding', 'way']);
  expect(await send({ floor: -5 })).toEqual([400, 'floor']);
  expect(await send({ variant_ids: ['x'] })).toEqual([400, 'which']);
  expect(await send({ variant_ids: [999_999] })).toEqual([200]);
});

test('who may not write prices is refused by every call; nobody is told nothing', async () => {
  const [reader, store] = [await shop.staff('alleen-lezen'), await shop.staff('winkel', [1])];
  const body = shop.change([1]);
  const calls = [
    ['POST', 'prices/preview'],
    ['POST', 'prices/change'],
    ['POST', 'prices/plans'],
    ['GET', 'prices/plans'],
    ['POST', 'prices/plans/1/cancel'],
    ['POST', 'prices/plans/1/end'],
    ['POST', 'prices/plans/1/undo'],
    ['POST', 'prices/plans/1/start'],
    ['POST', 'prices/plans/1/read'],
    ['PUT', 'prices/grid/1'],
  ] as const;
  for (const [method, path] of calls) {
    const sent = method === 'GET' ? {} : { body };
    for (const by of [reader, store]) expect((await by(method, path, sent)).status).toBe(403);
    const url = `/admin/api/${path}`;
    const nobody = await shop.api.inject({ method, url, headers: { [officeHeader]: '1' } });
    expect(nobody.statusCode).toBe(401);
  }
});
