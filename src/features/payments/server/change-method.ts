import { and, eq } from 'drizzle-orm';
import {
  addOrderEvent,
  expiryOnChange,
  lockOrder,
  markPayment,
  type Order,
  orders,
  waitsOf,
} from '#features/orders/api.server';
import type { PaymentMethodView } from '#features/orders/contract';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { isPayable } from '../standing';
import type { Payment } from './attempts';
import { getProvider } from './providers';
import { payments } from './tables';

/**
 * Has an order that waits for its payment paid in another way. Answers false when there is nothing
 * to pay any more. The attempt that ran may yet be paid: then that pays the order.
 */
export const changeMethod = async (
  host: Host,
  orderId: number,
  method: PaymentMethodView,
): Promise<boolean> => {
  const left = await transact(host.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!isPayable(order)) return undefined;
    if (order.paymentMethod === method.id) return [];
    await store(host, tx, order, method);
    return leaveAttempt(tx, orderId);
  });
  for (const payment of left ?? []) letGo(host, payment);
  return left !== undefined;
};

const store = async (host: Host, tx: Tx, order: Order, method: PaymentMethodView) => {
  const at = host.clock.now();
  const orderId = order.id;
  await tx
    .update(orders)
    .set({
      paymentMethod: method.id,
      paymentTitle: method.needsProvider ? method.title : null,
      expiresAt: expiryOnChange(method.id, order, at, waitsOf(host)),
    })
    .where(eq(orders.id, orderId));
  const data = { from: order.paymentMethod, to: method.id };
  await addOrderEvent(tx, { orderId, kind: 'payment-method', data, at });
  await markPayment(host, tx, orderId, 'open');
  // What is paid at a provider is confirmed when it is; the rest when it is ordered, which is now.
  if (!method.needsProvider) await host.jobs.enqueue('order.confirm', { orderId }, { tx });
};

const leaveAttempt = (tx: Tx, orderId: number): Promise<Payment[]> =>
  tx
    .update(payments)
    .set({ current: false })
    .where(and(eq(payments.orderId, orderId), eq(payments.current, true)))
    .returning();

/** Best effort: one that can't be cancelled is watched, and goes back if it is one too many. */
const letGo = (host: Host, { id, provider, providerId }: Payment): void => {
  if (!providerId) return;
  const cancel = async () => getProvider(host, provider).cancel(providerId);
  cancel().catch((err) => host.log.warn({ err, payment: id }, 'a payment was not cancelled'));
};
