import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, SelectedFields } from 'drizzle-orm/pg-core';
import { traitsOf } from '#fields/traits';
import { type EntityField, wireName } from '#kernel/define/entity';
import type { Db } from '#platform/db/types';
import { byIds, readFields, readRows } from './rows';
import { columnOf, type StoredEntity, type StoredRow, type StoredTable } from './stored';

/** What a list of rows is asked for, by the fields' names on the wire. */
export type ListAsked = {
  /** Words that must all stand in one of the texts, or a row's number. */
  search?: string;
  /** The values of which a row has one; of numbers and moments `from..until`, both ends optional. */
  filters?: Readonly<Record<string, readonly string[]>>;
  /** A field, with `-` before it from the last to the first; left out: what was made last comes first. */
  sort?: string;
  start: number;
  limit: number;
  /** Which rows there are for whoever asks; left out: all. */
  only?: SQL;
  /** The fields to read; left out: all, with what lies in other tables. */
  fields?: readonly string[];
};

export type Listed = { rows: StoredRow[]; total: number };

/** Whether a field lies in a column of the table itself. */
const isColumn = ({ table, parts = {} }: StoredEntity, { name }: EntityField): boolean =>
  Object.hasOwn(getTableColumns(table), name) && !Object.hasOwn(parts, name);

/** Whether rows can be put in the order of a field. */
export const sorts = (stored: StoredEntity, field: EntityField): boolean =>
  isColumn(stored, field) &&
  (traitsOf(field).sorts !== undefined || stored.named?.[field.name] !== undefined);

/** Whether rows can be chosen by a field. */
export const filters = (stored: StoredEntity, field: EntityField): boolean =>
  stored.within?.[field.name] !== undefined ||
  (isColumn(stored, field) && traitsOf(field).filter !== undefined);

const fieldOf = ({ entity }: StoredEntity, wire: string): EntityField | undefined =>
  entity.fields.find((field) => wireName(field) === wire);

/** A text as a pattern of LIKE that holds it. */
const holding = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Lines that rows are known by, not the texts that stand in them: each costs every row a comparison. */
const isSearched = (stored: StoredEntity, field: EntityField): boolean =>
  (stored.searched?.includes(field.name) ?? true) &&
  isColumn(stored, field) &&
  traitsOf(field).isSearched === true &&
  field.readBy === undefined &&
  !field.name.startsWith('seo');

const searchWord = (stored: StoredEntity, word: string): SQL | undefined => {
  const texts = stored.entity.fields
    .filter((field) => isSearched(stored, field))
    .map((field) => ilike(columnOf(stored, field.name), holding(word)));
  const named = Object.values(stored.named ?? {}).map(({ holds }) => holds(holding(word)));
  const id = /^\d{1,9}$/.test(word) ? [eq(stored.table.id, Number(word))] : [];
  return or(...texts, ...named, ...id) ?? sql`false`;
};

const MOST_WORDS = 6;

const searchTerms = (stored: StoredEntity, search: string): (SQL | undefined)[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => searchWord(stored, word));

/** An end of a range as its column compares it; undefined: it is none. */
const endOf = (field: EntityField, text: string): number | string | Date | undefined => {
  const { filter } = traitsOf(field);
  return filter?.by === 'range' && text !== '' ? filter.end(text) : undefined;
};

const inRange = (column: PgColumn, field: EntityField, said: string): SQL | undefined => {
  const [from = '', until = from] = said.split('..');
  const [least, most] = [endOf(field, from), endOf(field, until)];
  return and(
    least === undefined ? undefined : gte(column, least),
    most === undefined ? undefined : lte(column, most),
  );
};

const filterBy = (column: PgColumn, field: EntityField, value: string): SQL | undefined => {
  const { filter } = traitsOf(field);
  switch (filter?.by) {
    case 'range':
      return inRange(column, field, value);
    case 'flag':
      return eq(column, value === 'true');
    case 'member':
      return sql`${column} @> ${JSON.stringify([filter.member(value)])}::jsonb`;
    case 'row':
      return /^\d{1,9}$/.test(value) ? eq(column, Number(value)) : sql`false`;
    default:
      return eq(column, value);
  }
};

/** Whether a filter is understood as it was said: else a list is one of more than was meant. */
export const understands = (stored: StoredEntity, wire: string, said: string): boolean => {
  const field = fieldOf(stored, wire);
  if (!field || !filters(stored, field) || said === '') return false;
  const { filter } = traitsOf(field);
  if (filter?.by === 'flag') return said === 'true' || said === 'false';
  if (filter?.by !== 'range') return true;
  const ends = said.split('..').filter((end) => end !== '');
  return ends.length > 0 && ends.every((end) => endOf(field, end) !== undefined);
};

