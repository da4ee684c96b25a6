import { availableOf, type StoredLine } from '#features/cart/api.server';
import { isGoods, isSeat } from '#kernel/values/line-kind';
import type { Host } from '#platform/host';
import {
  type DeliveryKind,
  LINK,
  type OrderRequest,
  type OrderResult,
  type PaymentMethod,
} from '../contract';
import { isOwnMethod } from '../payment';
import { compareSnapshot } from '../quote-snapshot';
import { findPayments } from './parts';
import type { PricedOrder } from './price';

/** Whether more is asked than there is. */
export const isShort = (line: StoredLine): boolean => availableOf(line) < line.quantity;

const isHere = ({ kind, quantity, places }: StoredLine): boolean =>
  !isGoods({ kind }) || places.some(({ isOwn, pieces }) => isOwn && pieces >= quantity);

const refuse = (priced: PricedOrder, request: OrderRequest): OrderResult | undefined => {
  const { lines, totals, delivery, problems } = priced;
  if (lines.some(isShort)) return { kind: 'unavailable' };
  if (request.isAllHere && !lines.every(isHere)) return { kind: 'not-in-store' };
  if (!delivery) return { kind: 'delivery' };
  if (problems.length > 0) return { kind: 'promotion', problems };
  const compared = compareSnapshot(request.quote, lines, {
    ...totals,
    deliveryId: request.deliveryId,
  });
  if (compared === 'higher') return { kind: 'higher', totalCents: totals.totalCents };
  return compared === 'changed' ? { kind: 'changed' } : undefined;
};

/**
 * What is left to pay needs a way to pay, and the till is where the order is fetched. Seats are kept for
 * nobody for days: they are paid at once.
 */
const isOffered = (payment: PaymentMethod, kind: DeliveryKind, hasSeats: boolean): boolean =>
  !hasSeats && (payment === 'transfer' || (payment === 'store' && kind === 'pickup'));

export type OrderPayment = { id: PaymentMethod; title?: string };

/** The way to pay and what it is called; undefined: it is not offered for this order. */
const findPayment = async (
  host: Host,
  { payment, country, telephone }: OrderRequest,
  { totals, delivery, lines }: PricedOrder,
): Promise<OrderPayment | undefined> => {
  const deliveryKind = delivery?.kind ?? 'home';
  if (totals.dueCents === 0) return { id: 'none' };
  // Its buyer chooses the way to pay behind the link.
  if (payment === LINK) {
    const isIt = telephone && findPayments(host)?.mailsLinks?.(host);
    return isIt ? { id: LINK } : undefined;
  }
  if (isOwnMethod(payment)) {
    return isOffered(payment, deliveryKind, lines.some(isSeat)) ? { id: payment } : undefined;
  }
  const hasSeats = lines.some(isSeat);
  const asked = { totalCents: totals.dueCents, country, deliveryKind, hasSeats };
  const methods = await findPayments(host)?.listMethods(host, asked);
  return methods?.find(({ id }) => id === payment);
};

/** How the order is paid, or why it can't be placed as it was asked. */
export const checkOrder = async (
  host: Host,
  request: OrderRequest,
  priced: PricedOrder,
): Promise<{ payment: OrderPayment } | { refusal: OrderResult }> => {
  const refusal = refuse(priced, request);
  if (refusal) return { refusal };
  const payment = await findPayment(host, request, priced);
  return payment ? { payment } : { refusal: { kind: 'payment' } };
};
