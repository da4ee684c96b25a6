import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSite } from '#features/settings/api.server';
import { stock } from '#features/stock/feature';
import type { IndexRow } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import { createTestClock } from '../../../../tests/harness/clock';
import { createTestDatabase, type TestDatabase } from '../../../../tests/harness/database';
import { productLayout, productRows } from './index-rows';

const MADE = 12_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  // Two of three ids are nobody's, and each seventh product is not shown.
  await db.execute(sql`
    insert into products (id, access, title, price_cents, state)
    select 3 * n, 'artikel-' || n, 'Artikel ' || n, 1000, case n % 7 when 0 then 'Offline' else 'Online' end
    from generate_series(1, ${MADE}::int) n`);
  await db.execute(sql`
    insert into variants (product_id, price_cents)
    select p.id, 500 + 100 * step from products p, generate_series(0, 1) step`);
  await db.execute(sql`insert into warehouses (title, kind) values ('Web', 'web')`);
  await db.execute(sql`
    insert into stock (variant_id, warehouse_id, pieces)
    select v.id, w.id, 2 from variants v, warehouses w where w.kind = 'web' and v.product_id % 2 = 0
    on conflict do nothing`);
});
afterAll(() => database.drop());

const createHost = async () => {
  const made = { db: database.db, clock: createTestClock() } as unknown as Host;
  stock.offer?.(made);
  await loadSite(made);
  return made;
};

const read = async (ids?: number[]): Promise<IndexRow[]> => {
  const rows: IndexRow[] = [];
  for await (const batch of productRows(await createHost(), ids)) rows.push(...batch);
  return rows;
};

const shown = (n: number) => n % 7 !== 0;
const numbers = Array.from({ length: MADE }, (_, index) => index + 1);

test('every product that is shown comes once, over all batches, with what belongs to it', async () => {
  const rows = await read();
  expect(rows.map(({ id }) => id)).toEqual(numbers.filter(shown).map((n) => 3 * n));
  const inStock = (row: IndexRow) => row.options.offer?.includes(3);
  expect(rows.filter((row) => inStock(row) !== (row.id % 2 === 0))).toEqual([]);
  expect(new Set(rows.map(({ numbers: { price } }) => price))).toEqual(new Set([500]));
});

test('of more ids than a batch holds, those that are shown come', async () => {
  const asked = numbers.filter((n) => n > 1000).map((n) => 3 * n);
  const rows = await read([...asked, 4, 9_999_999]);
  expect(rows.map(({ id }) => id)).toEqual(asked.filter((id) => shown(id / 3)));
});

test('what lies in a category lies together, and so does all below one above it', async () => {
  const { db } = database;
  // Dames (1) with Jassen (3) below it, Heren (2) with Jassen (4).
  await db.execute(sql`
    insert into categories (id, parent_id, title, access)
    values (1, null, 'Dames', 'd'), (2, null, 'Heren', 'h'), (3, 1, 'Jassen', 'dj'), (4, 2, 'Jassen', 'hj')`);
  await db.execute(sql`
    insert into product_categories (product_id, category_id)
    select id, 1 + (id / 3) % 4 from products`);
  const ids = await productLayout(await createHost());
  expect(ids.toSorted((a, b) => a - b)).toEqual(numbers.filter(shown).map((n) => 3 * n));
  const paths = ids.map((id) => ['1', '2', '1 3', '2 4'][(id / 3) % 4]);
  expect(paths).toEqual(paths.toSorted());
});
