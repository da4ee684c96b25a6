import { sql } from 'drizzle-orm';
import { listOrderLines } from '#features/orders/api.server';
import type { Tx } from '#platform/db/types';
import type { Pieces } from '../../contract';
import { countPieces } from '../../pieces';

/** Takes what it can of a line's pieces off a count. Answers how many. */
const takeOff = (counts: Map<number, number>, variantId: number, most: number): number => {
  const left = counts.get(variantId) ?? 0;
  const count = Math.min(most, left);
  counts.set(variantId, left - count);
  return count;
};

/**
 * Puts pieces of an order back where they were taken, in the one order in which stock is locked.
 * A place gets no more than it gave: `before` are the pieces that went back earlier. Answers the
 * products whose stock changed.
 */
export const putBack = async (
  tx: Tx,
  orderId: number,
  pieces: readonly Pieces[],
  before: readonly Pieces[],
): Promise<number[]> => {
  const gone = countPieces(before);
  const left = countPieces(pieces);
  const places = (await listOrderLines(tx, orderId)).flatMap((line) => {
    const { variantId, warehouseId, productId, quantity } = line;
    const count = takeOff(left, variantId, quantity - takeOff(gone, variantId, quantity));
    return count > 0 ? [{ variantId, warehouseId, productId, count }] : [];
  });
  if (places.length === 0) return [];
  await tx.execute(sql`
    insert into stock (variant_id, warehouse_id, pieces)
    select p."variantId", p."warehouseId", sum(p.count)::int
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as p("variantId" int, "warehouseId" int, count int)
    join variants v on v.id = p."variantId" join warehouses w on w.id = p."warehouseId"
    group by 1, 2 order by 1, 2
    on conflict (variant_id, warehouse_id)
      do update set pieces = stock.pieces + excluded.pieces, updated_at = now()`);
  return [...new Set(places.map(({ productId }) => productId))];
};
