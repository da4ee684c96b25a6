import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../../../tests/harness/catalog-app';
import { type Exposed, getExposed } from './exposed';
import { indexedQuery } from './indexed';
import { listItems } from './items';
import { readListQuery } from './query';

let app: CatalogApp;
let products: Exposed;
beforeAll(async () => {
  app = await createCatalogApp();
  products = getExposed(app.host, 'product');
});
afterAll(() => app.close());

const read = (filters: object[], params: Record<string, string> = {}) =>
  readListQuery(products, {
    filter: [JSON.stringify(filters)],
    ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, [value]])),
  });

const online = { column: 'state', operator: '=', value: 'Online' };

const price = fc.record({
  column: fc.constant('price_cents'),
  operator: fc.constantFrom('=', '<', '<=', '>', '>='),
  value: fc.integer({ min: 0, max: 20_000 }),
});
const other = fc.constantFrom(
  online,
  { column: 'id', operator: '<>', value: 3 },
  { column: 'brand_id', operator: '=', value: 1 },
  { column: 'brand_id', operator: 'in', value: [2, 3] },
  { column: 'material_id', operator: 'in', value: [1] },
);
const related = fc.record({
  module: fc.constantFrom('Brand', 'Material', 'Category', 'Color', 'Size'),
  linked_ids: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
  match_all: fc.boolean(),
});
const filters = fc.array(fc.oneof(price, other, related), { maxLength: 3 });

test('the index in memory gives the rows, the order and the total that the database gives', async () => {
  let inMemory = 0;
  const same = async (asked: object[], seq: string, start: string) => {
    const params = { seq, start, limit: '5' };
    const query = read(asked, params);
    inMemory += indexedQuery(products.part.indexed ?? {}, query.asked) ? 1 : 0;
    const told = await listItems(app.host, products, query, 'anonymous');
    // Whoever may see more is answered by the database.
    const stored = await listItems(app.host, products, read([...asked, online], params), 'staff');
    expect(told).toEqual(stored);
  };
  const places = fc.constantFrom('0', '2', '60');
  await fc.assert(fc.asyncProperty(filters, fc.constantFrom('seq', 'id', 'title'), places, same));
  expect(inMemory).toBeGreaterThan(30);
});

test('what the index does not hold is left to the database', () => {
  const ask = (filter: object, params: Record<string, string> = {}) => {
    const query = read([filter], params);
    return indexedQuery(products.part.indexed ?? {}, query.asked);
  };
  expect(ask(online)).toBeDefined();
  for (const filter of [
    { column: 'price_cents', operator: '<>', value: 100 },
    { column: 'price_cents', operator: 'in', value: [100] },
    { column: 'brand_id', operator: '<>', value: 1 },
    { column: 'brand_id', operator: '=', value: null },
    { column: 'state', operator: '=', value: 'Offline' },
    { column: 'title', operator: 'like', value: 'a%' },
    { module: 'Color', linked_ids: [1, 2], match_all: true },
  ]) {
    expect(ask(filter)).toBeUndefined();
  }
  expect(ask(online, { order: 'desc' })).toBeUndefined();
  expect(ask(online, { seq: 'published_at' })).toBeUndefined();
});
