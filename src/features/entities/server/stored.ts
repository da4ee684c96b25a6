import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { ApiPart } from '#features/overviews/api.server';
import { codecOf } from '#fields/codecs';
import { traitsOf } from '#fields/traits';
import { type Entity, type EntityField, wireName } from '#kernel/define/entity';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { NewChange, Values } from '../contract';

/** A table whose rows are of an entity with fields. */
export type StoredTable = PgTable & {
  id: PgColumn;
  siteId: PgColumn;
  state: PgColumn;
  revision: PgColumn;
};

/** A field whose values lie in another table than the rows do, such as the variants of a product. */
export type StoredPart = {
  /** JSON of what a row has there; it names the row's table as the entity's. */
  read: SQL;
  /** Writes rows' values over what stands there. */
  write: (tx: Tx, rows: readonly { id: number; value: unknown }[]) => Promise<void>;
  /**
   * Of parts with numbers of their own: values of a folder as they are here, in their order, by the numbers that the
   * site has for them; what is new keeps the number that it brings where that is free.
   */
  settle?: (tx: Tx, rows: readonly { id: number; value: unknown }[]) => Promise<unknown[]>;
  /** Of one that holds pictures: the keys of all of them, and the numbers of the rows that have one. */
  pictures?: { keys: SQL; rowsWith: (key: string) => SQL };
  /** Reads what telling of such values takes; answers what became of one, in words, or undefined where it has none. */
  teller?: (db: Db, values: readonly unknown[]) => Promise<TellPart>;
};

export type TellPart = (from: unknown, to: unknown) => string | undefined;

/** The name that a property's number stands for, and which rows have one that holds a pattern. */
export type NamedField = { text: SQL; holds: (pattern: string) => SQL };

/** An entity with its fields, and the table that holds its rows. */
export type StoredEntity = {
  entity: Entity & { fields: readonly EntityField[] };
  table: StoredTable;
  /** Numbers that no new row gets. */
  reserved?: readonly number[];
  /** By the names of their fields. */
  parts?: Readonly<Record<string, StoredPart>>;
  /** Which rows are its: others in the table are written by another way alone. */
  only?: SQL;
  /** Properties that lists are searched in, each of which has an index for it; left out: all lines of text. */
  searched?: readonly string[];
  /** Properties that name a row of another table: lists show its name, are sorted by it and found by it. */
  named?: Readonly<Record<string, NamedField>>;
  /** Of parts that lists are filtered by: which rows have a number in them. */
  within?: Readonly<Record<string, (id: number) => SQL>>;
  /** Entities whose rows show what this one's hold. */
  touches?: readonly string[];
  /** Properties of which no visitor sees a change: nobody is told when nothing else changed. */
  unseen?: readonly string[];
  /** Events that a change of its rows is besides. */
  tells?: readonly string[];
  /** Runs in each transaction before its first write. */
  prepare?: (host: Host, tx: Tx) => Promise<void>;
  /** What else changes of its rows come to, in their transaction. Answers which other rows changed with them. */
  follows?: (host: Host, tx: Tx, changes: readonly NewChange[]) => Promise<NewChange[]>;
};

/** A row as its table has it. */
export type StoredRow = Record<string, unknown> & { id: number; revision: number };

type UpdatableTable = PgTable & { $inferSelect: StoredRow };

/** The table as `updateRows` takes it: drizzle can't tell what its rows hold. */
export const updatable = ({ table }: StoredEntity): UpdatableTable =>
  table as unknown as UpdatableTable;

const registry = new Registry<StoredEntity>('stored entity');

/** Throws when a field has no column in the table, and is no part either. */
export const defineStored = (
  entity: StoredEntity['entity'],
  table: StoredTable,
  more: Omit<StoredEntity, 'entity' | 'table'> = {},
): StoredEntity => {
  const columns = { ...getTableColumns(table), ...more.parts };
  const lost = entity.fields.find(({ name }) => !Object.hasOwn(columns, name));
  if (lost) throw new Error(`The table of ${entity.name} has no column for '${lost.name}'`);
  return { entity, table, ...more };
};

/** Throws when another has its name. */
export const addStored = (host: Host, stored: StoredEntity): void =>
  registry.add(host, stored.entity.name, stored);

export const listStoredEntities = (host: Host): StoredEntity[] => registry.list(host);

/** By its name (`Usp`) or its name in paths (`usp`). */
export const findStored = (host: Host, name: string): StoredEntity | undefined =>
  registry.find(host, name) ?? registry.list(host).find(({ entity }) => entity.access === name);

/** The column of a row's property. */
export const columnOf = ({ entity, table }: StoredEntity, name: string): PgColumn => {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[name];
  if (!column) throw new Error(`The table of ${entity.name} has no column for '${name}'`);
  return column;
};

type UniqueField = { field: EntityField; column: PgColumn; index: string | undefined };

