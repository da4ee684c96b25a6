import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/harness/database';
import { insertCatalog } from './catalog';
import { generateCatalog } from './generate';

const folder = resolve(import.meta.dirname, '../content');
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const one = async (query: ReturnType<typeof sql>) =>
  (await database.db.execute(query)).rows[0] as Record<string, number>;

const loadDemo = async () => {
  await insertCatalog(database.db, folder, new Date('2026-01-01'));
  await database.db.execute(sql`insert into warehouses (title, kind) values ('Web', 'web')`);
};

test('makes the products that were asked for, each whole, in a vocabulary of thousands', async () => {
  await loadDemo();
  const before = await one(sql`select count(*)::int as n from products`);
  const made = await generateCatalog(database.db, { products: 3000, seed: 1 });
  expect(made.products).toBe(3000);
  expect(made.variants / made.products).toBeGreaterThan(3.5);
  const found = await one(sql`
    select count(*)::int as n,
      count(*) filter (where exists (select 1 from variants v where v.product_id = p.id))::int as sold,
      count(*) filter (where exists (select 1 from product_categories c where c.product_id = p.id))::int as placed,
      count(*) filter (where exists (select 1 from product_pictures i where i.product_id = p.id))::int as shown,
      count(*) filter (where brand_id is null or material_id is null or price_cents < 100)::int as bare
    from products p`);
  const n = 3000 + (before.n ?? 0);
  expect(found).toEqual({ n, sold: n, placed: n, shown: n, bare: 0 });
  const words = await one(sql`
    select count(distinct word)::int as n from products, regexp_split_to_table(lower(title), ' ') word`);
  expect(words.n).toBeGreaterThan(2000);
  const stocked = await one(sql`select count(*)::int as n, min(pieces)::int as least from stock`);
  expect(stocked.n).toBeGreaterThan(made.variants * 0.8);
  expect(stocked.least).toBeGreaterThan(0);
});

const titles = async () =>
  (
    await database.db.execute(
      sql`select access, title, price_cents from products where access ~ '-g7-' order by access`,
    )
  ).rows;

test('a seed makes the same products, once', async () => {
  await loadDemo();
  await generateCatalog(database.db, { products: 40, seed: 7 });
  const first = await titles();
  expect(await generateCatalog(database.db, { products: 50, seed: 7 })).toMatchObject({
    products: 10,
  });
  await database.db.execute(sql`delete from products where access ~ '-g7-'`);
  await generateCatalog(database.db, { products: 40, seed: 7 });
  expect(await titles()).toEqual(first);
});

test('without anything to take after it says what to do', async () => {
  await expect(generateCatalog(database.db, { products: 1, seed: 1 })).rejects.toThrow(
    'etalage demo load',
  );
});
