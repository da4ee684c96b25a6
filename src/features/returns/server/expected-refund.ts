import type { Order } from '#features/orders/api.server';
import { moneyLeft } from '#features/payments/api.server';
import { cardCentsLeft } from '#features/promotions/api.server';
import { returnTexts } from '#kernel/messages/nl-returns';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { formatEuro } from '#kernel/values/money';
import type { Host } from '#platform/host';
import type { WithdrawChoice } from '../contract';
import { isHeld } from './held';
import type { OrderHistory } from './history';
import { sumOf } from './refund/sum';
import { labelTerms } from './terms';

/** Art. 6:230r BW */
const DAYS = 14;

/** What is on its way back counts as back, so that the last of an order has the delivery with it. */
const asTakenBack = ({ lines, returns }: OrderHistory): Parameters<typeof sumOf>[1] => ({
  lines,
  returns: returns.map((one) => ({
    ...one,
    lines: one.lines.map((line) =>
      line.state === 'refused' ? line : { ...line, state: 'approved' as const },
    ),
  })),
});

/**
 * What a withdrawal that is about to be confirmed gives back, and by when; undefined: nothing was paid,
 * or staff gave all of it back before.
 */
export const expectedRefund = async (
  host: Host,
  order: Order,
  history: OrderHistory,
  { quantities, way }: Pick<WithdrawChoice, 'quantities' | 'way'>,
): Promise<string | undefined> => {
  if (!isHeld(order) || quantities.size === 0) return undefined;
  const taken = [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }));
  const label = way === 'post' ? (labelTerms(host, order)?.cents ?? 0) : 0;
  const left = (await moneyLeft(host.db, order)) + (await cardCentsLeft(host.db, order.id));
  if (left === 0) return undefined;
  const sum = Math.min(left, sumOf(order, asTakenBack(history), taken).cents);
  const cents = Math.max(0, sum - label);
  const last = new Date(host.clock.now().getTime() + DAYS * 86_400_000);
  return returnTexts.withdraw.expected(formatEuro(cents), formatDay(dayOf(last)));
};
