import { asc, desc, type SQL } from 'drizzle-orm';
import { badRequest } from '#kernel/errors';
import { api } from '#kernel/limits-api';
import { apiTexts } from '#kernel/messages/nl-api';
import { type ApiFilter, type Problems, quoted, readFilters } from '#kernel/values/api-filter';
import { readWholeNumber } from '#kernel/values/whole-number';
import { one, type Params } from '#platform/http/params';
import { conditionsOf } from './compare';
import type { Exposed } from './exposed';
import { kindOf } from './kinds';

export type Direction = 'asc' | 'desc';

/** What a list is asked for; `filters` and `seq` say in words what is there as SQL too. */
export type ListQuery = {
  filters: ApiFilter[];
  conditions: SQL[];
  seq: string;
  direction: Direction;
  order: SQL;
  limit: number;
  start: number;
  /** Digits of a postcode: the nearest first. */
  near?: string;
};

const readNumber = (
  params: Params,
  name: string,
  [least, most, usual]: [number, number, number],
  problems: Problems,
): number => {
  const text = one(params, name);
  if (text === undefined || text === '') return usual;
  const number = readWholeNumber(text);
  if (number !== undefined && number >= least && number <= most) return number;
  problems[name] = apiTexts.wholeNumber(least, most);
  return usual;
};

/** `seq=seq` asks for the order in which the rows were made. */
const readOrder = (
  { columns, part }: Exposed,
  params: Params,
  problems: Problems,
): Pick<ListQuery, 'seq' | 'direction' | 'order'> => {
  const name = one(params, 'seq') || 'seq';
  const asked = (one(params, 'order') || 'asc').toLowerCase();
  const direction = asked === 'desc' ? 'desc' : 'asc';
  if (asked !== direction) problems.order = apiTexts.order;
  const column = name === 'seq' ? part.id : Object.hasOwn(columns, name) && columns[name];
  if (!column) {
    problems.seq = apiTexts.unknownColumn(quoted(name), Object.keys(columns).join(', '));
  } else if (kindOf(column) === 'list') problems.seq = apiTexts.unsortable;
  return { seq: name, direction, order: (direction === 'desc' ? desc : asc)(column || part.id) };
};

const readNear = ({ part }: Exposed, params: Params): string | undefined =>
  part.near && /(?<!\d)[1-9]\d{3}(?!\d)/.exec(one(params, 'zipcode') ?? '')?.[0];

/** Throws a 400 that says what is wrong, and where. */
const refuse = (problems: Problems): void => {
  const [first] = Object.entries(problems);
  if (first) throw badRequest(apiTexts.badRequest(first.join(': ')), problems);
};

/** `filter[0][c]=id` is no filter of ours; a list that passed over it would be one of everything. */
const checkNames = (params: Params, problems: Problems): void => {
  for (const name of Object.keys(params)) {
    if (/^filters?\[/.test(name)) problems[name.slice(0, 60)] = apiTexts.filterName;
  }
};

/** Reads `filter[]`, `limit`, `start`, `seq`, `order` and `zipcode`. Throws a 400. */
export const readListQuery = (exposed: Exposed, params: Params): ListQuery => {
  const { filters, problems } = readFilters([...(params.filter ?? []), ...(params.filters ?? [])]);
  checkNames(params, problems);
  const conditions = conditionsOf(exposed, filters, problems);
  const query = {
    filters,
    conditions,
    ...readOrder(exposed, params, problems),
    limit: readNumber(params, 'limit', [1, api.maxLimit, api.limit], problems),
    start: readNumber(params, 'start', [0, api.maxStart, 0], problems),
    near: readNear(exposed, params),
  };
  refuse(problems);
  return query;
};
