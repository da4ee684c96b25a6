import { and, eq, max } from 'drizzle-orm';
import { orders } from '#features/orders/api.server';
import { makeDurable } from '#platform/db/durable';
import type { Host } from '#platform/host';

/**
 * The key of the order that a member makes now, in as many windows as he likes. It names the last order that he made, and
 * not how many: orders of who was erased are his no more, and a key that an order has is never given again. `begun`: which
 * beginning since then it is.
 */
export const nextKey = async (host: Host, sessionId: string, begun = ''): Promise<string> => {
  const [last] = await host.db
    .select({ id: max(orders.id) })
    .from(orders)
    .where(eq(orders.sessionId, sessionId));
  return ['telephone', last?.id ?? 0, begun].filter((part) => part !== '').join('-');
};

/** An order that was placed with this key before; answers once it is durable. */
export const findPlaced = async (
  host: Host,
  sessionId: string,
  key: string,
): Promise<{ number: string; totalCents: number } | undefined> => {
  const [row] = await host.db
    .select({ number: orders.number, totalCents: orders.totalCents })
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), eq(orders.idempotencyKey, key)));
  if (row) await makeDurable(host.db);
  return row;
};
