import { isPaid, type OrderState, type PaymentState } from '../orders/contract';
import type { LinkStanding } from './contract';
import { isPayable } from './standing';

type Standing = {
  state: OrderState;
  paymentState: PaymentState;
  totalCents: number;
  giftCardCents: number;
};

/** How a mailed link to pay an order stands. */
export const standingOfLink = (order: Standing, expiresAt: Date, now: Date): LinkStanding => {
  if (order.state === 'cancelled') return order.paymentState === 'expired' ? 'ended' : 'cancelled';
  if (isPaid(order) || order.paymentState === 'charged-back') return 'paid';
  return isPayable(order) && expiresAt > now ? 'good' : 'ended';
};
