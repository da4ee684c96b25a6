import type { Order } from '#features/orders/api.server';
import type { OrderHistory, Return } from '../read';
import { isHeld } from './unsent';

/**
 * Whether the mail that receives a withdrawal goes whatever else was mailed about the order: of one that
 * was paid or sent always, since the law asks for it and the goods bought are what limits it; of another
 * the first, since anybody may have typed that address and ordered pieces to withdraw one by one.
 */
export const isReceiptOwed = (
  order: Pick<Order, 'paymentState'>,
  { parcels, returns }: Pick<OrderHistory, 'parcels' | 'returns'>,
  { id }: Pick<Return, 'id'>,
): boolean => isHeld(order) || parcels.length > 0 || returns.every((other) => other.id >= id);
