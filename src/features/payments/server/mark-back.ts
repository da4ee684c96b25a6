import { and, eq, inArray } from 'drizzle-orm';
import { markPayment, type Order } from '#features/orders/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { dueOf } from '../standing';
import { refunds } from './tables';

type Refund = typeof refunds.$inferSelect;

/** A second payment that goes back is no money of the order. */
export const isOfOrder = ({ reason }: Pick<Refund, 'reason'>): boolean => reason !== 'double';

/** Tells an order, which is locked, how much of its money went back. */
export const markBack = async (host: Host, tx: Tx, order: Order): Promise<void> => {
  const isDone = and(eq(refunds.orderId, order.id), inArray(refunds.state, ['sent', 'done']));
  const rows = (await tx.select().from(refunds).where(isDone)).filter(isOfOrder);
  if (rows.length === 0) return;
  const cents = rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const state = cents >= dueOf(order) ? 'refunded' : 'partly-refunded';
  await markPayment(host, tx, order.id, state, { cents });
};
