import { spread } from '#features/cart/api.server';
import type { InvoiceContent } from './content';
import { type InvoiceLine, lineOf } from './write';

/** What is left of a rate on an invoice, in cents with btw. */
export type RateLeft = { rate: number; cents: number };

export const sumOf = (parts: readonly { cents: number }[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0);

/** What an invoice and its credit notes, by their btw, leave of each rate. */
export const leftByRate = (vat: InvoiceContent['vat']): RateLeft[] => {
  const byRate = new Map<number, number>();
  for (const { rate, baseCents, vatCents } of vat) {
    byRate.set(rate, (byRate.get(rate) ?? 0) + baseCents + vatCents);
  }
  return [...byRate].map(([rate, cents]) => ({ rate, cents: Math.max(0, cents) }));
};

/** Spreads a sum that is about no article over the rates, by what of each was not taken back yet. */
export const spreadOverRates = (
  title: string,
  cents: number,
  left: readonly RateLeft[],
): InvoiceLine[] =>
  spread(
    cents,
    left.map((one) => one.cents),
  ).flatMap((part, at) => (part === 0 ? [] : [lineOf(title, -part, left[at]?.rate ?? 0)]));

/**
 * Lines of a credit note (cents below 0, together no more than is left) with what makes them take
 * back no more of a rate than is left of it. What went back before for no article in particular came
 * off all rates: of an article that goes back after that, a part did already, and the rest of its
 * money comes off the other rates.
 */
export const withinRates = (
  title: string,
  lines: readonly InvoiceLine[],
  left: readonly RateLeft[],
): InvoiceLine[] => {
  const room = left.map(({ rate, cents }) => ({
    rate,
    cents: cents + sumOf(lines.filter(({ vatRate }) => vatRate === rate)),
  }));
  const over = room.filter(({ cents }) => cents < 0);
  const others = room.filter(({ cents }) => cents > 0);
  const before = over.map(({ rate, cents }) => lineOf(title, -cents, rate));
  return [...lines, ...before, ...spreadOverRates(title, sumOf(before), others)];
};
