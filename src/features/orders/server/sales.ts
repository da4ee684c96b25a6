import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Host } from '#platform/host';
import { orderLines, orders } from './tables';

/** Pieces that were ordered since then and not cancelled, paid or still to be paid at the till. */
export const countSales = async (
  { db }: Pick<Host, 'db'>,
  since: Date,
): Promise<Map<number, number>> => {
  const rows = await db
    .select({ id: orderLines.productId, pieces: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(gte(orders.placedAt, since), isNull(orders.cancelledAt)))
    .groupBy(orderLines.productId);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
};
