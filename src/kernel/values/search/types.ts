import type { RankedRows, SlotTable } from '#kernel/values/facets';

/** A text of a row, and how much a word in it counts: an integer from 1 to 15. */
export interface SearchField {
  text: string;
  weight: number;
}

/** One row as text search sees it. */
export interface SearchEntry {
  id: number;
  fields: readonly SearchField[];
  /** Breaks ties: of equal scores the lower rank comes first, and then the lower id. 0 if absent. */
  rank?: number;
}

export interface SearchOptions {
  /** How many ids to give at most; 10 by default. */
  limit?: number;
  /** Whether the last word may still be unfinished; otherwise only when it fits nothing as it is. */
  prefixLast?: boolean;
  /** Whether typing errors are forgiven; they are unless said. */
  forgiving?: boolean;
  /** Whether a word that names nothing also finds what it is: a winterjas is a jas. */
  widens?: boolean;
  /** Words count in fields of this weight and heavier ones; left out: in all. */
  least?: number;
}

/**
 * What a search found. As `text` of a facet query it limits and ranks the rows there, provided both
 * indexes share a slot table. Use it at once: it does not follow later changes.
 */
export interface SearchResult extends RankedRows {
  /** The best ids, at most `limit`. */
  readonly ids: number[];
  /** How many rows match. */
  readonly total: number;
  /** The query with its typing errors corrected, when they had to be. */
  readonly corrected?: string;
  /** Words that were sought besides, since those that were typed name little. */
  readonly also: readonly string[];
  /** How well the best row answers, for each word of the query: 100 is its very name. */
  readonly best: number;
}

export interface SearchIndexOptions {
  /** Pass the table of the facet index over the same rows, so that text and facets combine. */
  slots?: SlotTable;
}