const filterOf = (
  stored: StoredEntity,
  [wire, said]: [string, readonly string[]],
): SQL | undefined => {
  const field = fieldOf(stored, wire);
  if (!field || !filters(stored, field)) return undefined;
  const within = stored.within?.[field.name];
  if (within) {
    return or(...said.map((one) => (/^\d{1,9}$/.test(one) ? within(Number(one)) : sql`false`)));
  }
  const column = columnOf(stored, field.name);
  return or(...said.map((value) => filterBy(column, field, value)));
};

/** Texts in the order of the alphabet, whatever their case. */
const orderOf = (stored: StoredEntity, sort = ''): SQL[] => {
  const { table } = stored;
  const field = fieldOf(stored, sort.replace(/^-/, ''));
  if (!field || !sorts(stored, field)) return [desc(table.id)];
  const column = columnOf(stored, field.name);
  const named = stored.named?.[field.name];
  const by = named
    ? sql`lower(${named.text})`
    : traitsOf(field).sorts === 'letters'
      ? sql`lower(${column})`
      : column;
  // An index in this order is used where nothing is said of what can't be.
  const last = column.notNull ? sql`` : sql` nulls last`;
  return sort.startsWith('-')
    ? [sql`${by} desc${last}`, desc(table.id)]
    : [sql`${by} asc${last}`, asc(table.id)];
};

/** Which rows of a site a list is of. */
export const whichRows = (
  stored: StoredEntity,
  siteId: number,
  { search = '', filters: asked = {}, only }: Pick<ListAsked, 'search' | 'filters' | 'only'>,
): SQL | undefined =>
  and(
    eq(stored.table.siteId, siteId),
    stored.only,
    only,
    ...searchTerms(stored, search),
    ...Object.entries(asked).map((entry) => filterOf(stored, entry)),
  );

const countRows = async (
  db: Db,
  { table }: StoredEntity,
  which: SQL | undefined,
): Promise<number> => {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(table as StoredTable)
    .where(which);
  return counted?.total ?? 0;
};

/** The names that rows' numbers stand for, of a row those of some of its fields by their names on the wire. */
export const readNamed = async (
  db: Db,
  stored: StoredEntity,
  ids: readonly number[],
  wires: readonly string[],
): Promise<Map<number, Record<string, string>>> => {
  const { table, entity, named = {} } = stored;
  const asked = entity.fields.flatMap((field) => {
    const one = named[field.name];
    return one && wires.includes(wireName(field)) ? [[wireName(field), one.text] as const] : [];
  });
  if (asked.length === 0 || ids.length === 0) return new Map();
  const pairs = sql.join(
    asked.map(([wire, text]) => sql`${wire}::text, coalesce(${text}, '')`),
    sql`, `,
  );
  const { rows } = await db.execute<{ id: number; names: Record<string, string> }>(sql`
    select ${table.id} as id, json_build_object(${pairs}) as names from ${table}
    where ${table.id} = any(${sql.param([...ids])}::int[])`);
  return new Map(rows.map((row) => [row.id, row.names]));
};

/** The properties of fields that are known by their names on the wire. */
const propertiesOf = ({ entity }: StoredEntity, wires: readonly string[]): string[] =>
  entity.fields.filter((field) => wires.includes(wireName(field))).map(({ name }) => name);

/** Some of the rows of a list, and how many there are: first their numbers, then what they hold. */
export const listRows = async (
  db: Db,
  stored: StoredEntity,
  siteId: number,
  asked: ListAsked,
): Promise<Listed> => {
  const { table } = stored;
  const which = whichRows(stored, siteId, asked);
  // Apart: in one query the whole table would be put in order to be counted.
  const [total, found] = await Promise.all([
    countRows(db, stored, which),
    db
      .select({ id: table.id } as unknown as SelectedFields)
      .from(table as StoredTable)
      .where(which)
      .orderBy(...orderOf(stored, asked.sort))
      .limit(asked.limit)
      .offset(asked.start) as unknown as Promise<{ id: number }[]>,
  ]);
  if (found.length === 0) return { rows: [], total };
  const ids = found.map(({ id }) => id);
  const these = byIds(stored, ids);
  const read = asked.fields
    ? await readFields(db, stored, siteId, {
        which: these,
        fields: propertiesOf(stored, asked.fields),
      })
    : await readRows(db, stored, siteId, these);
  const byId = new Map(read.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
};
