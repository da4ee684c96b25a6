import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { isSettled, type OrderState } from '../contract';
import { mayMove } from '../flow';
import { expiryOf } from '../payment';
import { addOrderEvent } from './events';
import { lockOrder } from './lock';
import type { Order } from './order';
import { paymentTermsOf } from './payment-terms';
import { orders } from './tables';

/** What is paid at the till is kept from when the shop did something for it last. */
const expiryAfter = (host: Host, order: Order, state: OrderState): Date | null => {
  const isKept = state === 'packed' || state === 'ready';
  const waits = order.paymentMethod === 'store' && !isSettled(order.paymentState);
  return isKept && waits
    ? expiryOf('store', host.clock.now(), paymentTermsOf(host))
    : order.expiresAt;
};

/**
 * Brings an order a step further, with an entry in its log. Answers whether it did: false when that
 * state can't follow. Call it within `transact`.
 */
export const moveOrder = async (
  host: Host,
  tx: Tx,
  orderId: number,
  state: OrderState,
  data: Record<string, unknown> = {},
): Promise<boolean> => {
  const order = await lockOrder(tx, orderId);
  if (!mayMove(order.state, state)) return false;
  const at = host.clock.now();
  const cancelledAt = state === 'cancelled' ? at : order.cancelledAt;
  const expiresAt = expiryAfter(host, order, state);
  await tx.update(orders).set({ state, cancelledAt, expiresAt }).where(eq(orders.id, orderId));
  await addOrderEvent(tx, { orderId, kind: state, data, at });
  return true;
};
