import { sql } from 'drizzle-orm';
import { setRating } from '#features/catalog/api.server';
import { announceChange } from '#features/overviews/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';

/**
 * Counts the reviews of a product anew and says that it changed. Call it with the product locked
 * (`lockRating`), in the transaction that changed them.
 */
export const recount = async (host: Host, tx: Tx, productId: number): Promise<void> => {
  const { rows } = await tx.execute<{ count: number; sum: number }>(sql`
    select count(*)::int as count, coalesce(sum(rating), 0)::int as sum
    from product_reviews where product_id = ${productId} and state = 'shown'`);
  await setRating(tx, productId, rows[0] ?? { count: 0, sum: 0 });
  await announceChange(host, 'Product', [productId], tx);
};
