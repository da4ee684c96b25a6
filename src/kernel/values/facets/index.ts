/** Filtering, counting, sorting and paging the rows of one entity in memory. */

export type { SavedBitset } from './bitset';
export { Bitset } from './bitset';
export { FacetIndex, type SavedFacets } from './facet-index';
export { fold } from './fold';

export { SlotTable } from './slots';
export { NumberKeys } from './sort-keys';
export { type SavedOrder, SortOrder } from './sort-order';
export type {
  ColumnDefinition,
  FacetQuery,
  FacetResult,
  RankedRows,
} from './types';
