import { and, eq, ne } from 'drizzle-orm';
import {
  addOrderEvent,
  lockOrder,
  markPaid,
  markPayment,
  orderEvents,
} from '#features/orders/api.server';
import { payments as limits } from '#kernel/limits';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { PaymentState } from '../contract';
import { decide, type OrderStanding } from '../decide';
import { isLost, isProgress, isRunning, nextCheck } from '../progress';
import type { Payment } from './attempts';
import { sendBack, updateRefunds } from './back';
import { noteChargeback } from './chargeback';
import { mailStaffAbout } from './mail/staff-job';
import type { ProviderPayment } from './provider';
import { findProvider, getProvider, TEST_BANK } from './providers';
import { payments } from './tables';

const MISMATCH = 'payment-mismatch';

/**
 * Asks the provider how a payment stands and does what follows, once, whoever asks how often.
 * Answers its state; undefined when there is no such payment. Throws ProviderError.
 */
export const settlePayment = async (
  host: Host,
  paymentId: number,
): Promise<PaymentState | undefined> => {
  const [known] = await host.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!known) return undefined;
  if (!known.providerId || isGone(host, known)) return endUnpaid(host, known);
  const provider = getProvider(host, known.provider);
  const news = await provider.getPayment(known.providerId);
  if (!news) {
    host.log.error({ payment: known.id }, 'the provider does not know a payment of ours');
    return known.state;
  }
  const state = await transact(host.db, (tx) => apply(host, tx, known, news));
  await updateRefunds(host, { ...known, state }, provider, news.refundedCents);
  return state;
};

/** The test bank closes with what was open there once real payments are taken. */
const isGone = (host: Host, { provider, state }: Payment): boolean =>
  isRunning(state) && provider === TEST_BANK && findProvider(host)?.name !== TEST_BANK;

/** One that nobody can pay: the provider never answered for it, or is no more. */
const endUnpaid = async (host: Host, known: Payment): Promise<PaymentState> => {
  const now = host.clock.now();
  const isOld = now.getTime() - known.createdAt.getTime() > limits.keyLasts;
  if (!isRunning(known.state) || !(isOld || isGone(host, known))) return known.state;
  await host.db
    .update(payments)
    .set({ state: 'expired', current: false, checkAt: null, failureMailAt: now, updatedAt: now })
    .where(eq(payments.id, known.id));
  return 'expired';
};

const standingOf = async (tx: Tx, payment: Payment, isGone: boolean): Promise<OrderStanding> => {
  const isOther = and(
    eq(payments.orderId, payment.orderId),
    eq(payments.use, 'order'),
    ne(payments.id, payment.id),
  );
  const [other] = await tx.select({ id: payments.id }).from(payments).where(isOther);
  if (other) return 'paid';
  return isGone ? 'gone' : 'unpaid';
};

const apply = async (
  host: Host,
  tx: Tx,
  { id, orderId }: Payment,
  news: ProviderPayment,
): Promise<PaymentState> => {
  const order = await lockOrder(tx, orderId);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!payment) throw new Error(`The payment ${id} is gone`);
  const standing = await standingOf(tx, payment, order.state === 'cancelled');
  const step = decide(payment, news, standing);
  if (step === 'mismatch') {
    await noteMismatch(host, tx, payment, news);
    return payment.state;
  }
  const state = step !== 'nothing' ? news.state : payment.state;
  await tx
    .update(payments)
    .set(changeOf(payment, news, state, host.clock.now()))
    .where(eq(payments.id, id));
  if (step === 'lost' || step === 'pending') await noteOpen(host, tx, payment, state);
  if (step === 'taken') await note(host, tx, payment, 'payment-captured');
  if (step === 'pays' || step === 'late') await pay(host, tx, payment, news);
  if (step === 'double') await sendBack(host, tx, payment, 'double');
  await noteChargeback(host, tx, payment, news);
  return state;
};

const changeOf = (payment: Payment, news: ProviderPayment, state: PaymentState, now: Date) => {
  const isOver = !isRunning(state) && state !== 'authorized';
  const hasMoved = isProgress(payment.state, state);
  return {
    state,
    method: news.method ?? payment.method,
    refundedCents: Math.max(payment.refundedCents, news.refundedCents),
    chargedBackCents: news.chargedBackCents,
    current: payment.current && isRunning(state),
    checkAt: isOver ? null : nextCheck(payment.checks, now),
    failureMailAt: hasMoved ? failureMailAt(state, now) : payment.failureMailAt,
    paidAt: payment.paidAt ?? (isRunning(state) || isLost(state) ? null : (news.paidAt ?? now)),
    updatedAt: now,
  };
};

/** Who let it run out gets the mail at once; who saw it fail gets time to try again by himself. */
const failureMailAt = (state: PaymentState, now: Date): Date | null => {
  if (!isLost(state)) return null;
  return state === 'expired' ? now : new Date(now.getTime() + limits.failureMailAfter);
};

const dataOf = (payment: Payment) => ({
  paymentId: payment.id,
  provider: payment.provider,
  method: payment.method,
  cents: payment.amountCents,
});

const note = (host: Host, tx: Tx, payment: Payment, kind: string, more: object = {}) =>
  addOrderEvent(tx, {
    orderId: payment.orderId,
    kind,
    data: { ...dataOf(payment), ...more },
    at: host.clock.now(),
  });

const orderStates = {
  pending: 'pending',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'failed',
} as const;

/** An attempt that was left for another says nothing of its order. */
const noteOpen = async (host: Host, tx: Tx, payment: Payment, state: PaymentState) => {
  if (payment.current && state in orderStates) {
    const next = orderStates[state as keyof typeof orderStates];
    if (await markPayment(host, tx, payment.orderId, next, dataOf(payment))) return;
  }
  await note(host, tx, payment, `payment-${state}`);
};

/** Money for an order that waits for it, or that was given up: then it may have to go back. */
const pay = async (host: Host, tx: Tx, payment: Payment, { state }: ProviderPayment) => {
  const held = state === 'authorized';
  const { kind } = await markPaid(host, tx, payment.orderId, { ...dataOf(payment), held });
  if (kind === 'late') return sendBack(host, tx, payment, 'late');
  if (kind === 'already') return sendBack(host, tx, payment, 'double');
  await tx.update(payments).set({ use: 'order' }).where(eq(payments.id, payment.id));
};

/** Somebody must look at it: it is not the sum, the currency or the order that we asked for. */
const noteMismatch = async (host: Host, tx: Tx, payment: Payment, news: ProviderPayment) => {
  const { id, orderId } = payment;
  await tx
    .update(payments)
    .set({ checkAt: null, current: false, updatedAt: host.clock.now() })
    .where(eq(payments.id, id));
  const events = await tx.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  if (events.some(({ kind, data }) => kind === MISMATCH && data.paymentId === id)) return;
  const { amountCents, currency } = news;
  await note(host, tx, payment, MISMATCH, { got: { amountCents, currency } });
  await mailStaffAbout(host, tx, { orderId, what: 'mismatch', cents: amountCents });
  host.log.error({ payment: id, order: orderId }, 'a payment is not the one that was asked for');
};
