import { randomUUID } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import { addOrderEvent, lockOrder, type Order } from '#features/orders/api.server';
import { payments as limits } from '#kernel/limits';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ProviderName } from '../contract';
import { isRunning, nextCheck } from '../progress';
import { dueOf, isPayable } from '../standing';
import { payments } from './tables';

export type Payment = typeof payments.$inferSelect;

/** The attempts to pay an order, the oldest first. */
export const listAttempts = (db: Db, orderId: number): Promise<Payment[]> =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id));

export type Claim =
  | {
      kind: 'attempt';
      payment: Payment;
      order: Order;
      /** One that ran at another provider, which this one takes the place of: it may yet be paid. */
      left?: Payment;
    }
  /** There is nothing to pay, or no more. */
  | { kind: 'over' }
  | { kind: 'too-often' };

const currentOf = async (tx: Tx, orderId: number): Promise<Payment | undefined> => {
  const isCurrent = and(eq(payments.orderId, orderId), eq(payments.current, true));
  const [row] = await tx.select().from(payments).where(isCurrent);
  return row;
};

/** Whether a buyer can go on with an attempt, rather than begin another. */
const serves = (payment: Payment, order: Order, provider: ProviderName, now: Date): boolean => {
  const isSame =
    payment.provider === provider &&
    payment.method === order.paymentMethod &&
    payment.amountCents === dueOf(order);
  const isKeyGood = now.getTime() - payment.createdAt.getTime() < limits.keyLasts;
  return isSame && isRunning(payment.state) && (payment.providerId !== null || isKeyGood);
};

const begin = async (tx: Tx, order: Order, provider: ProviderName, now: Date): Promise<Payment> => {
  const [payment] = await tx
    .insert(payments)
    .values({
      orderId: order.id,
      provider,
      key: randomUUID(),
      method: order.paymentMethod,
      amountCents: dueOf(order),
      state: 'open',
      current: true,
      checkAt: nextCheck(0, now),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!payment) throw new Error('The payment was not stored');
  const data = { paymentId: payment.id, provider, method: payment.method };
  await addOrderEvent(tx, { orderId: order.id, kind: 'payment-started', data, at: now });
  return payment;
};

/**
 * The attempt that a buyer goes on with: the running one, or a new one. However many ask at once,
 * an order has one. It is stored before the provider hears of it.
 */
export const claimAttempt = (host: Host, orderId: number, provider: ProviderName): Promise<Claim> =>
  transact(host.db, async (tx): Promise<Claim> => {
    const order = await lockOrder(tx, orderId);
    if (!isPayable(order)) return { kind: 'over' };
    const now = host.clock.now();
    const running = await currentOf(tx, orderId);
    if (running && serves(running, order, provider, now)) {
      return { kind: 'attempt', payment: running, order };
    }
    const [made] = await tx
      .select({ n: count() })
      .from(payments)
      .where(eq(payments.orderId, orderId));
    if ((made?.n ?? 0) >= limits.attempts) return { kind: 'too-often' };
    if (running) {
      await tx.update(payments).set({ current: false }).where(eq(payments.id, running.id));
    }
    const left = running && running.provider !== provider ? running : undefined;
    return { kind: 'attempt', payment: await begin(tx, order, provider, now), order, left };
  });
