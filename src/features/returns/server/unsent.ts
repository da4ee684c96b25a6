import { issueInvoice } from '#features/invoices/api.server';
import type { GivenBack } from '#features/invoices/contract';
import { addOrderEvent, moveOrder, type Order } from '#features/orders/api.server';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ItemQuantity } from '../contract';
import { leftToSend, namesOf } from '../quantities';
import type { OrderHistory } from './history';
import { giveBack } from './refund/give-back';
import { creditSum, type Sum, sumOf } from './refund/sum';

const mayStillLeave: readonly Order['state'][] = ['placed', 'packed', 'ready'];

/** Which of these items of an order never left, and so need not come back. */
export const unsentOf = (
  order: Pick<Order, 'state'>,
  { lines, parcels, returns }: OrderHistory,
  items: readonly ItemQuantity[],
): ItemQuantity[] => {
  if (!mayStillLeave.includes(order.state)) return [];
  const left = new Map(
    leftToSend(lines, parcels, returns).map(({ variantId, quantity }) => [variantId, quantity]),
  );
  return items
    .map(({ variantId, quantity }) => ({
      variantId,
      quantity: Math.min(quantity, left.get(variantId) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
};

type Unsent = {
  order: Order;
  /** As it was before these items went. */
  history: OrderHistory;
  items: readonly ItemQuantity[];
  /** For the refund and the credit note. */
  key: string;
  reason: string;
  by: string;
  /** In the words of whoever does it; absent: nobody was asked. */
  why?: string;
};

/**
 * Takes items that never left out of an order (locked, and paid): gives back what was paid for
 * them, with an invoice of the whole and a credit note of these. When nothing else is to be sent of
 * an order that was partly sent, it is under way. Their place in stock is the caller's.
 */
export const dropUnsent = async (
  host: Host,
  tx: Tx,
  { order, history, items, key, reason, by, why }: Unsent,
): Promise<{ sum: Sum; back: GivenBack }> => {
  const sum = sumOf(order, history, items);
  const giving = { cents: sum.cents, reason, key, most: true };
  const back =
    sum.cents > 0 ? await giveBack(host, tx, order, giving) : { moneyCents: 0, cardCents: 0 };
  const at = host.clock.now();
  const what = namesOf(history.lines, items);
  const data = { by, what, ...(why && { why }), ...back };
  await addOrderEvent(tx, { orderId: order.id, kind: 'pieces-cancelled', data, at });
  const gone = { lines: items.map((one) => ({ ...one, state: 'cancelled' as const })) };
  const rest = leftToSend(history.lines, history.parcels, [...history.returns, gone]);
  const isSent = history.parcels.length > 0 && rest.length === 0;
  if (isSent) await moveOrder(host, tx, order.id, 'sent', { by });
  const last = history.parcels.at(-1)?.sentAt;
  await issueInvoice(host, tx, order, isSent && last ? { suppliedOn: dayOf(last) } : {});
  await creditSum(host, tx, order, { about: key, lines: history.lines, sum, back });
  return { sum, back };
};
