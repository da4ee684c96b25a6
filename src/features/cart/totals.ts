import { giftService } from '#kernel/limits';
import { isGoods, type LineKind } from '#kernel/values/line-kind';
import type { Adjustment, CartTotals, DeliveryPrice, Discount, GiftCardBalance } from './contract';
import { spread } from './spread';

/** Delivery and wrapping are services at the high rate, in percent. */
const SERVICE_VAT = 21;

/**
 * A line as it is priced. A gift card is money in another shape: nothing is taken off it. A seat is
 * sold as a thing is, but nothing of it is delivered.
 */
export type PricedLine = {
  quantity: number;
  unitCents: number;
  vatRate: number;
  kind?: LineKind;
};

export type Pricing = {
  lines: readonly PricedLine[];
  /** Articles that cost less together: taken before codes. */
  adjustments?: readonly Adjustment[];
  discounts?: readonly Discount[];
  /**
   * What delivery costs in cents for goods of so many cents: before discounts, so that a code never
   * makes an order dearer, and without gift cards, which are mailed.
   */
  delivery: (goodsCents: number) => number;
  /** Goods cents from which delivery is free; absent: there is no such sum. */
  freeFromCents?: number;
  giftService?: boolean;
  giftCards?: readonly GiftCardBalance[];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The btw, in whole cents, within a sum of cents that includes it. */
export const vatWithin = (cents: number, rate: number): number =>
  Math.round((cents * rate) / (100 + rate));

/** Percent first, then cents, so that the order in which codes were typed doesn't matter. */
const takeDiscounts = (goodsCents: number, discounts: readonly Discount[]) => {
  const order = { percentage: 0, amount: 1, delivery: 2 };
  let left = goodsCents;
  return [...discounts]
    .sort((a, b) => order[a.kind] - order[b.kind] || a.code.localeCompare(b.code))
    .map(({ code, kind, value }) => {
      const wanted = kind === 'percentage' ? Math.round((left * value) / 100) : value;
      const cents = kind === 'delivery' ? 0 : Math.max(0, Math.min(left, wanted));
      left -= cents;
      return { code, kind, cents };
    });
};

/** What bundles take off each line: never more than it costs. */
const takeAdjustments = (worth: readonly number[], adjustments: readonly Adjustment[]) => {
  const left = [...worth];
  const taken = adjustments.map(({ title, lineCents }) => {
    const cents = left.map((most, at) => Math.max(0, Math.min(most, lineCents[at] ?? 0)));
    cents.forEach((one, at) => {
      left[at] = (left[at] ?? 0) - one;
    });
    return { code: title, kind: 'bundle' as const, cents: sum(cents) };
  });
  return { left, taken: taken.filter(({ cents }) => cents > 0) };
};

/** Each card in turn pays what it can of what is left to pay. */
const spendCards = (restCents: number, cards: readonly GiftCardBalance[]) => {
  let left = restCents;
  return cards.flatMap(({ id, lastFour, balanceCents }) => {
    const cents = Math.max(0, Math.min(left, balanceCents));
    left -= cents;
    return cents > 0 ? [{ id, lastFour, cents }] : [];
  });
};

const vatOf = (parts: readonly { rate: number; cents: number }[]): CartTotals['vat'] => {
  const byRate = new Map<number, number>();
  for (const { rate, cents } of parts) byRate.set(rate, (byRate.get(rate) ?? 0) + cents);
  return [...byRate]
    .sort(([a], [b]) => b - a)
    .map(([rate, cents]) => ({ rate, cents: vatWithin(cents, rate) }))
    .filter(({ cents }) => cents > 0);
};

/**
 * Adds everything up, in cents with btw: goods, less discounts, delivery, gift service; then what
 * gift cards pay of it. Btw is taken from the sum of each rate after discount, not line by line, so
 * that rounding can't add up. Gift cards are a way to pay: they change no btw, and buy no gift card.
 */
export const priceAll = (pricing: Pricing): CartTotals => {
  const { lines, discounts = [] } = pricing;
  const full = lines.map((line) => line.quantity * line.unitCents);
  const discountable = lines.map((line, at) => (line.kind === 'giftcard' ? 0 : (full[at] ?? 0)));
  const sentCents = sum(lines.map((line, at) => (isGoods(line) ? (full[at] ?? 0) : 0)));
  const together = takeAdjustments(discountable, pricing.adjustments ?? []);
  const codes = takeDiscounts(sum(together.left), discounts);
  const ofCodes = spread(sum(codes.map(({ cents }) => cents)), together.left);
  const lineDiscounts = discountable.map(
    (worth, at) => worth - (together.left[at] ?? 0) + (ofCodes[at] ?? 0),
  );
  const discountCents = sum(lineDiscounts);
  const price = sentCents > 0 ? Math.max(0, pricing.delivery(sentCents)) : 0;
  const isFree = codes.some(({ kind }) => kind === 'delivery');
  const deliveryCents = isFree ? 0 : price;
  const giftServiceCents = pricing.giftService && sentCents > 0 ? giftService.price : 0;
  const goodsCents = sum(full);
  const totalCents = goodsCents - discountCents + deliveryCents + giftServiceCents;
  const ownMoney = goodsCents - sum(discountable);
  const freeFromCents = sentCents > 0 ? pricing.freeFromCents : undefined;
  const cards = spendCards(totalCents - ownMoney, pricing.giftCards ?? []);
  const giftCardCents = sum(cards.map(({ cents }) => cents));
  return {
    quantity: sum(lines.map(({ quantity }) => quantity)),
    goodsCents,
    discountCents,
    discounts: [
      ...codes.map((one) => (one.kind === 'delivery' ? { ...one, cents: price } : one)),
      ...together.taken,
    ],
    lineDiscounts,
    deliveryCents,
    giftServiceCents,
    totalCents,
    giftCardCents,
    giftCards: cards,
    dueCents: totalCents - giftCardCents,
    freeFromCents,
    freeDeliveryIn: isFree ? 0 : Math.max(0, (freeFromCents ?? 0) - sentCents),
    isSent: sentCents > 0 || lines.some(isGoods),
    vat: vatOf([
      ...lines.map(({ vatRate }, at) => ({
        rate: vatRate,
        cents: (full[at] ?? 0) - (lineDiscounts[at] ?? 0),
      })),
      { rate: SERVICE_VAT, cents: deliveryCents + giftServiceCents },
    ]),
  };
};

/** What lines cost without codes and cards, delivered at that price. */
export const totalsOf = (
  lines: readonly PricedLine[],
  { priceCents, freeFromCents }: DeliveryPrice,
  adjustments: readonly Adjustment[] = [],
): CartTotals => priceAll({ lines, adjustments, delivery: () => priceCents, freeFromCents });
