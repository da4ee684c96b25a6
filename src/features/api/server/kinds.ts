import type { PgColumn } from 'drizzle-orm/pg-core';
import type { kindNames } from '#kernel/messages/nl-api';
import type { Operator } from '#kernel/values/api-filter';
import type { Scalar } from '#kernel/values/api-filter-value';

/** What a column holds, as far as comparing goes. */
export type Kind = keyof typeof kindNames;

const kinds: Record<string, Kind> = {
  PgSerial: 'integer',
  PgInteger: 'integer',
  PgDoublePrecision: 'number',
  PgReal: 'number',
  PgText: 'text',
  PgBoolean: 'truth',
  PgTimestamp: 'moment',
  PgDateString: 'day',
  PgJsonb: 'list',
};

/** Throws for a type of column that no list can be filtered by. */
export const kindOf = (column: PgColumn): Kind => {
  const kind = kinds[column.columnType];
  if (!kind) throw new Error(`The API can't tell a column of type ${column.columnType}`);
  return kind;
};

const ordered: readonly Operator[] = ['=', '<>', '<', '<=', '>', '>=', 'in'];

export const operatorsOf: Record<Kind, readonly Operator[]> = {
  integer: ordered,
  number: ordered,
  moment: ordered,
  day: ordered,
  text: [...ordered, 'like'],
  truth: ['=', '<>', 'in'],
  list: ['=', '<>', 'in'],
};

/** PostgreSQL's name of the type that a value is sent as. */
export const castOf: Record<Kind, string> = {
  integer: 'int4',
  number: 'float8',
  text: 'text',
  truth: 'bool',
  moment: 'timestamptz',
  day: 'date',
  list: 'text',
};

const LARGEST = 2 ** 31 - 1;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

const asNumber = (value: Scalar, form: RegExp): number | undefined => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && form.test(value) ? Number(value) : undefined;
};

const asInteger = (value: Scalar): number | undefined => {
  const number = asNumber(value, /^-?\d{1,10}$/);
  const fits = number !== undefined && Number.isInteger(number) && Math.abs(number) <= LARGEST;
  return fits ? number : undefined;
};

const asDay = (value: Scalar): string | undefined => {
  if (typeof value !== 'string' || !DAY.test(value) || value < '0001') return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  // The thirtieth of February would be read as a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined;
};

const asMoment = (value: Scalar): string | undefined => {
  if (typeof value !== 'string' || !MOMENT.test(value) || value < '0001') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
};

/** In words, as PostgreSQL reads them. */
const asTruth = (value: Scalar): string | undefined =>
  ['true', 'false'].find((word) => word === String(value));

const asText = (value: Scalar): string | undefined => (value === null ? undefined : String(value));

/** Reads a value as a column's kind wants it; undefined: it is none. */
export const valueReaders: Record<Kind, (value: Scalar) => string | number | undefined> = {
  integer: asInteger,
  number: (value) => asNumber(value, /^-?\d{1,15}(\.\d{1,15})?$/),
  text: asText,
  truth: asTruth,
  moment: asMoment,
  day: asDay,
  list: asText,
};
