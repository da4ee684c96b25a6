import { and, desc, eq } from 'drizzle-orm';
import { redeemAgain } from '#features/promotions/api.server';
import { isSeat } from '#kernel/values/line-kind';
import { afterCommit, transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { isSettled, type PaymentState } from '../contract';
import { isOwnMethod, type MoneyBack, mayFollow, standingOfMoney } from '../payment';
import { announceSoon } from './announce';
import { addOrderEvent } from './events';
import { confirmOrder, sendGiftCards } from './jobs';
import { lockOrder } from './lock';
import type { Order } from './order';
import { listProducts, takeStockAgain } from './order-stock';
import { findPaidSeats } from './paid-seats';
import { listOrderLines } from './read';
import { orderEvents, orders } from './tables';
import { tellStore } from './tell-store';

/**
 * What a payment came to. `already`: it was paid before. `revived`: the order had been cancelled,
 * and everything was still there to honour it. `late`: it had been cancelled and stays so; the money
 * has to go back.
 */
export type Paid = { kind: 'paid' | 'already' | 'revived' | 'late'; order: Order };

/**
 * Notes that an order is paid, once, however often it is told, with what follows from it: the
 * confirmation, and gift cards that were bought. Call it within `transact`.
 */
export const markPaid = async (
  host: Host,
  tx: Tx,
  orderId: number,
  data: Record<string, unknown> = {},
): Promise<Paid> => {
  const order = await lockOrder(tx, orderId);
  const isCancelled = order.state === 'cancelled';
  if (isSettled(order.paymentState)) return { kind: isCancelled ? 'late' : 'already', order };
  const at = host.clock.now();
  const isBack = isCancelled && (await hasExpired(tx, orderId)) && (await revive(host, tx, order));
  const paid = { paymentState: 'paid' as const, paidAt: at, expiresAt: null, client: null };
  await tx.update(orders).set(paid).where(eq(orders.id, orderId));
  const isLate = isCancelled && !isBack;
  await addOrderEvent(tx, { orderId, kind: isLate ? 'paid-late' : 'paid', data, at });
  if (!isLate) await followPayment(host, tx, order);
  const kind = isLate ? 'late' : isBack ? 'revived' : 'paid';
  return { kind, order: { ...order, ...paid, state: isBack ? 'placed' : order.state } };
};

/** The confirmation of what was paid at a provider waits for the payment; the others went before. */
const followPayment = async (
  host: Host,
  tx: Tx,
  { id: orderId, paymentMethod, pickupLocationId }: Order,
): Promise<void> => {
  if (pickupLocationId !== null) await host.jobs.enqueue(tellStore, { orderId }, { tx });
  if (!isOwnMethod(paymentMethod)) await host.jobs.enqueue(confirmOrder, { orderId }, { tx });
  const lines = await listOrderLines(tx, orderId);
  if (lines.some(({ kind }) => kind === 'giftcard')) {
    await host.jobs.enqueue(sendGiftCards, { orderId }, { tx });
  }
  const ofSeats = lines.some(isSeat) ? findPaidSeats(host) : undefined;
  if (ofSeats) await host.jobs.enqueue(ofSeats, { orderId }, { tx });
};

/** Whether an order was given up because it took too long, and not because somebody wanted so. */
const hasExpired = async (tx: Tx, orderId: number): Promise<boolean> => {
  const [last] = await tx
    .select({ data: orderEvents.data })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'cancelled')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return last?.data.reason === 'expired';
};

/** Something that a cancelled order needs went to another. */
class Gone extends Error {}

/** Takes back what was given back, all of it or nothing. */
const revive = async (host: Host, tx: Tx, { id }: Order): Promise<boolean> => {
  try {
    await transact(tx, async (inner) => {
      const isPaidFor = await redeemAgain(inner, id, host.clock.now());
      if (!isPaidFor || !(await takeStockAgain(inner, id))) throw new Gone();
      await inner
        .update(orders)
        .set({ state: 'placed', cancelledAt: null })
        .where(eq(orders.id, id));
      await addOrderEvent(inner, { orderId: id, kind: 'revived', at: host.clock.now() });
    });
  } catch (error) {
    if (error instanceof Gone) return false;
    throw error;
  }
  const productIds = await listProducts(tx, id);
  afterCommit(tx, () => announceSoon(host, productIds));
  return true;
};

/**
 * Notes what became of money that came in: given back, partly or all, or taken back by a bank; or
 * that it is here after all. Answers whether anything changed. Call it within `transact`.
 */
export const markMoney = async (
  host: Host,
  tx: Tx,
  orderId: number,
  {
    by,
    ...back
  }: Pick<MoneyBack, 'moneyCents' | 'cardCents' | 'chargedBackCents'> & { by?: string },
): Promise<boolean> => {
  const order = await lockOrder(tx, orderId);
  if (!isSettled(order.paymentState)) return false;
  const { totalCents, giftCardCents, state } = order;
  const dueCents = totalCents - giftCardCents;
  const isCancelled = state === 'cancelled';
  const next = standingOfMoney({ ...back, totalCents, dueCents, isCancelled });
  if (next === order.paymentState && next !== 'partly-refunded') return false;
  await tx.update(orders).set({ paymentState: next }).where(eq(orders.id, orderId));
  const kind = next === 'paid' ? 'payment-restored' : `payment-${next}`;
  const data = { ...back, ...(by && { by }) };
  await addOrderEvent(tx, { orderId, kind, data, at: host.clock.now() });
  return true;
};

/**
 * Notes what a provider says of a payment, once. News that comes late changes nothing: what is paid
 * doesn't become open again. Answers whether anything changed. Call it within `transact`.
 */
export const markPayment = async (
  host: Host,
  tx: Tx,
  orderId: number,
  state: PaymentState,
  data: Record<string, unknown> = {},
): Promise<boolean> => {
  if (state === 'paid') {
    const { kind } = await markPaid(host, tx, orderId, data);
    return kind === 'paid' || kind === 'revived';
  }
  const order = await lockOrder(tx, orderId);
  if (!mayFollow(order.paymentState, state)) return false;
  const expiresAt = state === 'authorized' ? null : order.expiresAt;
  await tx.update(orders).set({ paymentState: state, expiresAt }).where(eq(orders.id, orderId));
  await addOrderEvent(tx, { orderId, kind: `payment-${state}`, data, at: host.clock.now() });
  if (state === 'authorized' && order.pickupLocationId !== null) {
    await host.jobs.enqueue(tellStore, { orderId }, { tx });
  }
  return true;
};
