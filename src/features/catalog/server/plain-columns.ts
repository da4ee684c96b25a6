import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { codecOf } from '#fields/codecs';
import {
  type EntityField,
  type FilterOption,
  type IndexRow,
  wireName,
} from '#kernel/define/entity';
import { productEntity } from '../entity';
import { plainProductFields } from '../fields';
import { products } from './tables';

type Values = Record<string, unknown>;

const columns = getTableColumns(products) as Record<string, PgColumn>;

/** The plain columns of product `p` as JSON, by their fields' names. */
export const plainColumns: SQL = sql`json_build_object(${sql.join(
  plainProductFields.flatMap(({ name }) => {
    const column = columns[name];
    return column ? [sql`${sql.raw(`'${name}', p.`)}${sql.identifier(column.name)}`] : [];
  }),
  sql`, `,
)})`;

const filters = plainProductFields.filter((field) =>
  productEntity.columns.some(({ name }) => name === wireName(field)),
);

const numbersOf = ({ numbers = {} }: EntityField, value: unknown): number[] =>
  [value].flat().flatMap((one) => numbers[String(one)] ?? []);

/** What the index keeps of a product's plain columns: by which it is filtered, and what is searched. */
export const indexPlain = (plain: Values): Pick<IndexRow, 'options' | 'texts'> => ({
  options: Object.fromEntries(
    filters.map((field) => [wireName(field), numbersOf(field, plain[field.name])]),
  ),
  texts: plainProductFields.flatMap((field) => {
    const { weight, name } = field;
    const { empty, tell } = codecOf(field);
    const value = plain[name];
    const isEmpty = value === empty || (Array.isArray(value) && value.length === 0);
    return weight === undefined || isEmpty ? [] : [{ text: tell(value, field), weight }];
  }),
});

/** The choices of the filters that plain columns are. */
export const plainOptions = (): Record<string, FilterOption[]> =>
  Object.fromEntries(
    filters.map((field) => [
      wireName(field),
      (field.options ?? []).map(({ value, label }, sort) => ({
        ...{ id: field.numbers?.[value] ?? 0, label, sort },
      })),
    ]),
  );

/** Told where one orders, and so not among the facts. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set(['deliveryNote']);

/** What a product's page tells of its plain columns: label and value. */
export const plainFacts = (product: Values): [label: string, value: string][] =>
  plainProductFields.flatMap((field): [string, string][] => {
    if (TOLD_ELSEWHERE.has(field.name)) return [];
    const { empty, tell } = codecOf(field);
    const value = product[field.name];
    const isEmpty = value === empty || (Array.isArray(value) && value.length === 0);
    return isEmpty ? [] : [[field.label, tell(value, field)]];
  });
