import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Order } from '#features/orders/api.server';
import { paymentTexts } from '#kernel/messages/nl-payments';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { formatEuro } from '#kernel/values/money';
import type { Host } from '#platform/host';
import { retryPath, startPath } from '../contract';
import { isRunning, isSecured } from '../progress';
import { isPayable } from '../standing';
import type { Payment } from './attempts';
import { isOfOrder } from './mark-back';
import { payments, refunds } from './tables';

const texts = paymentTexts.state;

type Note = { text: string; retryHref?: string };

const listAttempts = (host: Host, orderId: number): Promise<Payment[]> =>
  host.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.id))
    .limit(30);

const refundedOf = async (host: Host, orderId: number): Promise<number> => {
  const isBack = and(eq(refunds.orderId, orderId), inArray(refunds.state, ['sent', 'done']));
  const rows = await host.db.select().from(refunds).where(isBack);
  return rows.filter(isOfOrder).reduce((sum, { amountCents }) => sum + amountCents, 0);
};

const presentPaid = async (host: Host, order: Order, payment: Payment): Promise<Note> => {
  const method = order.paymentTitle ?? payment.method;
  const at = formatDay(dayOf(payment.paidAt ?? payment.updatedAt));
  const paid = payment.state === 'authorized' ? texts.authorized(method) : texts.paid(method, at);
  const { chargedBackCents } = payment;
  if (chargedBackCents > 0) return { text: texts.chargedBack(formatEuro(chargedBackCents)) };
  const cents = await refundedOf(host, order.id);
  return { text: cents > 0 ? `${paid} ${texts.refunded(formatEuro(cents))}` : paid };
};

const presentUnpaid = (order: Order, last: Payment | undefined): Note => {
  if (!last || last.state === 'open' || isSecured(last.state)) {
    return { text: texts.open, retryHref: startPath(order.token) };
  }
  if (last.state === 'pending') return { text: texts.pending };
  const text = texts[last.state as 'failed' | 'canceled' | 'expired'];
  return { text, retryHref: retryPath(order.token) };
};

/** What an order's page says of its payment online; undefined when there was none to be. */
export const presentOnOrder = async (host: Host, order: Order): Promise<Note | undefined> => {
  const attempts = await listAttempts(host, order.id);
  const used = attempts.find(({ use }) => use === 'order');
  if (used) return presentPaid(host, order, used);
  const isLate = attempts.some(({ use }) => use === 'back');
  if (order.state === 'cancelled') return isLate ? { text: texts.late } : undefined;
  if (!isPayable(order) || isOffline(order)) return undefined;
  const running = attempts.find(({ current, state }) => current && isRunning(state));
  return presentUnpaid(order, running ?? attempts[0]);
};

/** Paid without a provider: the order itself says how. */
export const isOffline = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): boolean =>
  ['transfer', 'store', 'none'].includes(paymentMethod);
