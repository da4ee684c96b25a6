import { isUnfinished, type Order } from '#features/orders/api.server';

/** Whether its buyer can be mailed a link to pay it: it was made on the telephone, and waits for that. */
export const mayMailLink = ({ channel, paymentMethod, paymentState, state }: Order): boolean =>
  channel === 'telephone' && state === 'placed' && isUnfinished(paymentMethod, paymentState);
