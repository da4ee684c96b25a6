import type { GivenBack } from '#features/invoices/contract';
import type { Order } from '#features/orders/api.server';
import { markBack, moneyLeft, refundOrder } from '#features/payments/api.server';
import { refundToCards } from '#features/promotions/api.server';
import { AppError } from '#kernel/errors';
import { returnTexts } from '#kernel/messages/nl-returns';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';

type Giving = { cents: number; reason: string; key: string };

/**
 * Gives money of an order (locked) back in the way it was paid: money first, then gift cards. With
 * `most` the rest is let go when less was paid; else it throws a 422. The key is given out once.
 */
export const giveBack = async (
  host: Host,
  tx: Tx,
  order: Order,
  { cents, reason, key, most = false }: Giving & { most?: boolean },
): Promise<GivenBack> => {
  const moneyCents = Math.min(cents, await moneyLeft(tx, order));
  if (moneyCents > 0)
    await refundOrder(host, tx, { orderId: order.id, cents: moneyCents, reason, key });
  const rest = cents - moneyCents;
  const at = host.clock.now();
  const cardCents =
    rest > 0 ? await refundToCards(tx, { orderId: order.id, cents: rest, once: key, at }) : 0;
  if (cardCents > 0) await markBack(host, tx, order);
  if (!most && moneyCents + cardCents < cents) {
    throw new AppError(422, 'refund_too_high', returnTexts.staff.tooMuch);
  }
  return { moneyCents, cardCents };
};
