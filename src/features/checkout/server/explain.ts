import type { OrderResult } from '#features/orders/contract';
import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { formatEuro } from '#kernel/values/money';
import type { CheckoutErrors } from '../contract';

/** What a visitor is told when nothing was placed. */
export const explain = (result: Exclude<OrderResult, { kind: 'placed' }>): CheckoutErrors => {
  if (result.kind === 'empty') return {};
  if (result.kind === 'unavailable') return { '': texts.notAvailable };
  if (result.kind === 'not-in-store') return { pickup_location: texts.readyLater };
  if (result.kind === 'delivery') return { delivery_method: texts.noDelivery };
  if (result.kind === 'payment') return { payment_method: texts.noPayment };
  if (result.kind === 'waiting') return { payment_method: texts.waiting };
  if (result.kind === 'transfers') return { payment_method: texts.transfers };
  if (result.kind === 'unfinished') return { payment_method: texts.unfinished };
  if (result.kind === 'seats') return { '': texts.unpaidSeats };
  if (result.kind === 'promotion') {
    return Object.fromEntries(result.problems.map(({ field, message }) => [field, message]));
  }
  if (result.kind === 'higher') return { '': texts.higher(formatEuro(result.totalCents)) };
  return { '': texts.changed };
};
