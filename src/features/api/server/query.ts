import { asc, desc, type SQL } from 'drizzle-orm';
import type { ApiSearch } from '#features/overviews/api.server';
import { badRequest } from '#kernel/errors';
import { api } from '#kernel/limits-api';
import { apiTexts } from '#kernel/messages/nl-api';
import { type Problems, quoted, readFilters } from '#kernel/values/api-filter';
import { readWholeNumber } from '#kernel/values/whole-number';
import { one, type Params } from '#platform/http/params';
import { conditionsOf } from './compare';
import type { Exposed } from './exposed';
import { kindOf } from './kinds';

/** What a list is asked for, in words and as SQL. */
export type ListQuery = {
  asked: ApiSearch;
  conditions: SQL[];
  order: SQL;
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
const readOrder = ({ columns, part }: Exposed, params: Params, problems: Problems) => {
  const seq = one(params, 'seq') || 'seq';
  const direction = (one(params, 'order') || 'asc').toLowerCase();
  if (direction !== 'asc' && direction !== 'desc') problems.order = apiTexts.order;
  const column = seq === 'seq' ? part.id : Object.hasOwn(columns, seq) && columns[seq];
  if (!column) {
    problems.seq = apiTexts.unknownColumn(quoted(seq), Object.keys(columns).join(', '));
  } else if (kindOf(column) === 'list') problems.seq = apiTexts.unsortable;
  const isDescending = direction === 'desc';
  return { seq, isDescending, order: (isDescending ? desc : asc)(column || part.id) };
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
  const { order, ...sorted } = readOrder(exposed, params, problems);
  const asked = {
    text: one(params, 'zipcode') ?? '',
    filters,
    ...sorted,
    limit: readNumber(params, 'limit', [1, api.maxLimit, api.limit], problems),
    start: readNumber(params, 'start', [0, api.maxStart, 0], problems),
  };
  refuse(problems);
  return { asked, conditions, order, near: readNear(exposed, params) };
};
