import type { Entity } from '#kernel/define/entity';
import { FILTER_PREFIX, field } from '#kernel/wire';
import { search as searchLimits } from '#kernel/limits';
import type { Params } from '#features/pages/api.server';

const PLACE = /^(page_|limit_|start_)/;
const START = /^start_/;

type Change = Record<string, string[] | undefined>;

/**
 * Of what was asked, that which an entity of the site knows: only this goes on in links, so that
 * nobody makes us write what he likes, or much of it.
 */
export const knownParams = (params: Params, entities: readonly Entity[]): Params => {
  const kept: Params = Object.create(null);
  const keep = (name: string, values: string[]) => {
    if (values.length > 0) kept[name] = values;
  };
  const all = (name: string, isRight: (value: string) => boolean) =>
    keep(name, (params[name] ?? []).filter(isRight));
  for (const { columns, orders } of entities) {
    for (const { name, kind } of columns) {
      if (kind === 'options') all(field.filter(name), (value) => /^\d{1,9}$/.test(value));
      else {
        all(field.filterMin(name), (value) => value.length <= 15);
        all(field.filterMax(name), (value) => value.length <= 15);
      }
    }
    if (kept[field.sort] === undefined) {
      all(field.sort, (value) => orders.some((order) => order.name === value));
    }
  }
  const words = params[field.search]?.[0]?.trim().slice(0, searchLimits.maxQueryLength);
  if (words) keep(field.search, [words]);
  for (const name of Object.keys(params)) if (PLACE.test(name)) keep(name, params[name] ?? []);
  return kept;
};

/** The page's address with some parameters changed; undefined takes one away. */
export const addressWith = (path: string, params: Params, change: Change): string => {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries({ ...params, ...change })) {
    if (START.test(name) || values === undefined) continue;
    for (const value of values) if (value !== '') query.append(name, value);
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
};

/** The address with other filters: paging begins anew. */
export const filteredAddress = (path: string, params: Params, change: Change): string =>
  addressWith(path, withoutPlace(params), change);

/** The address without any filter, search or place. */
export const resetAddress = (path: string, params: Params): string => {
  const sort = params[field.sort];
  return addressWith(path, {}, sort ? { [field.sort]: sort } : {});
};

const withoutPlace = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !PLACE.test(name)));

/** The parameter of a column, as checkbox groups (`filter_color[]`) send it. */
export const filterName = (column: string): string => `${FILTER_PREFIX}${column}`;
