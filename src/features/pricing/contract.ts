import type { PriceRounding } from '#kernel/values/price-change';

/** What the office's screens of prices and their server tell each other. Money in cents, btw included. */

/**
 * How it stands with a plan. `held`: its moment came, but it isn't done; `missed`: it was over before it could
 * begin; `done`: its prices are asked, or were until its end; `undone`: it had no end, and was taken back.
 */
export type PlanState = 'planned' | 'running' | 'done' | 'cancelled' | 'held' | 'missed' | 'undone';

/** `begun`: its prices are asked from then on, without an end. */
export type ToldPlanState = PlanState | 'begun';

/** A price that was left as it stood, and why, in Dutch. */
export type PlanProblem = { productId: number; title: string; message: string };

/** Which articles: ticked ones, all of a list, all below a category; `variant_ids`: of one article those alone. */
export type PriceWhich = {
  ids?: readonly number[];
  list?: string;
  category?: number;
  variant_ids?: readonly number[];
};

/** `value`: percents, below zero for less, or cents. */
export type SentRule = {
  way: 'percent' | 'amount' | 'fixed';
  value: number;
  rounding: PriceRounding;
};

/** `sale`: the price of before is told beside it, as far as the law has one; `floor`: no lower than that; `ends_at` without
 * `starts_at`: from now. */
export type SentChange = PriceWhich & {
  rule: SentRule;
  sale: boolean;
  floor: number | null;
  starts_at?: string | null;
  ends_at?: string | null;
  name?: string;
  /** Of the preview that was read: other prices than those are not written. */
  print?: string;
};

/**
 * What becomes of an article. `own`: how many of its variants have a price of their own that changes; `what`: the
 * variant, when it is of one alone; `van`: the earlier price that is shown then.
 */
export type ToldPriceLine = {
  productId: number;
  title: string;
  what: string;
  from: number;
  to: number;
  own: number;
  van: number | null;
};

export type ToldPricePreview = {
  changed: number;
  unchanged: number;
  /** Articles of which an earlier price is shown. */
  withVan: number;
  lines: readonly ToldPriceLine[];
  refused: readonly { title: string; reason: string }[];
  refusedCount: number;
  print: string;
};

export type ToldPriceDone = { changed: number; importId: number };

/** `minutesLate`: it began, or ended, so much too late; 0: in time. */
export type ToldPlan = {
  id: number;
  name: string;
  told: string;
  startsAt: string;
  endsAt: string | null;
  /** When it was over; null: it isn't. */
  endedAt: string | null;
  state: ToldPlanState;
  by: string;
  articles: number;
  /** Its articles, when there are few. */
  titles: readonly string[];
  minutesLate: number;
  problems: readonly PlanProblem[];
  isUnread: boolean;
};

/** One price of a plan; `what`: the variant, '' for the article's own; `isLeft`: it was left as it stood. */
export type ToldPlanLine = {
  productId: number;
  title: string;
  what: string;
  from: number | null;
  to: number;
  isLeft: boolean;
};

/** Some of a plan's prices, and whether there are more. */
export type ToldPlanLines = { lines: readonly ToldPlanLine[]; hasMore: boolean };

export type ToldPlans = { plans: readonly ToldPlan[] };

/** One price of a variant's ledger; `cents` null: it was not for sale; `lowest`: of the 30 days before. */
export type ToldLedgerEntry = {
  at: string;
  until: string | null;
  cents: number | null;
  lowest: number | null;
};

/** Why an earlier price is shown, or isn't. */
export type VanReason = 'shown' | 'off' | 'not-reduced' | 'too-short' | 'not-for-sale' | 'never';

export type ToldLedger = {
  title: string;
  variants: readonly {
    id: number;
    what: string;
    sku: string;
    cents: number;
    van: number | null;
    reason: VanReason;
    entries: readonly ToldLedgerEntry[];
  }[];
  plans: readonly ToldPlan[];
};

/** The cells of a variant that are written in the grid, by their fields' names; `own`: the article's. */
export const variantCells = ['price_cents', 'sku', 'gtin', 'state'] as const;
export type VariantCell = (typeof variantCells)[number];
export const ownCells = ['price_cents', 'van_price_cents'] as const;
export type OwnCell = (typeof ownCells)[number];

/** A variant in the grid. */
export type GridVariant = {
  id: number;
  color_id: number | null;
  size_id: number | null;
  sku: string;
  gtin: string;
  price_cents: number | null;
  state: 'Online' | 'Offline';
  /** The earlier price that is shown beside its own. */
  van: number | null;
  /** Where pieces of it lie; `counter`: where this member corrects them. */
  stock: readonly { place: string; pieces: number; counter?: string }[];
};

/** `pictures`: of a colour how many, the first of them by its key. */
export type ToldGrid = {
  id: number;
  title: string;
  price_cents: number;
  van_price_cents: number | null;
  variants: readonly GridVariant[];
  colors: readonly {
    id: number;
    title: string;
    hex: string;
    pictures: number;
    picture: string | null;
  }[];
  sizes: readonly { id: number; title: string }[];
  mayWrite: boolean;
  plans: readonly ToldPlan[];
};

/** A cell that was changed: what its writer had read, and what he wrote. `variant` 0: the article's own. */
export type SentCell = {
  variant: number;
  cell: VariantCell | OwnCell;
  was: string | number | null;
  to: string | number | null;
};

export type SentGrid = {
  cells: readonly SentCell[];
  added: readonly { color_id: number | null; size_id: number | null }[];
  /** He writes over what others wrote meanwhile. */
  force?: boolean;
};

/** The name of a cell in what is told of errors. */
export const cellName = (variant: number, cell: string): string =>
  variant === 0 ? cell : `${variant}.${cell}`;

/** What others wrote meanwhile in cells that were changed, and the last of them who did. */
export type StaleCells = {
  by: string | null;
  at: string;
  theirs: Readonly<Record<string, string | number | null>>;
};
