import { isSettled, type Order } from '#features/orders/api.server';
import { listRefunds, refundOrder } from '#features/payments/api.server';
import { refundToCards } from '#features/promotions/api.server';
import { AppError } from '#kernel/errors';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';

export type GivenBack = { moneyCents: number; cardCents: number };

type Giving = { cents: number; reason: string; key: string };

/** What was paid with money and has not gone back, in cents. */
const moneyLeft = async (tx: Tx, order: Order): Promise<number> => {
  const isHeld = isSettled(order.paymentState) || order.paymentState === 'authorized';
  if (!isHeld) return 0;
  const refunds = await listRefunds(tx, order.id);
  const back = refunds
    .filter(({ state, reason }) => state !== 'failed' && reason !== 'double')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, order.totalCents - order.giftCardCents - back);
};

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
  if (!most && moneyCents + cardCents < cents) {
    throw new AppError(422, 'refund_too_high', aftersaleTexts.staff.tooMuch);
  }
  return { moneyCents, cardCents };
};
