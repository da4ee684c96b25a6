/** How prices change, in whole cents. */

export const priceRoundings = ['none', 'euro', '95', '99'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/**
 * `tenths`: tenths of a percent, below zero for less; `cents`: so much more or less, or the new price itself.
 */
export type PriceRule = (
  | { way: 'percent'; tenths: number }
  | { way: 'amount'; cents: number }
  | { way: 'fixed'; cents: number }
) & { rounding: PriceRounding };

const EURO = 100;

/** What a price ends with, in cents. */
const ends: Readonly<Record<Exclude<PriceRounding, 'none'>, number>> = { euro: 0, 95: 95, 99: 99 };

/** The nearest price with such an end; of two as near, the lower. */
const nearest = (cents: number, end: number): number => {
  const below = Math.floor((cents - end) / EURO) * EURO + end;
  return cents - below <= EURO / 2 ? below : below + EURO;
};

/** What comes of a price before it is rounded: to the whole cent, half a cent away from zero. */
const exact = (cents: number, rule: PriceRule): number => {
  if (rule.way === 'fixed') return rule.cents;
  if (rule.way === 'amount') return cents + rule.cents;
  const more = cents * rule.tenths;
  return cents + Math.sign(more) * Math.round(Math.abs(more) / 1000);
};

/**
 * The price that comes of another, which may be one that nobody can ask (zero, or less). Rounding never turns a
 * reduction into a rise, nor a rise into a reduction.
 */
export const changePrice = (cents: number, rule: PriceRule): number => {
  const plain = exact(cents, rule);
  if (rule.rounding === 'none' || plain === cents) return plain;
  const rounded = nearest(plain, ends[rule.rounding]);
  if (plain < cents && rounded > cents) return rounded - EURO;
  if (plain > cents && rounded < cents) return rounded + EURO;
  return rounded;
};
