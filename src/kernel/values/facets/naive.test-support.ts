import { fold } from './fold';
import type { FacetQuery, FacetResult, FacetRow } from './types';

/** The facet index's answers by plain filtering: what the tests compare with. */
type Rows = ReadonlyMap<number, FacetRow>;

const COLUMNS = ['colour', 'size'];

function has(row: FacetRow, column: string, chosen: readonly number[] = []): boolean {
  return chosen.length === 0 || chosen.some((option) => row.options?.[column]?.includes(option));
}

function inRanges(row: FacetRow, ranges: FacetQuery['ranges'] = {}): boolean {
  return Object.entries(ranges).every(([column, { min, max }]) => {
    if (min === undefined && max === undefined) return true;
    const value = row.numbers?.[column];
    return value !== undefined && value >= (min ?? value) && value <= (max ?? value);
  });
}

function matches(row: FacetRow, query: FacetQuery, without?: string): boolean {
  const chosen = Object.entries(query.selected ?? {});
  return (
    !query.exclude?.includes(row.id) &&
    inRanges(row, query.ranges) &&
    chosen.every(([column, options]) => column === without || has(row, column, options))
  );
}

function compare(a: FacetRow, b: FacetRow, order: string): number {
  const [left, right] = [a.sort?.[order], b.sort?.[order]];
  if (left === undefined || right === undefined) {
    return Number(left === undefined) - Number(right === undefined);
  }
  if (typeof left === 'number' && typeof right === 'number') {
    return order === 'dear' ? right - left : left - right;
  }
  const [one, other] = [fold(String(left)), fold(String(right))];
  return one < other ? -1 : Number(one > other);
}

export function naiveIds(rows: Rows, query: FacetQuery): number[] {
  return [...rows.values()]
    .filter((row) => matches(row, query))
    .sort((a, b) => (query.order ? compare(a, b, query.order) : 0) || a.id - b.id)
    .map((row) => row.id);
}

function countOptions(rows: Rows, query: FacetQuery, column: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows.values()) {
    if (!matches(row, query, column)) continue;
    for (const option of row.options?.[column] ?? []) {
      counts.set(option, (counts.get(option) ?? 0) + 1);
    }
  }
  return counts;
}

export function naiveQuery(rows: Rows, query: FacetQuery): FacetResult {
  const ids = naiveIds(rows, query);
  const start = query.start ?? 0;
  const counted = COLUMNS.map((column) => [column, countOptions(rows, query, column)] as const);
  const enabled = Object.fromEntries(
    counted.map(([column, counts]) => [column, [...counts.keys()].sort((a, b) => a - b)]),
  );
  const result: FacetResult = {
    total: ids.length,
    ids: ids.slice(start, start + query.limit),
    enabled,
  };
  return query.withCounts ? { ...result, counts: Object.fromEntries(counted) } : result;
}
