/** The filters of the API's lists, as they travel: `filter[]={"filter_type":"FieldFilter",…}`. */
import { type FilterValue, readValue } from './api-filter-value';

export const operators = ['=', '<>', '<', '<=', '>', '>=', 'like', 'in'] as const;
export type Operator = (typeof operators)[number];

/** Compares one column of the rows (S7.4/3). */
export type FieldFilter = {
  filter_type: 'FieldFilter';
  column: string;
  operator: Operator;
  value: FilterValue;
};

/** A field filter as pages send it, in its short form (S7.4/3). */
export type ShortFilter = {
  filter_type: 'FieldFilter';
  c: string;
  v: FilterValue;
  o: Operator;
};

/** Rows that hang together with items of another module (S7.6/1). */
export type RelatedFilter = {
  filter_type: 'RelatedFilter';
  linked_ids: number[];
  /** The entity that the ids are of, e.g. `Location`. */
  module: string;
  /** The entity that is asked for; it may be left out. */
  module_link?: string;
  /** True: linked with all of them; false: with at least one. */
  match_all: boolean;
};

export type ApiFilter = FieldFilter | RelatedFilter;

/** What one request may ask. */
export const filterLimits = { filters: 20, ids: 500, text: 200 } as const;

/** What is wrong, by the place where it stands: `filter[2].column`. */
export type Problems = Record<string, string>;

type Given = Record<string, unknown>;

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some text of a caller, short enough to be told back. */
export const quoted = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return `'${text.length > 60 ? `${text.slice(0, 60)}…` : text}'`;
};

const NAME = /^[A-Za-z][\w-]{0,59}$/;
const LARGEST_ID = 2 ** 31 - 1;

const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID;

const asIds = (value: unknown): number[] | undefined => {
  const list = Array.isArray(value) ? value : [value];
  if (list.length > filterLimits.ids) return undefined;
  const ids = list.map((one) => {
    const isNumber = typeof one === 'number' || (typeof one === 'string' && /^\d{1,10}$/.test(one));
    return isNumber ? Number(one) : Number.NaN;
  });
  return ids.length > 0 && ids.every(isId) ? ids : undefined;
};

const readName = (value: unknown, place: string, problems: Problems): string => {
  if (typeof value === 'string' && NAME.test(value)) return value;
  problems[place] = value === undefined ? 'Dit ontbreekt.' : `${quoted(value)} is geen naam.`;
  return '';
};

const readOperator = (given: Given, place: string, problems: Problems): Operator => {
  const asked = given.operator ?? given.o ?? '=';
  const operator = operators.find((one) => one === asked);
  if (operator) return operator;
  problems[place] = `Onbekende vergelijking ${quoted(asked)}. Kies uit ${operators.join(' ')}.`;
  return '=';
};

const readField = (given: Given, place: string, problems: Problems): FieldFilter => {
  const column = readName(given.column ?? given.c, `${place}.column`, problems);
  const operator = readOperator(given, `${place}.operator`, problems);
  const result = readValue('value' in given ? given.value : given.v, operator, filterLimits);
  if (result.problem !== undefined) problems[`${place}.value`] = result.problem;
  return { filter_type: 'FieldFilter', column, operator, value: result.value };
};

const readRelated = (given: Given, place: string, problems: Problems): RelatedFilter => {
  const ids = asIds(given.linked_ids);
  if (!ids)
    problems[`${place}.linked_ids`] = `Dit is een lijst van 1 tot ${filterLimits.ids} nummers.`;
  const matchAll = given.match_all ?? false;
  if (typeof matchAll !== 'boolean') problems[`${place}.match_all`] = 'Dit is true of false.';
  const link = given.module_link;
  return {
    filter_type: 'RelatedFilter',
    linked_ids: [...new Set(ids)],
    module: readName(given.module, `${place}.module`, problems),
    ...(link !== undefined && { module_link: readName(link, `${place}.module_link`, problems) }),
    match_all: matchAll === true,
  };
};

const readFilter = (given: unknown, place: string, problems: Problems): ApiFilter | undefined => {
  if (!isObject(given)) {
    problems[place] = 'Een filter is een object met filter_type.';
    return undefined;
  }
  const type = given.filter_type ?? ('linked_ids' in given ? 'RelatedFilter' : 'FieldFilter');
  if (type === 'FieldFilter') return readField(given, place, problems);
  if (type === 'RelatedFilter') return readRelated(given, place, problems);
  problems[`${place}.filter_type`] = `Onbekend filter ${quoted(type)}.`;
  return undefined;
};

const parse = (text: string): unknown[] | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return undefined;
  }
};

/**
 * Reads filters: each text is the JSON of one, or of a list of them; empty texts say nothing. What
 * can't be read is told in `problems`; then the filters must not be used.
 */
export const readFilters = (
  texts: readonly string[],
): { filters: ApiFilter[]; problems: Problems } => {
  const problems: Problems = {};
  const given: unknown[] = [];
  for (const text of texts.filter((one) => one.trim() !== '')) {
    const parsed = parse(text);
    if (!parsed)
      return { filters: [], problems: { [`filter[${given.length}]`]: 'Dit is geen JSON.' } };
    given.push(...parsed);
    if (given.length > filterLimits.filters) {
      return { filters: [], problems: { filter: `Hoogstens ${filterLimits.filters} filters.` } };
    }
  }
  const read = given.map((one, index) => readFilter(one, `filter[${index}]`, problems));
  return { filters: read.filter((one) => one !== undefined), problems };
};

/** The query parameters that carry filters (S7.9/3). */
export const writeFilters = (
  filters: readonly (ApiFilter | ShortFilter)[],
): [name: string, value: string][] => filters.map((filter) => ['filter[]', JSON.stringify(filter)]);
