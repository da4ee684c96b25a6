/** Filtering, counting, sorting and paging the rows of one entity in memory. */
export { Bitset } from './bitset';
export { FacetIndex } from './facet-index';
export { fold } from './fold';
export type { NumberRange } from './number-column';
export { SlotTable } from './slots';
export { NumberKeys, type OrderDefinition } from './sort-keys';
export { SortOrder } from './sort-order';
export type {
  ColumnDefinition,
  FacetDefinition,
  FacetQuery,
  FacetResult,
  FacetRow,
  RankedRows,
} from './types';
