import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webStock } from '#features/stock/api.server';
import { transact } from '#platform/db/transact';
import { createTestClock } from '../../../tests/harness/clock';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { importProducts } from './import/import';
import { datePrices } from './server/date-prices';
import { priceChanges, products, variants } from './server/tables';

const DAY = 86_400_000;

let database: TestDatabase;
const clock = createTestClock('2026-01-01T00:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let count = 0;

/** A product with one variant; `ask` is a write of a price at the clock's time. */
const createProduct = async (priceCents: number) => {
  count += 1;
  const access = `ledger-${count}`;
  const ask = (cents: number) =>
    dated((tx) =>
      tx.update(products).set({ priceCents: cents }).where(eq(products.access, access)),
    );
  const id = await dated(async (tx) => {
    const [row] = await tx
      .insert(products)
      .values({ access, title: access, priceCents })
      .returning();
    await tx.insert(variants).values({ productId: row?.id ?? 0 });
    return row?.id ?? 0;
  });
  return { id, ask, access };
};

const dated = <T>(write: Parameters<typeof transact<T>>[1]) =>
  transact(database.db, async (tx) => {
    await datePrices(tx, clock.now());
    return write(tx);
  });

const priorOf = async ({ id }: { id: number }) => {
  const rows = await database.db.select().from(variants).where(eq(variants.productId, id));
  return rows[0]?.priorCents;
};

const ledgerOf = async ({ id }: { id: number }) => {
  const rows = await database.db
    .select({ cents: priceChanges.priceCents })
    .from(priceChanges)
    .innerJoin(variants, eq(variants.id, priceChanges.variantId))
    .where(eq(variants.productId, id))
    .orderBy(priceChanges.id);
  return rows.map(({ cents }) => cents);
};

const days = (number: number) => clock.advance(number * DAY);

test('a reduction shows what it cost in the 30 days before', async () => {
  const product = await createProduct(10_000);
  days(40);
  await product.ask(8000);
  expect(await priorOf(product)).toBe(10_000);
  expect(await ledgerOf(product)).toEqual([10_000, 8000]);
});

test('the lowest of those days counts, not the last: raising a price first brings nothing', async () => {
  const product = await createProduct(8000);
  days(40);
  await product.ask(12_000);
  days(5);
  await product.ask(8000);
  expect(await priorOf(product)).toBeNull();
  days(10);
  await product.ask(7000);
  expect(await priorOf(product)).toBe(8000);
});

test('a low price counts until 30 days after its last day', async () => {
  const [early, late] = [await createProduct(5000), await createProduct(5000)];
  days(40);
  await Promise.all([early.ask(9000), late.ask(9000)]);
  days(29);
  await early.ask(6000);
  days(1);
  await late.ask(6000);
  expect(await priorOf(early)).toBeNull();
  expect(await priorOf(late)).toBe(9000);
});

test('steps down: each is told beside the step before, not the first', async () => {
  const product = await createProduct(10_000);
  days(60);
  await product.ask(8000);
  days(7);
  await product.ask(6000);
  expect(await priorOf(product)).toBe(8000);
});

test('what was for sale for less than 30 days has no earlier price to show', async () => {
  const product = await createProduct(10_000);
  days(29);
  await product.ask(8000);
  expect(await priorOf(product)).toBeNull();
});

test('a price that goes up again loses its earlier price', async () => {
  const product = await createProduct(10_000);
  days(40);
  await product.ask(8000);
  days(3);
  await product.ask(10_000);
  expect(await priorOf(product)).toBeNull();
});

test('a price that was replaced in the same write was never asked', async () => {
  const product = await createProduct(10_000);
  days(40);
  await dated(async (tx) => {
    await tx.update(products).set({ priceCents: 1 }).where(eq(products.id, product.id));
    await tx.update(products).set({ priceCents: 10_000 }).where(eq(products.id, product.id));
  });
  days(2);
  await product.ask(8000);
  expect(await priorOf(product)).toBe(10_000);
  expect(await ledgerOf(product)).toEqual([10_000, 1, 10_000, 8000]);
});

test("a variant's own price has a history of its own, whichever way it is written", async () => {
  const product = await createProduct(10_000);
  days(40);
  await database.db.execute(sql`
    update variants set price_cents = 7000 where product_id = ${product.id}`);
  expect(await ledgerOf(product)).toEqual([10_000, 7000]);
  // The product's price isn't this variant's any more.
  await product.ask(5000);
  expect(await ledgerOf(product)).toEqual([10_000, 7000]);
  await database.db.execute(sql`
    update variants set price_cents = null where product_id = ${product.id}`);
  expect(await ledgerOf(product)).toEqual([10_000, 7000, 5000]);
});

test('other changes leave the ledger as it is, and nobody changes what stands in it', async () => {
  const product = await createProduct(10_000);
  await dated((tx) =>
    tx.update(products).set({ title: 'Anders' }).where(eq(products.id, product.id)),
  );
  await product.ask(10_000);
  expect(await ledgerOf(product)).toEqual([10_000]);
  await expect(
    database.db.execute(sql`update price_changes set price_cents = 1`),
  ).rejects.toThrow();
});

async function* bytes(text: string) {
  yield new TextEncoder().encode(text);
}

test('an import writes the ledger too; its van-price is only a wish', async () => {
  const importAt = (price: string) =>
    importProducts(bytes(`product,title,price,van_price,stock\nwens,Wens,${price},199.00,1`), {
      ...{ db: database.db, webStock, file: 'wens.csv' },
      now: clock.now(),
    });
  await importAt('100.00');
  const [product] = await database.db.select().from(products).where(eq(products.access, 'wens'));
  const wished = { id: product?.id ?? 0 };
  expect(product?.vanPriceCents).toBe(19_900);
  expect(await priorOf(wished)).toBeNull();
  days(31);
  await importAt('80.00');
  expect(await priorOf(wished)).toBe(10_000);
  expect(await ledgerOf(wished)).toEqual([10_000, 8000]);
});

const shelve = ({ id }: { id: number }, state: 'Online' | 'Offline') =>
  dated((tx) => tx.update(products).set({ state }).where(eq(products.id, id)));

test('a price asked while the article was off the shelf counts for nothing', async () => {
  const product = await createProduct(10_000);
  days(40);
  await shelve(product, 'Offline');
  await product.ask(4000);
  days(10);
  await product.ask(10_000);
  await shelve(product, 'Online');
  days(1);
  await product.ask(8000);
  expect(await priorOf(product)).toBe(10_000);
  expect(await ledgerOf(product)).toEqual([10_000, null, 10_000, 8000]);
});

test('days off the shelf are no days of the thirty: fewer for sale show no earlier price', async () => {
  const product = await createProduct(10_000);
  days(20);
  await shelve(product, 'Offline');
  days(60);
  await shelve(product, 'Online');
  days(9);
  await product.ask(8000);
  expect(await priorOf(product)).toBeNull();
});

test('the thirty days reach back over days off the shelf', async () => {
  const product = await createProduct(7000);
  days(20);
  await product.ask(10_000);
  days(10);
  await shelve(product, 'Offline');
  days(60);
  await shelve(product, 'Online');
  days(10);
  // For sale these were the last 30 days: 20 at 100 euro and 10 at 70.
  await product.ask(6000);
  expect(await priorOf(product)).toBe(7000);
});

test('an article that comes back for what it cost keeps the earlier price that it showed', async () => {
  const product = await createProduct(10_000);
  days(40);
  await product.ask(8000);
  days(2);
  await shelve(product, 'Offline');
  days(5);
  await shelve(product, 'Online');
  expect(await priorOf(product)).toBe(10_000);
  await shelve(product, 'Offline');
  await product.ask(9000);
  await shelve(product, 'Online');
  expect(await priorOf(product)).toBeNull();
});

test('a variant off the shelf is not for sale, though its article is', async () => {
  const product = await createProduct(10_000);
  const set = (state: 'Online' | 'Offline') =>
    dated((tx) => tx.update(variants).set({ state }).where(eq(variants.productId, product.id)));
  days(20);
  await set('Offline');
  days(20);
  await set('Online');
  days(5);
  await product.ask(8000);
  expect(await priorOf(product)).toBeNull();
});
