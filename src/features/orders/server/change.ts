import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '#platform/db/types';
import type { OrderAddress, ServicePlace } from '../contract';
import type { Order } from './order';
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

export type PaymentMethodOfOrder = Pick<
  Order,
  'paymentMethod' | 'paymentTitle' | 'expiresAt' | 'client'
>;

/** Has an order, which is locked, paid in another way. Whether it may be is the caller's. */
export const changePaymentMethod = async (
  tx: Tx,
  orderId: number,
  method: PaymentMethodOfOrder,
): Promise<void> => {
  await tx.update(orders).set(method).where(eq(orders.id, orderId));
};

/** An order that is nobody's becomes an account's; one that is somebody's stays his. */
export const giveToAccount = async (db: Db, token: string, accountId: number): Promise<void> => {
  await db
    .update(orders)
    .set({ accountId })
    .where(and(eq(orders.token, token), isNull(orders.accountId)));
};
