import { afterAll, beforeAll, expect, test } from 'vitest';
import { sizes } from '#features/catalog/api.server';
import { stock, warehouses } from '#features/stock/api.server';
import type { SentCell } from './contract';
import { createPricing } from './pricing.test-support';
import { reasonOf } from './server/ledger';

let shop: Awaited<ReturnType<typeof createPricing>>;
beforeAll(async () => {
  shop = await createPricing();
});
afterAll(() => shop.api.close());

const grid = async (id: number) => (await shop.call('GET', `prices/grid/${id}`)).json;
const save = (id: number, cells: readonly SentCell[], more: object = {}) =>
  shop.call('PUT', `prices/grid/${id}`, { body: { cells, added: [], ...more } });

test('the grid tells variants with where they lie; who works at a counter is led to it', async () => {
  const id = await shop.article(10_000, [null, 9000]);
  const [first] = (await grid(id)).variants;
  const [web, store] = await shop.api.db
    .insert(warehouses)
    .values([
      { title: 'Webmagazijn', kind: 'web' },
      { title: 'Utrecht', kind: 'store', locationId: 1 },
    ])
    .returning();
  await shop.api.db.insert(stock).values([
    { variantId: first.id, warehouseId: web?.id ?? 0, pieces: 5 },
    { variantId: first.id, warehouseId: store?.id ?? 0, pieces: 2 },
  ]);
  const told = await grid(id);
  expect(told).toMatchObject({ price_cents: 10_000, mayWrite: true, plans: [] });
  expect(told.colors).toMatchObject([{ title: 'Rood', pictures: 0, picture: null }]);
  expect(told.variants[0].stock).toEqual([
    { place: 'Webmagazijn', pieces: 5 },
    { place: 'Utrecht', pieces: 2 },
  ]);
  const wim = await shop.staff('winkel', [1]);
  const his = (await wim('GET', `prices/grid/${id}`)).json;
  expect([his.mayWrite, his.variants[0].stock[1].counter]).toEqual([
    false,
    `/admin/balie/1/voorraad/artikel/${first.id}`,
  ]);
  expect((await shop.call('GET', 'prices/grid/999999')).status).toBe(404);
  expect((await shop.api.inject({ url: `/admin/api/prices/grid/${id}` })).statusCode).toBe(401);
});

test('the history of an article tells a price by variant, not as numbers of all of them', async () => {
  const id = await shop.article(10_000, [null, 9000]);
  const [, two] = (await grid(id)).variants;
  await save(id, [{ variant: two.id, cell: 'price_cents', was: 9000, to: 8500 }]);
  const [last] = (await shop.call('GET', `rows/product/${id}/history`)).json;
  expect(last.lines).toEqual([
    expect.stringMatching(/^Varianten: Rood, [^;]+: eigen prijs €\s90,00 → €\s85,00$/),
  ]);
});

test('cells are written together or not at all; each that is wrong is named', async () => {
  const id = await shop.article(10_000, [null, 9000]);
  const [one, two] = (await grid(id)).variants;
  const wrong = await save(id, [
    { variant: 0, cell: 'price_cents', was: 10_000, to: 0 },
    { variant: one.id, cell: 'price_cents', was: null, to: 1e15 },
    { variant: one.id, cell: 'sku', was: '', to: 'a'.repeat(81) },
    { variant: two.id, cell: 'state', was: 'Online', to: 'Weg' },
    { variant: two.id, cell: 'gtin', was: '', to: '8712345678906' },
  ]);
  expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([
    400,
    ['price_cents', `${one.id}.price_cents`, `${one.id}.sku`, `${two.id}.state`],
  ]);
  const [size] = await shop.api.db.insert(sizes).values({ title: 'XXL' }).returning();
  const saved = await save(
    id,
    [
      { variant: 0, cell: 'price_cents', was: 10_000, to: 11_000 },
      { variant: one.id, cell: 'sku', was: '', to: 'T-1' },
      { variant: two.id, cell: 'price_cents', was: 9000, to: null },
    ],
    { added: [{ color_id: 1, size_id: size?.id }] },
  );
  expect([saved.status, saved.json.price_cents]).toEqual([200, 11_000]);
  expect(saved.json.variants).toMatchObject([
    { sku: 'T-1', price_cents: null },
    { price_cents: null },
    { size_id: size?.id, state: 'Online' },
  ]);
  const low = await save(id, [{ variant: 0, cell: 'van_price_cents', was: null, to: 10_000 }]);
  expect([low.status, Object.keys(low.json.fields)]).toEqual([400, ['van_price_cents']]);
  const twice = await save(id, [], { added: [{ color_id: 1, size_id: size?.id }] });
  expect([twice.status, Object.keys(twice.json.fields)]).toEqual([400, ['variants']]);
  const odd = [{ cells: 'x' }, { cells: [{ variant: -1 }] }, { added: [{ color_id: 'x' }] }];
  for (const more of odd) expect((await save(id, [], more)).status).toBe(400);
  const other = [{ variant: 1, cell: 'sku' as const, was: '', to: 'x' }];
  expect((await save(id, other)).status).toBe(400);
});

