import { invoiceTexts } from '#kernel/messages/nl-invoices';
import type { GivenBack } from '../contract';

const texts = invoiceTexts.invoice;

/** How what goes back stands on a credit note. */
export const paidBack = ({ moneyCents, cardCents }: GivenBack) => [
  { title: texts.backWay, cents: moneyCents },
  { title: texts.backCard, cents: cardCents },
];
