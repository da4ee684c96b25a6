import type { OrderState } from './contract';

/** Which states follow which. An order is cancelled by `cancelUnpaid`, or once it is refunded. */
const follows: Record<OrderState, readonly OrderState[]> = {
  placed: ['packed', 'ready', 'sent', 'cancelled'],
  packed: ['sent', 'ready', 'cancelled'],
  sent: ['done'],
  ready: ['done', 'cancelled'],
  done: [],
  cancelled: [],
};

/** Whether an order can go from one state to another. */
export const mayMove = (from: OrderState, to: OrderState): boolean => follows[from].includes(to);
