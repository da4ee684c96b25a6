import type { Order } from '#features/orders/api.server';
import { isHeld } from './held';
import type { OrderHistory } from './history';
import type { Return } from './read';

/**
 * Whether the mail that receives a withdrawal goes whatever else was mailed about the order: of one that
 * was paid or sent always, since the law asks for it and the goods bought are what limits it; of another
 * the first, since anybody may have typed that address and ordered a lot to withdraw one by one.
 */
export const isReceiptOwed = (
  order: Pick<Order, 'paymentState'>,
  { parcels, returns }: Pick<OrderHistory, 'parcels' | 'returns'>,
  { id }: Pick<Return, 'id'>,
): boolean => isHeld(order) || parcels.length > 0 || returns.every((other) => other.id >= id);
