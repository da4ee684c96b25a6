import { and, eq } from 'drizzle-orm';
import { hrefAfterOrder, orders } from '#features/orders/api.server';
import { makeDurable } from '#platform/db/durable';
import type { Host } from '#platform/host';

/** Where a form leads that placed an order before; answers once that order is durable. */
export const findPlaced = async (
  host: Host,
  sessionId: string,
  key: string,
): Promise<string | undefined> => {
  const [row] = await host.db
    .select({ token: orders.token, payment: orders.paymentMethod })
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), eq(orders.idempotencyKey, key)));
  if (!row) return undefined;
  await makeDurable(host.db);
  return hrefAfterOrder(host, row);
};
