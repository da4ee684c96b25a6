/** What waits for a member, and how it goes, as the office's first screen tells it. */

/** `href`: within the office; `isOutside`: a page of its own, out of the office's script. */
export type ToldTask = {
  name: string;
  label: string;
  count: number;
  href: string;
  isOutside?: true;
  isUrgent?: true;
};

export type ToldSold = { orders: number; cents: number };

/** Of some days, cents with btw. */
export type ToldFigures = {
  /** Each day of the period, also those on which nothing was sold; `2026-03-04`. */
  days: readonly (ToldSold & { day: string })[];
  total: ToldSold;
  /** Of as many days before. */
  before: ToldSold;
  /** `store`: '': what was sent. */
  stores: readonly (ToldSold & { store: string })[];
  products: readonly { title: string; pieces: number; cents: number }[];
};

/** `figures`: for who may see orders. */
export type ToldToday = { tasks: readonly ToldTask[]; figures?: ToldFigures };

/** Periods to choose from, in days. */
export const periods = [7, 30, 90] as const;
