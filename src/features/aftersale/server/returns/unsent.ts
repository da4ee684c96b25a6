import { addOrderEvent, isSettled, moveOrder, type Order } from '#features/orders/api.server';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { Pieces } from '../../contract';
import { leftToSend, namesOf } from '../../pieces';
import { issueInvoice } from '../invoices/issue';
import { type GivenBack, giveBack } from '../money';
import type { OrderHistory } from '../read';
import { creditPieces, type Sum, sumOf } from './sum';

/** Whether the money of an order is here or promised, or nothing was due. */
export const isHeld = ({ paymentState }: Pick<Order, 'paymentState'>): boolean =>
  isSettled(paymentState) || paymentState === 'authorized';

const mayStillLeave: readonly Order['state'][] = ['placed', 'packed', 'ready'];

/** Which of these pieces of an order never left, and so need not come back. */
export const unsentOf = (
  order: Pick<Order, 'state'>,
  { lines, parcels, returns }: OrderHistory,
  pieces: readonly Pieces[],
): Pieces[] => {
  if (!mayStillLeave.includes(order.state)) return [];
  const left = new Map(
    leftToSend(lines, parcels, returns).map(({ variantId, quantity }) => [variantId, quantity]),
  );
  return pieces
    .map(({ variantId, quantity }) => ({
      variantId,
      quantity: Math.min(quantity, left.get(variantId) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
};

/** Pieces less others. */
export const without = (pieces: readonly Pieces[], others: readonly Pieces[]): Pieces[] =>
  pieces
    .map(({ variantId, quantity }) => {
      const less = others.find((one) => one.variantId === variantId)?.quantity ?? 0;
      return { variantId, quantity: quantity - less };
    })
    .filter(({ quantity }) => quantity > 0);

type Unsent = {
  order: Order;
  /** As it was before these pieces went. */
  history: OrderHistory;
  pieces: readonly Pieces[];
  /** For the refund and the credit note. */
  key: string;
  reason: string;
  by: string;
};

/**
 * Takes pieces that never left out of an order (locked, and paid): gives back what was paid for
 * them, with an invoice of the whole and a credit note of these. When nothing else is to be sent of
 * an order that was partly sent, it is under way. Their place in stock is the caller's.
 */
export const dropUnsent = async (
  host: Host,
  tx: Tx,
  { order, history, pieces, key, reason, by }: Unsent,
): Promise<{ sum: Sum; back: GivenBack }> => {
  const sum = sumOf(order, history, pieces);
  const giving = { cents: sum.cents, reason, key, most: true };
  const back =
    sum.cents > 0 ? await giveBack(host, tx, order, giving) : { moneyCents: 0, cardCents: 0 };
  const at = host.clock.now();
  const data = { by, what: namesOf(history.lines, pieces), ...back };
  await addOrderEvent(tx, { orderId: order.id, kind: 'pieces-cancelled', data, at });
  const gone = { lines: pieces.map((one) => ({ ...one, state: 'cancelled' as const })) };
  const rest = leftToSend(history.lines, history.parcels, [...history.returns, gone]);
  const isSent = history.parcels.length > 0 && rest.length === 0;
  if (isSent) await moveOrder(host, tx, order.id, 'sent', { by });
  const last = history.parcels.at(-1)?.sentAt;
  await issueInvoice(host, tx, order, isSent && last ? dayOf(last) : undefined);
  await creditPieces(host, tx, { about: key, order, lines: history.lines, sum, back });
  return { sum, back };
};
