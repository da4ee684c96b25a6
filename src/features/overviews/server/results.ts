import type { FixedFilter } from '#fields/filter/field';
import type { FacetQuery, FacetResult, RankedRows } from '#kernel/values/facets';
import { type Arranged, arrangedPlaces, arrangeRows, pageOf } from './arrangements';
import type { EntityIndex } from './entity-index';
import { nearestFirst } from './near';
import type { SectionQuery } from './query';

/** The results of a section's query and what refines need to know of them. */
export type Results = FacetResult & {
  start: number;
  page: number;
  pages: number;
  limit: number;
  /** The words as they were read, when a typing error in them was corrected. */
  corrected?: string;
  /** Words that were sought besides. */
  also: readonly string[];
};

/** What was searched for; `prefixLast`: the last word may still be unfinished. */
type Sought = {
  words: string;
  /** Ids that stand before what the words find. */
  first?: readonly number[];
  prefixLast?: boolean;
  exclude?: readonly number[];
};

/** Rows that a section may show at all, and that match the words searched for. */
export const findBase = (
  index: EntityIndex,
  fixed: FixedFilter,
  { words, first = [], prefixLast, exclude = [] }: Sought,
) => {
  const found = words === '' ? undefined : index.find(words, first, { limit: 0, prefixLast });
  const limited = Object.keys(fixed).length > 0 || exclude.length > 0;
  const read = { corrected: found?.corrected, also: found?.also ?? [] };
  if (!limited) return { rows: found, ...read };
  const bits = index.facets.select({ selected: knownColumns(index, fixed), exclude });
  if (found) bits.intersect(found.bits);
  const byId: RankedRows['page'] = (start, limit, within = bits) => {
    const { slots } = index.facets;
    const inOrder = within.toArray().sort((a, b) => slots.idAt(a) - slots.idAt(b));
    return inOrder.subarray(start, start + limit);
  };
  return { rows: { bits, page: found?.page ?? byId }, ...read };
};

const knownColumns = ({ optionColumns }: EntityIndex, fixed: FixedFilter): FixedFilter =>
  Object.fromEntries(Object.entries(fixed).filter(([column]) => optionColumns.includes(column)));

/** The order asked for; without one the nearest first, or what fits best the words, else the section's. */
const orderOf = (index: EntityIndex, query: SectionQuery, own: string): string | undefined => {
  if (query.order) return query.order;
  if (query.away || query.search !== '') return undefined;
  const { orders } = index.source.entity;
  return orders.some((one) => one.name === own) ? own : orders[0]?.name;
};

type Listed = { filter: FixedFilter; order: string; exclude?: number[]; arranged?: Arranged };

/**
 * The rows of the page in the order in which somebody arranged all of the list. What words find is arranged each time:
 * the same words can be written in endless ways, and none of them should be kept.
 */
const arrangedRows = (
  index: EntityIndex,
  rows: RankedRows | undefined,
  { filter, order, search }: { filter: FixedFilter; order: string | undefined; search: string },
  arranged: Arranged,
): RankedRows => {
  const places =
    search === ''
      ? arrangedPlaces(index, { filter, order }, arranged, () =>
          findBase(index, filter, { words: '', exclude: arranged.hidden }),
        )
      : arrangeRows(index, rows, order, arranged);
  const bits = rows?.bits ?? index.facets.select({});
  return { bits, page: (start, limit, within = bits) => pageOf(places, start, limit, within) };
};

/** How it is arranged. What is near somewhere stands by how far it is. */
const arrangedFor = ({ away }: SectionQuery, { arranged }: Listed): Arranged | undefined =>
  away ? undefined : arranged;

/** Whether a visitor chose nothing yet, so that many see the same results. */
export const isFirstSight = ({ selected, ranges, search, page, start }: SectionQuery): boolean =>
  search === '' &&
  page === 1 &&
  !start &&
  Object.keys(selected).length === 0 &&
  Object.keys(ranges).length === 0;

/**
 * Filters, counts and pages. A page beyond the last becomes the last. What is seen before anything
 * is chosen is worked out once, until the index changes.
 */
