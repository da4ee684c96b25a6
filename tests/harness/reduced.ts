import { sql } from 'drizzle-orm';
import { datePrices } from '#features/catalog/api.server';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Writes variants as if they had been for sale for two months, at what their products cost now. */
export const forSaleLongSince = <T>(db: Db, write: (tx: Tx) => Promise<T>): Promise<T> =>
  transact(db, async (tx) => {
    await datePrices(tx, daysAgo(60));
    return write(tx);
  });

/** Lowers a product's price, a week ago. */
export const reducePrice = (db: Db, productId: number, priceCents: number): Promise<void> =>
  transact(db, async (tx) => {
    await datePrices(tx, daysAgo(7));
    await tx.execute(sql`update products set price_cents = ${priceCents} where id = ${productId}`);
  });
