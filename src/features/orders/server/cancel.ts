import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { returnCards, returnCodes } from '#features/promotions/api.server';
import { afterCommit, transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { isSettled, type OrderState } from '../contract';
import { announceSoon } from './announce';
import { addOrderEvent } from './events';
import { lockOrder } from './lock';
import { mailExpired } from './mail-expired';
import { moveOrder } from './move';
import type { Order } from './order';
import { returnStock } from './order-stock';
import { findPayments } from './parts';
import { getOrder } from './read';
import { orders } from './tables';
import { tellStore } from './tell-store';

/** Why an order was given up, as its log says. */
export type CancelReason = 'expired' | 'customer' | 'staff' | 'payment';

/**
 * States in which an order that is not paid can be given up. What was to be paid at the till may lie
 * ready, and its buyer may have chosen to pay it in another way since.
 */
const cancellable = (reason: CancelReason): readonly OrderState[] =>
  reason === 'expired' ? ['placed', 'packed', 'ready'] : ['placed'];

const isUnpaid = ({ paymentState }: Order): boolean =>
  !isSettled(paymentState) && paymentState !== 'authorized';

/**
 * Cancels an order that is not paid and not yet packed, and gives back its pieces, its codes and
 * what gift cards paid: once, whoever asks how often. What is paid at the till expires later, too.
 * Answers whether this call did it.
 */
export const cancelUnpaid = (
  host: Host,
  db: Db,
  orderId: number,
  reason: CancelReason,
  may: (order: Order) => boolean = () => true,
): Promise<boolean> =>
  transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const isIn = cancellable(reason).includes(order.state);
    if (!isIn || !isUnpaid(order) || !may(order)) return false;
    const at = host.clock.now();
    const paymentState = reason === 'expired' ? ('expired' as const) : ('cancelled' as const);
    await tx
      .update(orders)
      .set({ state: 'cancelled', paymentState, cancelledAt: at, expiresAt: null, client: null })
      .where(eq(orders.id, orderId));
    await addOrderEvent(tx, { orderId, kind: 'cancelled', data: { reason }, at });
    await returnCodes(tx, orderId, at);
    await returnCards(tx, orderId, at);
    const productIds = await returnStock(tx, orderId);
    afterCommit(tx, () => announceSoon(host, productIds));
    await tellOfCancelling(host, tx, order, reason);
    return true;
  });

/** The store that put it aside, and the buyer who let its time go by. */
const tellOfCancelling = async (
  host: Host,
  tx: Tx,
  { id: orderId, pickupLocationId }: Order,
  reason?: CancelReason,
): Promise<void> => {
  if (pickupLocationId !== null) await host.jobs.enqueue(tellStore, { orderId }, { tx });
  if (reason === 'expired') await host.jobs.enqueue(mailExpired, { orderId }, { tx });
};

/**
 * Cancels an order whatever was paid of it, and gives back its pieces (by `giveBack`, when some came
 * back before) and codes; money, and what gift cards paid, are the caller's to give back. Answers whether it did: false when it is on its
 * way, or cancelled already. Call it within `transact`.
 */
export const giveUpOrder = async (
  host: Host,
  tx: Tx,
  orderId: number,
  data: Record<string, unknown>,
  giveBack: (tx: Tx, orderId: number) => Promise<number[]> = returnStock,
): Promise<boolean> => {
  if (!(await moveOrder(host, tx, orderId, 'cancelled', data))) return false;
  const order = await lockOrder(tx, orderId);
  const paymentState = isUnpaid(order) ? ('cancelled' as const) : order.paymentState;
  const over = { paymentState, expiresAt: null, client: null };
  await tx.update(orders).set(over).where(eq(orders.id, orderId));
  await returnCodes(tx, orderId, host.clock.now());
  const productIds = await giveBack(tx, orderId);
  await tellOfCancelling(host, tx, order);
  afterCommit(tx, () => announceSoon(host, productIds));
  return true;
};

/** Orders looked at in one go: the next minute takes the rest. */
const BATCH = 200;

/**
 * Gives up orders whose time to pay is over, after asking whoever takes the money whether it came.
 * Answers how many were cancelled.
 */
export const expireOrders = async (host: Host): Promise<number> => {
  const rows = await host.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        lte(orders.expiresAt, host.clock.now()),
        inArray(orders.state, ['placed', 'packed', 'ready']),
        isNull(orders.paidAt),
      ),
    )
    .orderBy(sql`random()`)
    .limit(BATCH);
  let cancelled = 0;
  for (const { id } of rows) {
    if ((await maySettle(host, id)) && (await expire(host, id))) cancelled += 1;
  }
  return cancelled;
};

/** It may have been made ready meanwhile, and then has time again. */
const expire = (host: Host, orderId: number): Promise<boolean> =>
  cancelUnpaid(
    host,
    host.db,
    orderId,
    'expired',
    ({ expiresAt }) => expiresAt !== null && expiresAt <= host.clock.now(),
  );

/** Whether an order may be given up, as far as whoever takes the money knows. */
const maySettle = async (host: Host, orderId: number): Promise<boolean> => {
  const part = findPayments(host);
  if (!part?.settle) return true;
  try {
    return (await part.settle(host, await getOrder(host, orderId))) !== 'wait';
  } catch (err) {
    host.log.error({ err, orderId }, 'an unpaid order could not be settled: it waits');
    return false;
  }
};