const findUnique = ({ entity, table }: StoredEntity): UniqueField[] => {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const alone = entity.fields.flatMap((field): UniqueField[] => {
    const column = columns[field.name];
    return column?.isUnique ? [{ field, column, index: column.uniqueName }] : [];
  });
  const indexed = getTableConfig(table).indexes.flatMap(({ config }) => {
    const [name, ...more] = config.columns
      .flatMap((column) => ('name' in column ? (column.name ?? []) : []))
      .filter((one) => one !== table.siteId.name);
    const field = entity.fields.find((one) => columns[one.name]?.name === name);
    const column = field && columns[field.name];
    if (!config.unique || more.length > 0 || !column) return [];
    return [{ field, column, index: config.name }];
  });
  return [...alone, ...indexed];
};

const unique = new WeakMap<StoredEntity, UniqueField[]>();

/** Fields whose values no two rows of a site share, each with the index that sees to it. */
export const uniqueFields = (stored: StoredEntity): UniqueField[] => {
  const known = unique.get(stored) ?? findUnique(stored);
  unique.set(stored, known);
  return known;
};

/** A row's fields by their names on the wire: those of them that were read. */
export const valuesOf = ({ entity }: StoredEntity, row: StoredRow): Values =>
  Object.fromEntries(
    entity.fields.flatMap((field) => {
      if (!Object.hasOwn(row, field.name)) return [];
      const { fromColumn = (value: unknown) => value } = codecOf(field);
      return [[wireName(field), fromColumn(row[field.name], field)]];
    }),
  );

/**
 * Values as the table takes them, by property; those of parts lie elsewhere, and those that nobody writes are
 * kept by their feature.
 */
export const columnsOf = (
  { entity, parts = {} }: StoredEntity,
  values: Values,
): Record<string, unknown> =>
  Object.fromEntries(
    entity.fields.flatMap((field) => {
      const wire = wireName(field);
      if (!Object.hasOwn(values, wire) || Object.hasOwn(parts, field.name)) return [];
      if (field.writtenBy === 'nobody') return [];
      const { toColumn = (value: unknown) => value } = codecOf(field);
      return [[field.name, toColumn(values[wire], field)]];
    }),
  );

/** The properties of a row that are told, by their names on the wire. */
export const toldProperties = ({ entity }: StoredEntity): [wire: string, name: string][] =>
  ['id', 'state', 'title']
    .map((name): [string, string] => [name, name])
    .concat(entity.fields.filter(isTold).map((field) => [wireName(field), field.name]));

/** What the API tells of each row beside its columns: see `ApiPart`. */
type Special = Pick<ApiPart, 'title' | 'slug'> & Omit<Partial<ApiPart>, 'columns' | 'table'>;

/** The state and the picture's address are told beside the columns. */
const isTold = (field: EntityField): boolean =>
  !isPicture(field) &&
  field.name !== 'state' &&
  field.name !== 'title' &&
  field.readBy === undefined;

const isPicture = (field: EntityField): boolean => traitsOf(field).pictures === 'one';

/** What staff is told of one row beside what everybody is: parts, pictures, fields that only staff may read. */
const toldToStaff = ({ entity, table, parts = {} }: StoredEntity): Record<string, SQL> => {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  return Object.fromEntries(
    entity.fields.flatMap((field) => {
      const { name, readBy } = field;
      const isMore = readBy === 'staff' || (isPicture(field) && readBy === undefined);
      const column = isMore ? columns[name] : undefined;
      const read = parts[name]?.read ?? (column && sql`${column}`);
      return read ? [[wireName(field), read]] : [];
    }),
  );
};

/** Of columns that keep groups by their properties' names: as JSON has them. */
const tellGroups = ({ fields }: StoredEntity['entity']): Pick<ApiPart, 'told'> => {
  const groups = fields.filter(({ byProperty }) => byProperty);
  if (groups.length === 0) return {};
  const tell = (field: EntityField, stored: unknown) => codecOf(field).fromColumn?.(stored, field);
  const told: ApiPart['told'] = (_, row) => {
    const read = groups
      .filter((field) => Object.hasOwn(row.data, wireName(field)))
      .map((field) => [wireName(field), tell(field, row.data[wireName(field)])]);
    return { ...row, data: { ...row.data, ...Object.fromEntries(read) } };
  };
  return { told };
};

/** What the API tells of an entity, made of its fields. */
export const apiPartOf = (stored: StoredEntity, special: Special): ApiPart => {
  const { entity, table } = stored;
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const told = entity.fields.filter(isTold).flatMap((field) => {
    const column = columns[field.name];
    return column ? [[wireName(field), column] as const] : [];
  });
  return {
    table,
    site: table.siteId,
    id: table.id,
    state: table.state,
    ...tellGroups(entity),
    ...special,
    revision: table.revision,
    columns: Object.fromEntries(told),
    whole: toldToStaff(stored),
  };
};
