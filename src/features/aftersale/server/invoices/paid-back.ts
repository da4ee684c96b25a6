import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import type { GivenBack } from '../money';

const texts = aftersaleTexts.invoice;

/** How what goes back is told on a credit note. */
export const paidBack = ({ moneyCents, cardCents }: GivenBack) => [
  { title: texts.backWay, cents: moneyCents },
  { title: texts.backCard, cents: cardCents },
];
