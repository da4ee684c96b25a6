import type { Order, OrderLine } from '#features/orders/api.server';
import { paymentTexts } from '#kernel/messages/nl-payments';
import type { PaymentAddress, PaymentLine } from './provider';

const texts = paymentTexts.lines;

type Sold = Pick<OrderLine, 'title' | 'choice' | 'quantity' | 'unitCents' | 'vatRate'>;

/** The btw within a sum, in cents: 21 within 121. */
const vatOf = (cents: number, rate: number): number => Math.round((cents * rate) / (100 + rate));

const line = (
  kind: PaymentLine['kind'],
  title: string,
  cents: number,
  vatRate: number,
): PaymentLine => ({
  ...{ kind, title, vatRate, quantity: 1, unitCents: cents, totalCents: cents },
  vatCents: vatOf(cents, vatRate),
});

const goodsOf = ({ title, choice, quantity, unitCents, vatRate }: Sold): PaymentLine => {
  const totalCents = quantity * unitCents;
  return {
    kind: 'goods',
    title: choice ? `${title}, ${choice}` : title,
    ...{ quantity, unitCents, totalCents, vatRate },
    vatCents: vatOf(totalCents, vatRate),
  };
};

/**
 * An order as a pay-later service reads it. The lines come to exactly what is to be paid: what
 * discounts and gift cards took off is one line less.
 */
export const linesOf = (
  order: Pick<Order, 'deliveryCents' | 'giftServiceCents'>,
  orderLines: readonly Sold[],
  dueCents: number,
): PaymentLine[] => {
  const lines = orderLines.map(goodsOf);
  const rate = Math.max(0, ...orderLines.map(({ vatRate }) => vatRate));
  if (order.deliveryCents > 0) {
    lines.push(line('delivery', texts.delivery, order.deliveryCents, rate));
  }
  if (order.giftServiceCents > 0) {
    lines.push(line('service', texts.giftService, order.giftServiceCents, rate));
  }
  const rest = dueCents - lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  if (rest !== 0) lines.push(line(rest < 0 ? 'discount' : 'service', texts.rest, rest, rate));
  return lines;
};

/** Who pays: at his own address, or where it is sent. */
export const billingOf = ({ billing, delivery, email }: Order): PaymentAddress => {
  const at = billing.street === '' && delivery ? delivery : billing;
  return {
    firstName: billing.firstName,
    lastName: billing.lastName,
    email,
    street: at.street,
    housenumber: [at.housenumber, at.housenumberSuffix].filter(Boolean).join(' '),
    zipcode: at.zipcode,
    place: at.place,
    country: at.country || 'NL',
  };
};
