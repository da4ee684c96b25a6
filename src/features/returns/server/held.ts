import { isSettled, type Order } from '#features/orders/api.server';

/** Whether the money of an order is here or promised, or nothing was due. */
export const isHeld = ({ paymentState }: Pick<Order, 'paymentState'>): boolean =>
  isSettled(paymentState) || paymentState === 'authorized';