test('of two who write, each keeps his own cells; of the same cell the second is asked', async () => {
  const id = await shop.article(10_000, [null, null]);
  const [one, two] = (await grid(id)).variants;
  const cell = (variant: number, to: string): SentCell[] => [{ variant, cell: 'sku', was: '', to }];
  const both = await Promise.all([save(id, cell(one.id, 'A')), save(id, cell(two.id, 'B'))]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await grid(id)).variants).toMatchObject([{ sku: 'A' }, { sku: 'B' }]);
  const late = await save(id, cell(one.id, 'C'));
  expect([late.status, late.json.stale]).toMatchObject([
    412,
    { by: 'Pia', theirs: { [`${one.id}.sku`]: 'A' } },
  ]);
  expect((await save(id, cell(one.id, 'C'), { force: true })).status).toBe(200);
  expect((await grid(id)).variants).toMatchObject([{ sku: 'C' }, { sku: 'B' }]);
});

test('an article number and an EAN are of one variant, also when two save at once', async () => {
  const [id, other] = [await shop.article(10_000, [null, null]), await shop.article(10_000)];
  const [[one, two], [far]] = [(await grid(id)).variants, (await grid(other)).variants];
  const put = (variant: number, cell: 'sku' | 'gtin', to: string): SentCell => ({
    ...{ variant, cell, to, was: '' },
  });
  const refused = async (product: number, ...cells: SentCell[]) => {
    const { status, json } = await save(product, cells, { force: true });
    return [status, json.fields];
  };
  expect(await refused(id, put(one.id, 'sku', 'Dub-1'), put(two.id, 'sku', 'dub-1'))).toEqual([
    400,
    {
      [`${one.id}.sku`]: expect.stringContaining('twee keer'),
      [`${two.id}.sku`]: expect.stringContaining('twee keer'),
    },
  ]);
  for (const gtin of ['123', '12ab', '8712345678907']) {
    expect(await refused(id, put(one.id, 'gtin', gtin))).toEqual([
      400,
      { [`${one.id}.gtin`]: expect.stringContaining('cijfers') },
    ]);
  }
  const odd = ['A\u20281', 'A\ud8001', 'A\u200b', 'A\u00a0B', 'x'.repeat(10_000)];
  for (const sku of odd) {
    const [status, fields] = await refused(id, put(one.id, 'sku', sku));
    expect([sku.slice(0, 9), status, Object.keys(fields)]).toEqual([
      ...[sku.slice(0, 9), 400, [`${one.id}.sku`]],
    ]);
  }
  for (const sku of [...odd, ' A1', 'A1 ', '\t', '   ']) {
    const data = { variants: [{ id: two.id, sku, color_id: two.color_id, size_id: two.size_id }] };
    const { status, json } = await shop.call('PATCH', `rows/product/${id}`, {
      body: { revision: '*', data },
    });
    expect([sku.slice(0, 9), status, Object.keys(json.fields ?? {}).length]).toEqual([
      ...[sku.slice(0, 9), 400, 1],
    ]);
  }
  const mine = [put(one.id, 'sku', 'DUB-2'), put(one.id, 'gtin', '96385074')];
  const theirs = [put(far.id, 'sku', 'dub-2'), put(far.id, 'gtin', '96385074')];
  const both = await Promise.all([save(id, mine), save(other, theirs)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const late = both.find(({ status }) => status === 400)?.json;
  expect(Object.values(late.fields)).toEqual([
    expect.stringContaining('is al van ‘Prijs'),
    expect.stringContaining('is al van ‘Prijs'),
  ]);
  const api = await shop.call('PATCH', `rows/product/${id}`, {
    body: {
      revision: '*',
      data: { variants: [{ id: two.id, gtin: '123', color_id: 1, size_id: 1 }] },
    },
  });
  expect([api.status, Object.keys(api.json.fields)]).toEqual([400, ['variants']]);
});

test('a gift card costs what is written on it, also in the grid and the form', async () => {
  const [size] = await shop.api.db.insert(sizes).values({ title: '€ 12,50' }).returning();
  const id = await shop.article(1250, [1250], { kind: 'giftcard', vatRate: 0 });
  const made = await save(id, [], { added: [{ color_id: 1, size_id: size?.id }] });
  const [, card] = made.json.variants;
  const price = (to: number | null, was: number | null): SentCell => ({
    ...{ variant: card.id, cell: 'price_cents', to, was },
  });
  const wrong = await save(id, [price(1, null)]);
  expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([400, [`${card.id}.price_cents`]]);
  expect(wrong.json.fields[`${card.id}.price_cents`]).toContain('12,50');
  const own: SentCell = { variant: 0, cell: 'price_cents', was: 1250, to: 1 };
  // One without a price of its own costs what the card costs.
  expect((await save(id, [own])).status).toBe(400);
  const body = { data: { price_cents: 1 }, revision: '*' };
  expect((await shop.call('PATCH', `rows/product/${id}`, { body })).status).toBe(400);
  expect((await save(id, [price(1250, null), own])).status).toBe(200);
});

test('the ledger tells each price with the lowest before it, and why an earlier price is shown', async () => {
  const id = await shop.article(10_000);
  await shop.now(shop.change([id]));
  const told = (await shop.call('GET', `prices/ledger/${id}`)).json;
  expect(told.variants).toMatchObject([
    {
      ...{ what: 'Rood', cents: 8000, van: 10_000, reason: 'shown' },
      entries: [
        { cents: 8000, lowest: 10_000, until: null },
        { cents: 10_000, lowest: null },
      ],
    },
  ]);
  const file = await shop.call('GET', `prices/ledger/${id}/export`);
  expect(file.headers['content-disposition']).toContain('prijsverloop');
  expect(file.text.split('\r\n')).toHaveLength(4);
  expect(file.text).toContain('"80,00";"100,00"');
  expect((await shop.call('GET', 'prices/ledger/999999')).status).toBe(404);
  const url = `/admin/api/prices/ledger/${id}/export`;
  expect((await shop.api.inject({ url })).statusCode).toBe(401);
});

test('why no earlier price is shown', () => {
  const of = (isForSale: boolean, prior: number | null, isWished: boolean) => ({
    ...{ isForSale, prior, isWished },
  });
  const steps = (...list: [cents: number | null, lowest: number | null][]) =>
    list.map(([cents, lowest]) => ({ cents, lowest }));
  expect(reasonOf([], of(false, 100, true))).toBe('not-for-sale');
  expect(reasonOf(steps([80, 100], [100, null]), of(true, 100, false))).toBe('off');
  expect(reasonOf(steps([100, null]), of(true, null, true))).toBe('never');
  expect(reasonOf(steps([100, null], [null, null], [100, null]), of(true, null, true))).toBe(
    'never',
  );
  expect(reasonOf(steps([80, null], [100, null]), of(true, null, true))).toBe('too-short');
  expect(reasonOf(steps([100, 80], [80, 80], [90, null]), of(true, null, true))).toBe(
    'not-reduced',
  );
});
