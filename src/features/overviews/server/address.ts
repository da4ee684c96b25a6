import type { Params } from '#features/pages/api.server';
import { search as searchLimits } from '#kernel/limits';
import { FILTER_PREFIX, field } from '#kernel/wire';
import type { EntityIndex } from './entity-index';

const PLACE = /^(page_|limit_|start_)/;
const START = /^start_/;

type Change = Record<string, string[] | undefined>;

const LONGEST_NUMBER = 15;

/** The options chosen in a column, as far as they are there; of those that aren't, one at most. */
const knownIds = (values: readonly string[], column: string, indexes: readonly EntityIndex[]) => {
  if (values.length === 0) return values;
  const isThere = (value: string) =>
    indexes.some((index) => index.findOption(column, Number(value)) !== undefined);
  const numbers = values.filter((value) => /^\d{1,9}$/.test(value));
  const known = numbers.filter((value) => isThere(value));
  return known.length > 0 ? known : numbers.slice(0, 1);
};

/**
 * Of what was asked, that which an entity of the site knows: only this goes on in links, so that
 * nobody makes us write what he likes, or much of it.
 */
export const knownParams = (params: Params, indexes: readonly EntityIndex[]): Params => {
  const kept: Params = Object.create(null);
  if (Object.keys(params).length === 0) return kept;
  const keep = (name: string, values: readonly string[]) => {
    if (values.length > 0) kept[name] = [...values];
  };
  const keepShort = (name: string) =>
    keep(
      name,
      (params[name] ?? []).filter((value) => value.length <= LONGEST_NUMBER),
    );
  for (const { columns } of indexes.map((index) => index.entity)) {
    for (const { name, kind } of columns) {
      if (kind === 'number') [field.filterMin(name), field.filterMax(name)].forEach(keepShort);
      else keep(field.filter(name), knownIds(params[field.filter(name)] ?? [], name, indexes));
    }
  }
  const orders = indexes.flatMap((index) => index.source.entity.orders.map(({ name }) => name));
  keep(
    field.sort,
    (params[field.sort] ?? []).filter((value) => orders.includes(value)),
  );
  const words = params[field.search]?.[0]?.trim().slice(0, searchLimits.maxQueryLength);
  keep(field.search, words ? [words] : []);
  for (const name of Object.keys(params)) if (PLACE.test(name)) keep(name, params[name] ?? []);
  return kept;
};

/** What is written as it is. A page has many addresses, and most are of names and numbers alone. */
const PLAIN = /^[\w.*-]+$/;

const pairOf = (name: string, value: string): string =>
  PLAIN.test(name) && PLAIN.test(value)
    ? `${name}=${value}`
    : new URLSearchParams([[name, value]]).toString();

/** The page's address with some parameters changed; undefined takes one away. */
export const addressWith = (path: string, params: Params, change: Change): string => {
  const pairs: string[] = [];
  for (const [name, values] of Object.entries({ ...params, ...change })) {
    if (START.test(name) || values === undefined) continue;
    for (const value of values) if (value !== '') pairs.push(pairOf(name, value));
  }
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
};

/** The address with other filters: paging begins anew. */
export const filteredAddress = (path: string, params: Params, change: Change): string =>
  addressWith(path, withoutPlace(params), change);

/** The address without any filter or place, nor the words of a section that is searched by itself. */
export const resetAddress = (
  path: string,
  params: Params,
  { searchable }: { searchable: boolean },
): string =>
  addressWith(
    path,
    {},
    {
      [field.search]: searchable ? undefined : params[field.search],
      [field.sort]: params[field.sort],
    },
  );

const withoutPlace = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !PLACE.test(name)));

/** The parameter of a column, as checkbox groups (`filter_color[]`) send it. */
export const filterName = (column: string): string => `${FILTER_PREFIX}${column}`;
