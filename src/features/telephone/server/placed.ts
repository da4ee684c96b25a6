import { and, count, eq } from 'drizzle-orm';
import { orders } from '#features/orders/api.server';
import { makeDurable } from '#platform/db/durable';
import type { Host } from '#platform/host';

/** The key of a member's next order: he makes them one after the other, in as many windows as he likes. */
export const nextKey = async (host: Host, sessionId: string): Promise<string> => {
  const [made] = await host.db
    .select({ n: count() })
    .from(orders)
    .where(eq(orders.sessionId, sessionId));
  return `telephone-${(made?.n ?? 0) + 1}`;
};

/** The number of an order that was placed with this key before; answers once it is durable. */
export const findPlaced = async (
  host: Host,
  sessionId: string,
  key: string,
): Promise<string | undefined> => {
  const [row] = await host.db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), eq(orders.idempotencyKey, key)));
  if (row) await makeDurable(host.db);
  return row?.number;
};
