import type { Params } from '#features/pages/api.server';
import type { Entity } from '#kernel/define/entity';
import { paging, search as searchLimits } from '#kernel/limits';
import { readWholeNumber } from '#kernel/values/whole-number';
import { field } from '#kernel/wire';

/** What a visitor asks of a section: read from an address or a posted form. */
export type SectionQuery = {
  selected: Record<string, number[]>;
  /** In the column's own units (cents). */
  ranges: Record<string, { min?: number; max?: number }>;
  search: string;
  /** Ids of rows that bear the number that was typed as `search`. */
  numbered?: readonly number[];
  /** By row how far it is, the nearest first, when what is near somewhere was asked for. */
  away?: ReadonlyMap<number, number>;
  /** undefined: the section's own order. */
  order?: string;
  page: number;
  limit: number;
  /** Undefined: follows from the page. */
  start?: number;
};

const first = (params: Params, name: string) => params[name]?.[0];

/** '12,50' or '12.50' → 12.5; anything else: undefined. */
const amount = (text: string | undefined): number | undefined => {
  if (!text || !/^\s*\d{1,9}([.,]\d{1,2})?\s*$/.test(text)) return undefined;
  return Number(text.replace(',', '.'));
};

/** The words that a section or a search box is asked for, cut to a sane length. */
export const readSearch = (params: Params): string =>
  (first(params, field.search) ?? '').trim().slice(0, searchLimits.maxQueryLength);

/** Which of a visitor's choices a section obeys. */
type Obeys = { filters: boolean; search: boolean; sort: boolean };

/** Reads a section's filters, search, order and place. What makes no sense is left out. */
export const readQuery = (
  params: Params,
  section: { id: number | string; limit: number; obeys: Obeys },
  entity: Entity,
): SectionQuery => {
  const { id, obeys } = section;
  const query: SectionQuery = {
    selected: {},
    ranges: {},
    search: '',
    page: 1,
    limit: section.limit,
  };
  if (obeys.filters) for (const column of entity.columns) readColumn(params, column, query);
  if (obeys.search) query.search = readSearch(params);
  const order = first(params, field.sort);
  if (obeys.sort && entity.orders.some((one) => one.name === order)) query.order = order;
  const limit = readWholeNumber(first(params, field.limit(id)));
  if (limit) query.limit = Math.min(limit, paging.maxLimit);
  query.page = Math.max(1, readWholeNumber(first(params, field.page(id))) ?? 1);
  query.start = readWholeNumber(first(params, field.start(id)));
  return query;
};

const readColumn = (
  params: Params,
  column: Entity['columns'][number],
  query: SectionQuery,
): void => {
  if (column.kind === 'options') {
    const values = params[field.filter(column.name)] ?? [];
    const ids = values.map(readWholeNumber).filter((id) => id !== undefined);
    if (ids.length > 0) query.selected[column.name] = [...new Set(ids)];
    return;
  }
  const scale = column.scale ?? 1;
  const min = amount(first(params, field.filterMin(column.name)));
  const max = amount(first(params, field.filterMax(column.name)));
  if (min === undefined && max === undefined) return;
  query.ranges[column.name] = {
    ...(min === undefined ? {} : { min: Math.round(min * scale) }),
    ...(max === undefined ? {} : { max: Math.round(max * scale) }),
  };
};
