import { promotionTexts } from '../messages/nl-promotions';
import { cartTexts } from '../messages/nl-shop';
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

/** What delivery is called; whether btw is told, and whether what cards left was paid. */
type Labels = { delivery: string; vat?: boolean; isPaid?: boolean };

/** What it all costs, line by line, as a cart, an order and a mail tell it. */
export const sumsOf = (totals: Summed, labels: Labels): SumLine[] => [
  { key: 'goods', label: cartTexts.goods, value: formatEuro(totals.goodsCents), kind: 'sum' },
  ...totals.discounts
    .filter(({ kind }) => kind !== 'delivery')
    .map(({ code, kind, cents }) => ({
      key: `discount-${kind}-${code}`,
      label: kind === 'bundle' ? cartTexts.bundle(code) : promotionTexts.discount(code),
      value: less(cents),
      kind: 'less' as const,
    })),
  ...(totals.isSent ? [deliveryLine(totals, labels.delivery)] : []),
  ...(totals.giftServiceCents > 0
    ? [
        {
          key: 'giftservice',
          label: promotionTexts.giftService,
          value: formatEuro(totals.giftServiceCents),
          kind: 'sum' as const,
        },
      ]
    : []),
  { key: 'total', label: cartTexts.total, value: formatEuro(totals.totalCents), kind: 'total' },
  ...(labels.vat
    ? totals.vat.map(({ rate, cents }) => ({
        key: `vat-${rate}`,
        label: cartTexts.vat(rate),
        value: formatEuro(cents),
        kind: 'vat' as const,
      }))
    : []),
  ...cardLines(totals, labels),
];

const deliveryLine = (totals: Summed, label: string): SumLine => ({
  key: 'delivery',
  label: deliveryLabel(totals, label),
  value: totals.deliveryCents === 0 ? cartTexts.free : formatEuro(totals.deliveryCents),
  kind: 'sum',
});

const deliveryLabel = ({ discounts }: Summed, label: string): string => {
  const free = discounts.find(({ kind }) => kind === 'delivery');
  return free ? promotionTexts.freeBy(label, free.code) : label;
};

const cardLines = ({ giftCards, dueCents }: Summed, { isPaid }: Labels): SumLine[] =>
  giftCards.length === 0
    ? []
    : [
        ...giftCards.map(({ id, lastFour, cents }) => ({
          key: `giftcard-${id}`,
          label: promotionTexts.paidByCard(lastFour),
          value: less(cents),
          kind: 'less' as const,
        })),
        {
          key: 'due',
          label: isPaid && dueCents > 0 ? promotionTexts.paid : promotionTexts.due,
          value: formatEuro(dueCents),
          kind: 'due' as const,
        },
      ];
