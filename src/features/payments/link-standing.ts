import { isPaid, type OrderState, type PaymentState } from '../orders/contract';
import { isPayable } from './standing';

type Standing = {
  state: OrderState;
  paymentState: PaymentState;
  totalCents: number;
  giftCardCents: number;
};

/** `good`: the order is paid by it. The others say why not, and nothing else of the order. */
export type LinkStanding = 'good' | 'paid' | 'cancelled' | 'ended';

/** How a mailed link to pay an order stands. */
export const standingOfLink = (order: Standing, expiresAt: Date, now: Date): LinkStanding => {
  if (order.state === 'cancelled') return order.paymentState === 'expired' ? 'ended' : 'cancelled';
  if (isPaid(order) || order.paymentState === 'charged-back') return 'paid';
  return isPayable(order) && expiresAt > now ? 'good' : 'ended';
};
