import { and, eq } from 'drizzle-orm';
import { hrefAfterOrder, orders } from '#features/orders/api.server';
import type { Host } from '#platform/host';

/** Where a form leads that placed an order before. */
export const findPlaced = async (
  host: Host,
  sessionId: string,
  key: string,
): Promise<string | undefined> => {
  const [row] = await host.db
    .select({ token: orders.token, payment: orders.paymentMethod })
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), eq(orders.idempotencyKey, key)));
  return row && hrefAfterOrder(host, row);
};
