import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { OrderState } from '../contract';
import { mayMove } from '../flow';
import { addOrderEvent } from './events';
import { lockOrder } from './lock';
import { orders } from './tables';

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
  await tx.update(orders).set({ state, cancelledAt }).where(eq(orders.id, orderId));
  await addOrderEvent(tx, { orderId, kind: state, data, at });
  return true;
};
