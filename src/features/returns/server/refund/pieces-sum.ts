import { SERVICE_VAT, vatOf } from '#features/invoices/api.server';
import type { Order } from '#features/orders/api.server';
import { moneyLeft } from '#features/payments/api.server';
import { cardCentsLeft } from '#features/promotions/api.server';
import { AppError } from '#kernel/errors';
import { returnTexts } from '#kernel/messages/nl-returns';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ItemQuantity } from '../../contract';
import { type OrderHistory, readHistory } from '../history';
import { type Sum, sumOf } from './sum';

/** What goes back for pieces of an order, in cents with btw, and how. */
export type PiecesSum = {
  /** At their prices, and what of that a discount took off. */
  goodsCents: number;
  discountCents: number;
  deliveryCents: number;
  /** The sum of those, and the btw in it. */
  cents: number;
  vat: { rate: number; vatCents: number }[];
  /** What of the sum can still go back: as money, and to gift cards. */
  moneyCents: number;
  cardCents: number;
};

/** Throws a 422 unless these pieces are among those that are left, each article once. */
export const requireAmong = (
  left: readonly ItemQuantity[],
  items: readonly ItemQuantity[],
): void => {
  const known = new Map(left.map(({ variantId, quantity }) => [variantId, quantity]));
  const isThere = ({ variantId, quantity }: ItemQuantity) =>
    quantity > 0 && quantity <= (known.get(variantId) ?? 0);
  const isOnce = new Set(items.map(({ variantId }) => variantId)).size === items.length;
  if (items.length > 0 && isOnce && items.every(isThere)) return;
  throw new AppError(422, 'too_many', returnTexts.staff.piecesUnknown);
};

/** What the pieces of a sum cost before discount. */
const priceOf = ({ lines }: Pick<OrderHistory, 'lines'>, { parts }: Sum): number =>
  parts.reduce((sum, { variantId, quantity }) => {
    const line = lines.find((one) => one.variantId === variantId);
    return sum + quantity * (line?.unitCents ?? 0);
  }, 0);

/** What goes back for pieces of an order, as it is worked out when they do. */
export const sumOfPieces = async (
  host: Host,
  db: Db,
  order: Order,
  asked: { items: readonly ItemQuantity[]; history?: OrderHistory },
): Promise<PiecesSum> => {
  const history = asked.history ?? (await readHistory(host, db, order.id));
  const sum = sumOf(order, history, asked.items);
  const { cents, deliveryCents, parts } = sum;
  const goodsCents = priceOf(history, sum);
  const moneyCents = Math.min(cents, await moneyLeft(db, order));
  const isStanding = order.state !== 'cancelled';
  const cards = isStanding ? await cardCentsLeft(db, order.id) : 0;
  const delivery = deliveryCents > 0 ? [{ vatRate: SERVICE_VAT, cents: deliveryCents }] : [];
  return {
    ...{ goodsCents, discountCents: goodsCents + deliveryCents - cents, deliveryCents, cents },
    vat: vatOf([...parts, ...delivery]).map(({ rate, vatCents }) => ({ rate, vatCents })),
    ...{ moneyCents, cardCents: Math.min(cents - moneyCents, cards) },
  };
};
