import type { OrderState, PaymentState } from '../orders/contract';

type Standing = {
  state: OrderState;
  paymentState: PaymentState;
  totalCents: number;
  giftCardCents: number;
};

const unpaid: readonly PaymentState[] = ['open', 'pending', 'failed', 'cancelled'];

/** What is left to pay, in cents. */
export const dueOf = ({ totalCents, giftCardCents }: Standing): number =>
  totalCents - giftCardCents;

/** Whether an order can be paid now. */
export const isPayable = (order: Standing): boolean =>
  order.state !== 'cancelled' && unpaid.includes(order.paymentState) && dueOf(order) > 0;
