import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import type { OrderView } from './contract';

/** What happens after an order was placed, in order. */
export const nextSteps = (order: OrderView): string[] => [
  ...(order.transfer ? texts.stepsTransfer(formatEuro(order.dueCents)) : []),
  ...(order.method !== 'home'
    ? texts.stepsPickup(order.pickupTitle ?? '')
    : texts.stepsHome(order.paymentState === 'paid')),
  ...(order.payment === 'store' ? texts.stepsPayInStore : []),
];
