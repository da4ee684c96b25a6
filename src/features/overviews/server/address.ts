import { FILTER_PREFIX, field } from '#kernel/wire';
import type { Params } from '#features/pages/api.server';

const KEPT = /^(filter_|search$|sort$|page_|limit_)/;
const PLACE = /^(page_|limit_|start_)/;

type Change = Record<string, string[] | undefined>;

/** The page's address with some parameters changed; undefined takes one away. */
export const addressWith = (path: string, params: Params, change: Change): string => {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries({ ...params, ...change })) {
    if (!KEPT.test(name) || values === undefined) continue;
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
