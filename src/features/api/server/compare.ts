import { type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import type { ApiLink } from '#features/overviews/api.server';
import { apiTexts, kindNames } from '#kernel/messages/nl-api';
import {
  type ApiFilter,
  type FieldFilter,
  type Operator,
  type Problems,
  quoted,
  type RelatedFilter,
} from '#kernel/values/api-filter';
import { addedCondition, readAdded } from './added';
import type { Exposed } from './exposed';
import { castOf, type Kind, kindOf, operatorsOf, valueReaders } from './kinds';

type Value = string | number;

const compareAs = (column: PgColumn, operator: Operator, value: Value, kind: Kind): SQL => {
  const typed = sql`${value}::${sql.raw(castOf[kind])}`;
  if (operator === '<>') return sql`${column} is distinct from ${typed}`;
  // Without an escape character no pattern can be broken.
  if (operator === 'like') return sql`${column} ilike ${typed} escape ''`;
  return sql`${column} ${sql.raw(operator)} ${typed}`;
};

const isAnyOf = (column: PgColumn, values: Value[], kind: Kind): SQL => {
  const list = sql`${sql.param(values)}::${sql.raw(castOf[kind])}[]`;
  return kind === 'list' ? sql`${column} ?| ${list}` : sql`${column} = any(${list})`;
};

const isNull = (column: PgColumn, operator: Operator): SQL =>
  operator === '=' ? sql`${column} is null` : sql`${column} is not null`;

const compare = (column: PgColumn, operator: Operator, values: Value[]): SQL => {
  const kind = kindOf(column);
  if (operator === 'in') return isAnyOf(column, values, kind);
  const [value] = values as [Value];
  if (kind !== 'list') return compareAs(column, operator, value, kind);
  const holds = isAnyOf(column, values, kind);
  return operator === '=' ? holds : sql`${holds} is not true`;
};

const fieldCondition = (
  { columns, part, index }: Exposed,
  filter: FieldFilter,
  place: string,
  problems: Problems,
): SQL | undefined => {
  if (index?.addedColumns.some(({ name }) => name === filter.column)) {
    const added = readAdded(index, filter, place, problems);
    return added && addedCondition(sql`${part.id}`, index, added);
  }
  const column = Object.hasOwn(columns, filter.column) ? columns[filter.column] : undefined;
  if (!column) {
    const added = index?.addedColumns.map(({ name }) => name) ?? [];
    const known = [...Object.keys(columns), ...added].join(', ');
    // One that is missing, or is no name, was told of when it was read.
    const told = problems[`${place}.column`];
    problems[`${place}.column`] = told
      ? apiTexts.andKnown(told, known)
      : apiTexts.unknownColumn(quoted(filter.column), known);
    return undefined;
  }
  const { operator, value } = filter;
  const kind = kindOf(column);
  if (!operatorsOf[kind].includes(operator)) {
    problems[`${place}.operator`] = apiTexts.wrongOperator(operator, kindNames[kind]);
    return undefined;
  }
  if (value === null) return isNull(column, operator);
  const values = [value].flat().map(valueReaders[kind]);
  if (values.includes(undefined)) {
    problems[`${place}.value`] = apiTexts.wrongValue(quoted(value), kindNames[kind]);
    return undefined;
  }
  return compare(column, operator, values as Value[]);
};

const linked = (
  { part }: Exposed,
  link: ApiLink,
  { linked_ids: ids, match_all }: RelatedFilter,
): SQL => {
  const wanted = sql`${sql.param(ids)}::int4[]`;
  const { own, item, when = sql`true` } = link instanceof PgColumn ? { item: link } : link;
  if (!own) {
    // One column holds one item, so it can't be linked with two.
    return match_all && ids.length > 1 ? sql`false` : sql`(${item} = any(${wanted}) and ${when})`;
  }
  // Asked once, not once a row: through the pairs' index, however many rows there are.
  const enough = match_all
    ? sql`group by ${own} having count(distinct ${item}) >= ${ids.length}::int4`
    : sql``;
  return sql`${part.id} in (select ${own} from ${own.table}
    where ${item} = any(${wanted}) and ${when} ${enough})`;
};

const relatedCondition = (
  exposed: Exposed,
  filter: RelatedFilter,
  place: string,
  problems: Problems,
): SQL | undefined => {
  const { name } = exposed.entity;
  const links = exposed.part.links ?? {};
  if (filter.module_link !== undefined && filter.module_link !== name) {
    problems[`${place}.module_link`] = apiTexts.wrongLink(quoted(filter.module_link), name);
  }
  const link = Object.hasOwn(links, filter.module) ? links[filter.module] : undefined;
  if (link) return linked(exposed, link, filter);
  const known = Object.keys(links).join(', ');
  problems[`${place}.module`] ??= apiTexts.unknownModule(quoted(filter.module), known);
  return undefined;
};

/** Filters as SQL conditions; what doesn't fit the entity is told in `problems`. */
export const conditionsOf = (
  exposed: Exposed,
  filters: readonly ApiFilter[],
  problems: Problems,
): SQL[] =>
  filters.flatMap((filter, index) => {
    const place = `filter[${index}]`;
    const condition =
      filter.filter_type === 'FieldFilter'
        ? fieldCondition(exposed, filter, place, problems)
        : relatedCondition(exposed, filter, place, problems);
    return condition ?? [];
  });
