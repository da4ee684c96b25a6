import { enPromotions } from '../messages/en-promotions';
import { enCart } from '../messages/en-shop';
import { DUTCH, inLanguage } from '../messages/language';
import { promotionTexts } from '../messages/nl-promotions';
import { cartTexts } from '../messages/nl-shop';
import type { SeatsAmong } from './line-kind';
import { formatEuro } from './money';

/** One line below a list of goods: what it is called and what it comes to. */
export type SumLine = {
  key: string;
  label: string;
  /** '€ 4,95', '− € 5,00', 'Gratis' */
  value: string;
  kind: 'sum' | 'less' | 'total' | 'vat' | 'due';
};

/** Cents, btw included. */
type Summed = {
  goodsCents: number;
  discounts: readonly { code: string; kind: string; cents: number }[];
  deliveryCents: number;
  /** False: nothing is delivered, so nothing is said of it. */
  isSent: boolean;
  giftServiceCents: number;
  totalCents: number;
  giftCards: readonly { id: number; lastFour: string; cents: number }[];
  /** What is left to pay. */
  dueCents: number;
  vat: readonly { rate: number; cents: number }[];
};

const less = (cents: number): string => `− ${formatEuro(cents)}`;

/** What delivery is called; whether btw is told, and whether what cards left was paid; in which language. */
type Labels = {
  delivery: string;
  vat?: boolean;
  isPaid?: boolean;
  language?: string;
  /** Of seats alone the first sum is called so. */
  seats?: SeatsAmong;
};

const textsOf = ({ language = DUTCH }: Labels) => ({
  cart: inLanguage(language, cartTexts, enCart),
  promotions: inLanguage(language, promotionTexts, enPromotions),
});

type SumTexts = ReturnType<typeof textsOf>;

/** What it all costs, line by line, as a cart, an order and a mail tell it. */
export const sumsOf = (totals: Summed, labels: Labels): SumLine[] =>
  linesOf(totals, labels, textsOf(labels));

const linesOf = (totals: Summed, labels: Labels, texts: SumTexts): SumLine[] => [
  {
    key: 'goods',
    label: labels.seats === 'all' ? texts.cart.seats : texts.cart.goods,
    value: formatEuro(totals.goodsCents),
    kind: 'sum',
  },
  ...totals.discounts
    .filter(({ kind }) => kind !== 'delivery')
    .map(({ code, kind, cents }) => ({
      key: `discount-${kind}-${code}`,
      label: kind === 'bundle' ? texts.cart.bundle(code) : texts.promotions.discount(code),
      value: less(cents),
      kind: 'less' as const,
    })),
  ...(totals.isSent ? [deliveryLine(totals, labels.delivery, texts)] : []),
  ...(totals.giftServiceCents > 0
    ? [
        {
          key: 'giftservice',
          label: texts.promotions.giftService,
          value: formatEuro(totals.giftServiceCents),
          kind: 'sum' as const,
        },
      ]
    : []),
  { key: 'total', label: texts.cart.total, value: formatEuro(totals.totalCents), kind: 'total' },
  ...(labels.vat
    ? totals.vat.map(({ rate, cents }) => ({
        key: `vat-${rate}`,
        label: texts.cart.vat(rate),
        value: formatEuro(cents),
        kind: 'vat' as const,
      }))
    : []),
  ...cardLines(totals, labels, texts.promotions),
];

const deliveryLine = (totals: Summed, label: string, texts: SumTexts): SumLine => ({
  key: 'delivery',
  label: deliveryLabel(totals, label, texts),
  value: totals.deliveryCents === 0 ? texts.cart.free : formatEuro(totals.deliveryCents),
  kind: 'sum',
});

const deliveryLabel = ({ discounts }: Summed, label: string, { promotions }: SumTexts): string => {
  const free = discounts.find(({ kind }) => kind === 'delivery');
  return free ? promotions.freeBy(label, free.code) : label;
};

const cardLines = (
  { giftCards, dueCents }: Summed,
  { isPaid }: Labels,
  texts: SumTexts['promotions'],
): SumLine[] =>
  giftCards.length === 0
    ? []
    : [
        ...giftCards.map(({ id, lastFour, cents }) => ({
          key: `giftcard-${id}`,
          label: texts.paidByCard(lastFour),
          value: less(cents),
          kind: 'less' as const,
        })),
        {
          key: 'due',
          label: isPaid && dueCents > 0 ? texts.paid : texts.due,
          value: formatEuro(dueCents),
          kind: 'due' as const,
        },
      ];
