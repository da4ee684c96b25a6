import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  addOrderEvent,
  isSettled,
  lockOrder,
  type Order,
  orders,
} from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { paymentTexts } from '#kernel/messages/nl-payments';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { dueOf } from '../standing';
import { storeRefund } from './back';
import { bookExternalRefund } from './external-refunds';
import { isOfOrder, markBack } from './mark-back';
import { findKnownProvider } from './providers';
import { payments, refunds } from './tables';

export type RefundRequest = {
  orderId: number;
  cents: number;
  /** For the order's log and its buyer, such as 'return'. */
  reason: string;
  /** The same key is the same refund, however often it is asked for. */
  key: string;
};

export type StoredRefund = typeof refunds.$inferSelect;

/**
 * Gives money of an order back in the way that it was paid: at the provider, by a job that goes on
 * until it is done; what was paid by transfer or at the till is noted for staff (`by-hand`). With a
 * transaction (of `transact`) it is done if and when that commits.
 * Throws a 422 when that is more than was paid, or nothing was.
 */
export const refundOrder = (host: Host, db: Db, request: RefundRequest): Promise<StoredRefund> =>
  transact(db, async (tx) => {
    const order = await lockOrder(tx, request.orderId);
    const known = await findByKey(tx, request.key);
    if (known) return known;
    const payment = await findUsed(tx, order.id);
    const left = await moneyLeft(tx, order);
    const isEnough = Number.isSafeInteger(request.cents) && request.cents > 0;
    if (!isEnough || request.cents > left) throw tooHigh();
    const { cents, ...rest } = request;
    await storeRefund(host, tx, {
      ...{ ...rest, amountCents: cents, paymentId: payment?.id ?? null },
      state: payment ? 'waiting' : 'by-hand',
    });
    const stored = await findByKey(tx, request.key);
    if (!stored) throw new Error('The refund was not stored');
    return stored;
  });

const findByKey = async (tx: Tx, key: string): Promise<StoredRefund | undefined> => {
  const [row] = await tx.select().from(refunds).where(eq(refunds.key, key));
  return row;
};

const findUsed = async (db: Db, orderId: number) => {
  const isUse = and(eq(payments.orderId, orderId), eq(payments.use, 'order'));
  const [payment] = await db.select().from(payments).where(isUse);
  return payment;
};

/** Whether a refund that waited for its provider goes on by itself. */
const willBeAsked = async (host: Host, tx: Tx, refund: StoredRefund): Promise<boolean> => {
  if (refund.state !== 'waiting' || refund.paymentId === null) return false;
  const [paid] = await tx
    .select({ provider: payments.provider })
    .from(payments)
    .where(eq(payments.id, refund.paymentId));
  return paid !== undefined && findKnownProvider(host, paid.provider) !== undefined;
};

const tooHigh = () => new AppError(422, 'refund_too_high', paymentTexts.refundTooHigh);

/** What of an order's money was given back or is on its way, in cents. */
export const moneyGiven = async (db: Db, orderId: number): Promise<number> => {
  const isOpen = and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed'));
  const rows = (await db.select().from(refunds).where(isOpen)).filter(isOfOrder);
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
};

/**
 * What was paid of an order (locked) with money and has neither gone back, nor is on its way, nor
 * was taken back by a bank: cents.
 */
export const moneyLeft = async (db: Db, order: Order): Promise<number> => {
  const payment = await findUsed(db, order.id);
  const withoutProvider = isSettled(order.paymentState) ? dueOf(order) : 0;
  const paidCents = payment ? payment.amountCents - payment.chargedBackCents : withoutProvider;
  return Math.max(0, paidCents - (await moneyGiven(db, order.id)));
};

/** Whether no payment service gives an order's money back, so that staff has to. */
export const goesBackByHand = async (host: Host, db: Db, orderId: number): Promise<boolean> => {
  const payment = await findUsed(db, orderId);
  return !payment || findKnownProvider(host, payment.provider) === undefined;
};

/** What was and is to be given back of an order, the oldest first. */
export const listRefunds = (db: Db, orderId: number): Promise<StoredRefund[]> =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.id);

/** One whose provider is not set up waits with a problem. */
const isHeldUp = and(eq(refunds.state, 'waiting'), isNotNull(refunds.problem));
const needsStaff = or(inArray(refunds.state, ['by-hand', 'failed']), isHeldUp);

/** What nobody but staff pays back; one that a provider refused is given anew from its order, so it isn't counted here. */
const isByHand = or(eq(refunds.state, 'by-hand'), isHeldUp);

/** The same of one that was read. */
export const waitsByHand = ({ state, problem }: StoredRefund): boolean =>
  state === 'by-hand' || (state === 'waiting' && problem !== null);

/** The orders of which staff still has to pay something back by hand. */
export const ordersByHand = (): SQL =>
  sql`select ${refunds.orderId} from ${refunds} where ${isByHand}`;

/** How much of orders that is, in cents; those of which there is nothing aren't in it. */
export const centsByHand = async (
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ orderId: refunds.orderId, cents: sql<number>`sum(${refunds.amountCents})::int` })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), isByHand))
    .groupBy(refunds.orderId);
  return new Map(rows.map(({ orderId, cents }) => [orderId, cents]));
};

export type RefundTask = StoredRefund & { orderNumber: string };

/**
 * What staff has to see to: refunds by hand, those that a provider refused, and those whose provider is not
 * set up any more.
 */
export const listRefundTasks = async (db: Db): Promise<RefundTask[]> => {
  const rows = await db
    .select({ refund: refunds, orderNumber: orders.number })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(needsStaff)
    .orderBy(refunds.id);
  return rows.map(({ refund, orderNumber }) => ({ ...refund, orderNumber }));
};

/**
 * Staff has paid back by hand. Answers whether that was still to be done: not of one that waits for a provider
 * which is set up again, for that gives it back. The order's log says by whom. Throws a 422 for one that
 * a provider refused and that was given back in another way since.
 */
export const completeRefund = async (
  host: Host,
  db: Db,
  refundId: number,
  by: string,
): Promise<boolean> => {
  const mine = eq(refunds.id, refundId);
  const [known] = await db.select({ orderId: refunds.orderId }).from(refunds).where(mine);
  if (!known) return false;
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, known.orderId);
    const at = host.clock.now();
    const isOpen = and(mine, needsStaff);
    const [open] = await tx.select().from(refunds).where(isOpen).for('update');
    if (!open || (await willBeAsked(host, tx, open))) return false;
    const isCounted = open.state !== 'failed' || !isOfOrder(open);
    if (!isCounted && open.amountCents > (await moneyLeft(tx, order))) throw tooHigh();
    const [done] = await tx
      .update(refunds)
      .set({ state: 'done', updatedAt: at })
      .where(isOpen)
      .returning();
    if (!done) return false;
    const data = { refundId, cents: done.amountCents, by };
    await addOrderEvent(tx, { orderId: order.id, kind: 'refund-done', data, at });
    if (isOfOrder(done)) await markBack(host, tx, order, by);
    if (!isCounted) {
      const { orderId, amountCents: cents } = done;
      await bookExternalRefund(host, tx, { orderId, cents, key: `by-hand-${refundId}` });
    }
    return true;
  });
};
