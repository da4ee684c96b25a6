import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';
import type { Order } from './order';
import { orders } from './tables';

/**
 * Holds an order until the transaction ends: what is done to it comes one after the other. Whoever
 * holds one takes codes after it, then gift cards, then stock, so that no two transactions deadlock.
 * Throws when there is none.
 */
export const lockOrder = async (tx: Tx, id: number): Promise<Order> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
};
