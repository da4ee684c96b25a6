import { type SQL, sql } from 'drizzle-orm';
import type { ApiSearch, EntityIndex } from '#features/overviews/api.server';
import type { FilterColumn } from '#kernel/define/entity';
import { apiTexts, kindNames } from '#kernel/messages/nl-api';
import { type ApiFilter, type FieldFilter, type Problems, quoted } from '#kernel/values/api-filter';
import type { FacetQuery } from '#kernel/values/facets';
import { valueReaders } from './kinds';

type Index = Pick<EntityIndex, 'facets' | 'findOption' | 'options' | 'addedColumns'>;

/** A filter by a column that the site added, with its values as the index has them. */
type AddedFilter = { filter: FieldFilter; column: FilterColumn };

/** A choice by its number, or by what it is called. */
const readChoice = (index: Index, column: string, value: unknown): number | undefined => {
  if (typeof value === 'string') {
    const named = (index.options.get(column) ?? []).find(
      ({ label }) => label.toLowerCase() === value.trim().toLowerCase(),
    );
    if (named) return named.id;
  }
  const id = Number(value);
  return index.findOption(column, id) ? id : undefined;
};

const readValue = (index: Index, { name, kind, scale = 1 }: FilterColumn, value: unknown) => {
  if (kind === 'options') return readChoice(index, name, value);
  const number = valueReaders.number(value as never);
  return typeof number === 'number' ? Math.round(number * scale) : undefined;
};

/** Reads a filter by a column that the site added; undefined where it is none, or wrong: that is told. */
export const readAdded = (
  index: Index | undefined,
  filter: FieldFilter,
  place: string,
  problems: Problems,
): AddedFilter | undefined => {
  const column = index?.addedColumns.find(({ name }) => name === filter.column);
  if (!index || !column) return undefined;
  const { operator, value } = filter;
  const isChoice = column.kind === 'options';
  if (
    operator === 'like' ||
    (isChoice ? /[<>]=?$/.test(operator) && operator !== '<>' : operator === 'in')
  ) {
    problems[`${place}.operator`] = apiTexts.wrongOperator(
      operator,
      kindNames[isChoice ? 'list' : 'number'],
    );
    return undefined;
  }
  const values = [value].flat().map((one) => readValue(index, column, one));
  if (values.includes(undefined)) {
    const names = (index.options.get(column.name) ?? []).map(({ label }) => label).join(', ');
    problems[`${place}.value`] = isChoice
      ? apiTexts.unknownChoice(quoted(value), names)
      : apiTexts.wrongValue(quoted(value), kindNames.number);
    return undefined;
  }
  const read = values as number[];
  return { column, filter: { ...filter, value: operator === 'in' ? read : (read[0] ?? null) } };
};

const queryOf = ({ column, filter }: AddedFilter): Pick<FacetQuery, 'selected' | 'ranges'> => {
  const values = [filter.value].flat().map(Number);
  if (column.kind === 'options') return { selected: { [column.name]: values } };
  const [value = 0] = values;
  const { operator } = filter;
  if (operator === '<' || operator === '<=') {
    return { ranges: { [column.name]: { max: operator === '<' ? value - 1 : value } } };
  }
  if (operator === '>' || operator === '>=') {
    return { ranges: { [column.name]: { min: operator === '>' ? value + 1 : value } } };
  }
  return { ranges: { [column.name]: { min: value, max: value } } };
};

/** Such a filter for the database, which knows no such column: the rows that the index has. */
export const addedCondition = (id: SQL, { facets }: Index, added: AddedFilter): SQL => {
  const rows = facets.select(queryOf(added)).toArray();
  const ids = Array.from(rows, (slot) => facets.slots.idAt(slot));
  const isOne = sql`${id} = any(${sql.param(ids)}::int4[])`;
  return added.filter.operator === '<>' ? sql`not (${isOne})` : isOne;
};

/** Filters as the index takes them: of columns that the site added by its own numbers. */
export const asIndexed = (index: Index, { filters }: Pick<ApiSearch, 'filters'>): ApiFilter[] =>
  filters.map((filter) =>
    filter.filter_type === 'FieldFilter'
      ? (readAdded(index, filter, '', {})?.filter ?? filter)
      : filter,
  );
