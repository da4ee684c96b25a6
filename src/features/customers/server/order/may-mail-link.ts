import { isUnfinished, type Order } from '#features/orders/api.server';
import { isNobody } from '#kernel/values/person/nobody';

/** Whether its buyer can be mailed a link to pay it: it was made on the telephone, and waits for that. */
export const mayMailLink = ({
  channel,
  email,
  paymentMethod,
  paymentState,
  state,
}: Order): boolean =>
  !isNobody(email) &&
  channel === 'telephone' &&
  state === 'placed' &&
  isUnfinished(paymentMethod, paymentState);
