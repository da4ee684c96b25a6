import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';
import type { OrderAddress, ServicePlace } from '../contract';
import { orders } from './tables';

export type Destination = { delivery: OrderAddress } | { servicePoint: ServicePlace };

/** Sends an order, which is locked, somewhere else. What that costs and whether it may be is the caller's. */
export const changeDestination = async (
  tx: Tx,
  orderId: number,
  destination: Destination,
): Promise<void> => {
  await tx.update(orders).set(destination).where(eq(orders.id, orderId));
};
