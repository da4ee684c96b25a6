import { delivery } from '#kernel/limits';
import type { CartLine, CartTotals, DeliveryMethod } from './contract';

/** Delivery is a service at the high rate, in percent. */
const DELIVERY_VAT = 21;

type Priced = Pick<CartLine, 'quantity' | 'unitCents' | 'vatRate'>;

/** The btw, in whole cents, within a sum of cents that includes it. */
export const vatWithin = (cents: number, rate: number): number =>
  Math.round((cents * rate) / (100 + rate));

/** What delivery costs in cents: nothing in a store, from the threshold on, or for an empty cart. */
const deliveryCents = (goodsCents: number, method: DeliveryMethod): number =>
  method === 'pickup' || goodsCents === 0 || goodsCents >= delivery.freeFrom ? 0 : delivery.price;

/**
 * Adds lines up. Btw is taken from the sum of each rate, not line by line, so that rounding can't
 * add up; delivery counts with its own rate.
 */
export const totalsOf = (lines: readonly Priced[], method: DeliveryMethod = 'home'): CartTotals => {
  const goodsCents = lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0);
  const delivered = deliveryCents(goodsCents, method);
  const byRate = new Map<number, number>();
  const count = (rate: number, cents: number) => byRate.set(rate, (byRate.get(rate) ?? 0) + cents);
  for (const line of lines) count(line.vatRate, line.quantity * line.unitCents);
  if (delivered > 0) count(DELIVERY_VAT, delivered);
  return {
    goodsCents,
    deliveryCents: delivered,
    totalCents: goodsCents + delivered,
    freeDeliveryIn: Math.max(0, delivery.freeFrom - goodsCents),
    vat: [...byRate]
      .sort(([a], [b]) => b - a)
      .map(([rate, cents]) => ({ rate, cents: vatWithin(cents, rate) }))
      .filter(({ cents }) => cents > 0),
    pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
  };
};
