import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ToldEntity } from '#features/office/contract';

/** How many rows a page of a list has. */
export const PAGE = 50;

/** What a list shows, as its address says. */
export type ListQuery = {
  search: string;
  sort: string;
  page: number;
  columns: readonly string[];
  filters: Readonly<Record<string, string>>;
};

const FILTER = 'f.';

/** Reads a list's address. */
const readQuery = (text: string, entity: ToldEntity): ListQuery => {
  const params = new URLSearchParams(text);
  const known = new Set(entity.fields.map(({ name }) => name));
  const columns = (params.get('columns') ?? '').split(',').filter((name) => known.has(name));
  const filters = [...params]
    .filter(([name, value]) => name.startsWith(FILTER) && value !== '')
    .map(([name, value]) => [name.slice(FILTER.length), value]);
  return {
    search: params.get('q') ?? '',
    sort: params.get('sort') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    columns: columns.length > 0 ? columns : entity.columns,
    filters: Object.fromEntries(filters),
  };
};

/** Writes a list's address; what is usual isn't said. */
export const writeQuery = (query: ListQuery, entity: ToldEntity): string => {
  const params = new URLSearchParams();
  if (query.search) params.set('q', query.search);
  if (query.sort) params.set('sort', query.sort);
  for (const [name, value] of Object.entries(query.filters)) {
    if (value !== '') params.set(`${FILTER}${name}`, value);
  }
  if (query.columns.join() !== entity.columns.join()) params.set('columns', query.columns.join());
  if (query.page > 1) params.set('page', String(query.page));
  return params.toString();
};

/** The parameters with which the server is asked for a page of a list. */
export const callQuery = (query: ListQuery): string => {
  const params = new URLSearchParams({
    columns: query.columns.join(),
    start: String((query.page - 1) * PAGE),
    limit: String(PAGE),
  });
  if (query.search) params.set('q', query.search);
  if (query.sort) params.set('sort', query.sort);
  for (const [name, value] of Object.entries(query.filters)) params.set(`${FILTER}${name}`, value);
  return params.toString();
};

/** The parameters of all rows of a list, whichever page is shown. */
export const listedQuery = ({ search, sort, filters }: ListQuery): string => {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (sort) params.set('sort', sort);
  for (const [name, value] of Object.entries(filters)) params.set(`${FILTER}${name}`, value);
  return params.toString();
};

/** A list's address, and how to change it; a change of what is listed leads to the first page. */
export const useListQuery = (entity: ToldEntity) => {
  const text = useSearch();
  const [, go] = useLocation();
  const query = useMemo(() => readQuery(text, entity), [text, entity]);
  const change = (more: Partial<ListQuery>, { replace = false } = {}) => {
    const next = writeQuery({ ...query, page: 1, ...more }, entity);
    go(`/${entity.access}${next && `?${next}`}`, { replace });
  };
  return { query, change };
};
