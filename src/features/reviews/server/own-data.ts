import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { DataHolder } from '#features/accounts/api.server';
import { products } from '#features/catalog/api.server';
import { orders, ordersOf } from '#features/orders/api.server';
import { announceChange } from '#features/overviews/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { productReviews as table } from './tables';

/** What an account's holder wrote of what he bought. */
export const ownReviews = async (host: Host, holder: DataHolder): Promise<object[]> => {
  const rows = await host.db
    .select({ review: table, product: products.title })
    .from(table)
    .innerJoin(orders, eq(orders.id, table.orderId))
    .innerJoin(products, eq(products.id, table.productId))
    .where(ordersOf(holder))
    .orderBy(asc(table.id));
  return rows.map(({ review, product }) => {
    const { choice, rating, title, text, name, language, state, refusal, reply } = review;
    const { writtenAt, changedAt, moderatedAt, repliedAt } = review;
    return {
      ...{ product, choice, rating, title, text, name, language, state, refusal, reply },
      ...{ writtenAt, changedAt, moderatedAt, repliedAt },
    };
  });
};

/** With an account goes the name at what its holder wrote; what he thought of the articles stays. */
export const removeNames = async (host: Host, tx: Tx, accountId: number): Promise<void> => {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.accountId, accountId));
  const rows = await tx
    .update(table)
    .set({ name: '' })
    .where(sql`${inArray(table.orderId, own)} and ${table.name} <> ''`)
    .returning({ productId: table.productId });
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  if (ids.length > 0) await announceChange(host, 'Product', ids, tx);
};
