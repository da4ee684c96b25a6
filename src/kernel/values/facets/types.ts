import type { Bitset } from './bitset';
import type { NumberRange } from './number-column';
import type { SlotTable } from './slots';
import type { OrderDefinition } from './sort-keys';

/** A column: option ids (a row may have several), or one number such as a price in cents. */
export interface ColumnDefinition {
  name: string;
  kind: 'options' | 'number';
}

/** What a facet index is made of. */
export interface FacetDefinition {
  columns: readonly ColumnDefinition[];
  orders: readonly OrderDefinition[];
  /** Pass the table of a search index over the same rows, so that text and facets combine. */
  slots?: SlotTable;
}

/** One row as the facets see it. Columns and orders that are left out count as empty. */
export interface FacetRow {
  id: number;
  options?: Readonly<Record<string, readonly number[]>>;
  numbers?: Readonly<Record<string, number | undefined>>;
  sort?: Readonly<Record<string, number | string | undefined>>;
}

/** Rows found by text, best first on demand; over the same slot table as the facet index. */
export interface RankedRows {
  readonly bits: Bitset;
  /** The slots of one page, best first, of those found rows that are also in `within`. */
  page(start: number, limit: number, within?: Bitset): Uint32Array;
}

/** What is asked of a facet index. */
export interface FacetQuery {
  /** By column the chosen options: OR within a column, AND between columns. Empty limits nothing. */
  selected?: Readonly<Record<string, readonly number[]>>;
  ranges?: Readonly<Record<string, NumberRange>>;
  text?: RankedRows;
  /** Ids that may not be among the results. */
  exclude?: readonly number[];
  /** A named order. Without one: best text match first, or by id when there is no text. */
  order?: string | undefined;
  /** How many results come before the page; 0 by default. */
  start?: number;
  /** How many ids the page has at most; 0 gives totals only. */
  limit: number;
  /** The option columns to report on; all of them by default. */
  columns?: readonly string[];
  /** Whether to count results per option too. */
  withCounts?: boolean;
}

/** The answer to a facet query. */
export interface FacetResult {
  /** How many rows match, over all pages. */
  total: number;
  /** The ids of the page, in order. */
  ids: number[];
  /**
   * By column the options, ascending, that give at least one result when chosen alone in their
   * column, with the choices in the other columns as they are.
   */
  enabled: Record<string, number[]>;
  /** By column and option that number of results; only when asked for. */
  counts?: Record<string, Map<number, number>>;
}
