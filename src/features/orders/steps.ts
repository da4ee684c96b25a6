import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import type { OrderView } from './contract';

/** What happens after an order was placed, in order. */
export const nextSteps = (order: OrderView): string[] => [
  ...(order.transfer ? texts.stepsTransfer(formatEuro(order.dueCents)) : []),
  ...stepsOf(order),
  ...(order.payment === 'store' ? texts.stepsPayInStore : []),
];

/** How it comes: gift cards alone by mail. */
const stepsOf = (order: OrderView): readonly string[] => {
  if (!order.isSent) return texts.stepsMailed(order.email);
  if (order.method === 'home') return texts.stepsHome(order.paymentState === 'paid');
  return texts.stepsPickup(order.pickupTitle ?? '', readyOf(order));
};

const readyOf = ({ method, deliveryPromise }: OrderView): string | undefined =>
  method === 'pickup' ? deliveryPromise : undefined;
