import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/db/types';
import type { OrderEvent } from './order';
import { orderEvents } from './tables';

export type NewOrderEvent = {
  orderId: number;
  /** 'placed', 'paid', 'cancelled' … */
  kind: string;
  data?: Record<string, unknown>;
  at: Date;
};

/** Writes in an order's log; answers the entry's number. Every change of state has an entry. */
export const addOrderEvent = async (
  tx: Tx,
  { orderId, kind, data = {}, at }: NewOrderEvent,
): Promise<number> => {
  const [row] = await tx
    .insert(orderEvents)
    .values({ orderId, kind, data, at })
    .returning({ id: orderEvents.id });
  if (!row) throw new Error('The event was not stored');
  return row.id;
};

/** The logs of orders, each in the order in which it was written. */
export const listOrderEvents = (db: Db, orderIds: readonly number[]): Promise<OrderEvent[]> =>
  db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.id));

export type EventKey = { orderId: number; kind: string; name?: string; id?: string | number };

/** An entry in an order's log of a kind, perhaps about one thing: `data[name] = id`. */
export const findOrderEvent = async (
  db: Db,
  { orderId, kind, name, id }: EventKey,
): Promise<OrderEvent | undefined> => {
  const isIt = and(
    eq(orderEvents.orderId, orderId),
    eq(orderEvents.kind, kind),
    name === undefined ? undefined : sql`${orderEvents.data}->>${name}::text = ${String(id)}`,
  );
  const [event] = await db.select().from(orderEvents).where(isIt);
  return event;
};
