import type { Tx } from '#platform/db/types';
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
