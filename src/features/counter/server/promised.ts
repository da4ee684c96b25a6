import { and, eq, inArray, sql } from 'drizzle-orm';
import { readOrderHistory } from '#features/fulfilment/api.server';
import { orderLines, orders } from '#features/orders/api.server';
import type { Db } from '#platform/db/types';
import { leftOf } from './orders';

type Place = { warehouseId: number; variantId: number };

/** Pieces of a place that are out of its stock for customers, and for which orders and reservations. */
export type Promised = {
  pieces: number;
  orders: { number: string; pieces: number }[];
  reservations: { id: number; name: string }[];
};

/**
 * What of a variant is put aside in a warehouse for customers. Given a transaction it asks one thing after the
 * other.
 */
export const readPromised = async (
  db: Db,
  { warehouseId, variantId }: Place,
): Promise<Promised> => {
  const rows = await db
    .selectDistinct({ order: orders })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.warehouseId, warehouseId),
        eq(orderLines.variantId, variantId),
        inArray(orders.state, ['placed', 'packed', 'ready']),
      ),
    );
  const found: Promised = { pieces: 0, orders: [], reservations: [] };
  for (const { order } of rows.sort((one, other) => one.order.id - other.order.id)) {
    const history = await readOrderHistory(db, order.id);
    const here = history.lines
      .filter((line) => line.variantId === variantId && line.warehouseId === warehouseId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    // Of one article from two places it isn't known which went: as many as can are held here.
    const pieces = Math.min(here, leftOf(order, history).get(variantId) ?? 0);
    if (pieces > 0) found.orders.push({ number: order.number, pieces });
    found.pieces += pieces;
  }
  const { rows: held } = await db.execute<{ id: number; name: string }>(sql`
    select id, coalesce(name, '') as name from reservations
    where warehouse_id = ${warehouseId} and variant_id = ${variantId} and state = 'held' order by id`);
  found.reservations = held;
  found.pieces += held.length;
  return found;
};
