import type { ApiSearch, IndexedPart } from '#features/overviews/api.server';
import type { FieldFilter, RelatedFilter } from '#kernel/values/api-filter';
import type { FacetQuery } from '#kernel/values/facets';

type Asked = {
  selected: Record<string, number[]>;
  ranges: Record<string, { min?: number; max?: number }>;
  exclude: number[];
};

/** Adds what a filter asks to what was asked before it. False: the index can't answer it. */
type Take<Filter> = (asked: Asked, filter: Filter, known: IndexedPart) => boolean;

const own = (names: Record<string, string> | undefined, name: string): string | undefined =>
  names && Object.hasOwn(names, name) ? names[name] : undefined;

/** Any of some options. Two such choices in one column narrow each other, which it can't say. */
const choose = ({ selected }: Asked, column: string | undefined, ids: number[]): boolean => {
  if (column === undefined || selected[column]) return false;
  selected[column] = ids;
  return true;
};

const rangeOf = (operator: FieldFilter['operator'], value: number) => {
  if (operator === '=') return { min: value, max: value };
  if (operator === '<' || operator === '<=') return { max: operator === '<' ? value - 1 : value };
  if (operator === '>' || operator === '>=') return { min: operator === '>' ? value + 1 : value };
  return undefined;
};

const limit = ({ ranges }: Asked, column: string, { operator, value }: FieldFilter): boolean => {
  const range = rangeOf(operator, Number(value));
  if (!range) return false;
  const { min = -Infinity, max = Infinity } = ranges[column] ?? {};
  ranges[column] = {
    min: Math.max(min, range.min ?? -Infinity),
    max: Math.min(max, range.max ?? Infinity),
  };
  return true;
};

const takeField: Take<FieldFilter> = (asked, filter, known) => {
  const { column, operator, value } = filter;
  if (value === null) return false;
  if (column === 'id' && operator === '<>') return asked.exclude.push(Number(value)) > 0;
  // Nothing else is in the index.
  if (column === 'state') return operator === '=' && value === 'Online';
  const numbers = own(known.numbers, column);
  if (numbers) return limit(asked, numbers, filter);
  if (operator !== '=' && operator !== 'in') return false;
  return choose(asked, own(known.options, column), [value].flat().map(Number));
};

const takeRelated: Take<RelatedFilter> = (asked, { module, linked_ids: ids, match_all }, known) =>
  !(match_all && ids.length > 1) && choose(asked, own(known.links, module), ids);

/**
 * A list as the index in memory is asked for it, by filters that were found right; undefined when
 * it doesn't know a column or an order.
 */
export const indexedQuery = (
  known: IndexedPart,
  { filters, seq, isDescending }: ApiSearch,
): Omit<FacetQuery, 'limit'> | undefined => {
  const order = own(known.orders, seq);
  const isMade = seq === 'seq' || seq === 'id';
  if (isDescending || !(isMade || order)) return undefined;
  const asked: Asked = { selected: {}, ranges: {}, exclude: [] };
  const taken = filters.every((filter) =>
    filter.filter_type === 'FieldFilter'
      ? takeField(asked, filter, known)
      : takeRelated(asked, filter, known),
  );
  return taken ? { ...asked, order, columns: [] } : undefined;
};
