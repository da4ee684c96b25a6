/** Filtering, counting, sorting and paging the rows of one entity in memory. */
export { Bitset } from './bitset';
export { FacetIndex } from './facet-index';
export { fold } from './fold';

export { SlotTable } from './slots';
export { NumberKeys } from './sort-keys';
export { SortOrder } from './sort-order';
export type {
  ColumnDefinition,
  FacetQuery,
  FacetResult,
  RankedRows,
} from './types';