export const findResults = (
  index: EntityIndex,
  query: SectionQuery,
  section: Listed,
  withCounts: boolean,
): Results => {
  const work = () => workOut(index, query, section, withCounts);
  if (!isFirstSight(query) || section.exclude?.length) return work();
  const { order, limit, start } = query;
  // Its usual order, chosen by name, isn't the arranged one.
  const sorted = section.arranged ? ['arranged', section.arranged.print, order ?? null] : [];
  const asked = [...[section.filter, order ?? section.order, limit, start, withCounts], ...sorted];
  return index.remember(`first ${JSON.stringify(asked)}`, work);
};

/**
 * The columns whose options are counted: of those that the site added only what the section's rows have something
 * of. What articles of another department say of themselves costs a list nothing.
 */
const columnsIn = (index: EntityIndex, section: Listed, query: SectionQuery): readonly string[] => {
  const added = new Set(index.addedColumns.map(({ name }) => name));
  if (added.size === 0) return index.optionColumns;
  const { enabled } = findUniverse(index, section, query);
  return index.optionColumns.filter(
    (name) => !added.has(name) || (enabled[name] ?? []).length > 0 || query.selected[name],
  );
};

const workOut = (
  index: EntityIndex,
  query: SectionQuery,
  section: Listed,
  withCounts: boolean,
): Results => {
  const arranged = arrangedFor(query, section);
  const base = findBase(index, section.filter, {
    words: query.search,
    first: query.numbered,
    exclude: [...(section.exclude ?? []), ...(arranged?.hidden ?? [])],
  });
  const order = orderOf(index, query, section.order);
  const isArranged = arranged !== undefined && query.order === undefined;
  const textOf = (): RankedRows | undefined => {
    if (query.away) return nearestFirst(index, query.away, base.rows);
    if (!isArranged) return base.rows;
    const list = { filter: section.filter, order, search: query.search };
    return arrangedRows(index, base.rows, list, arranged);
  };
  const asked = {
    selected: query.selected,
    ranges: query.ranges,
    text: textOf(),
    order: isArranged ? undefined : order,
    limit: query.limit,
    columns: columnsIn(index, section, query),
    withCounts,
  };
  const start = query.start ?? (query.page - 1) * query.limit;
  const result = index.facets.query({ ...asked, start });
  const pages = Math.max(1, Math.ceil(result.total / query.limit));
  const page = Math.min(Math.floor(start / query.limit) + 1, pages);
  const place = { page, pages, limit: query.limit, corrected: base.corrected, also: base.also };
  if (start < result.total || query.start !== undefined || start === 0) {
    return { ...result, ...place, start };
  }
  const last = (pages - 1) * query.limit;
  return { ...index.facets.query({ ...asked, start: last }), ...place, page: pages, start: last };
};

/** By column the options that a section's rows have when nothing is chosen. */
export const findUniverse = (
  index: EntityIndex,
  section: { filter: FixedFilter; exclude?: number[] },
  { search, numbered }: Pick<SectionQuery, 'search' | 'numbered'>,
): {
  enabled: Record<string, number[]>;
  bounds: (column: string) => { min: number; max: number } | undefined;
} => {
  const { filter, exclude } = section;
  return index.remember(`universe ${JSON.stringify([filter, exclude, search, numbered])}`, () => {
    const text = findBase(index, filter, { words: search, first: numbered, exclude }).rows;
    const { enabled } = index.facets.query({ text, limit: 0, columns: index.optionColumns });
    return { enabled, bounds: findBounds(index, text) };
  });
};

// By itself: made where the rows are known, the function would keep them as long as it is kept.
const findBounds = (index: EntityIndex, text: FacetQuery['text']) => {
  const numbers = index.entity.columns.filter(({ kind }) => kind === 'number');
  const bounds = numbers.map(
    ({ name }) => [name, index.facets.findBounds(name, { text })] as const,
  );
  return boundsOf(new Map(bounds));
};

type Bounds = { min: number; max: number } | undefined;

const boundsOf =
  (bounds: ReadonlyMap<string, Bounds>) =>
  (column: string): Bounds =>
    bounds.get(column);
