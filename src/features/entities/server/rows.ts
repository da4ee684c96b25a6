import { and, asc, eq, getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource, SelectedFields } from 'drizzle-orm/pg-core';
import { wireName } from '#kernel/define/entity';
import type { Db, Tx } from '#platform/db/types';
import { updateRows } from '#platform/db/update-rows';
import type { Values } from '../contract';
import { isSame } from './is-same';
import {
  columnsOf,
  type StoredEntity,
  type StoredRow,
  type StoredTable,
  updatable,
  valuesOf,
} from './stored';

/** Rows with their parts, those of them that are the entity's; `names`: of their properties no others. */
const selectRows = (
  db: Db,
  { table, parts = {}, only }: StoredEntity,
  which: SQL | undefined,
  names?: ReadonlySet<string>,
) => {
  const read = Object.entries(parts).map(([name, part]) => [name, part.read]);
  const all = { ...getTableColumns(table), ...Object.fromEntries(read) };
  const fields = names
    ? Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)))
    : all;
  // Which columns there are differs by entity, so drizzle can't tell the rows' shape.
  return db
    .select(fields as unknown as SelectedFields)
    .from(table as StoredTable)
    .where(and(only, which));
};

/** Rows of a site, locked until the transaction ends. */
export const lockRows = async (
  tx: Tx,
  stored: StoredEntity,
  siteId: number,
  which: SQL | undefined,
): Promise<StoredRow[]> => {
  const { table } = stored;
  const ofSite = and(eq(table.siteId, siteId), which);
  if (!stored.parts) return (await selectRows(tx, stored, ofSite).for('update')) as StoredRow[];
  // Parts lie in other tables, and are read by a statement that begins once the rows are held: one that waited for
  // them would have read what was there before it waited.
  const held = (await tx
    .select({ id: table.id } as unknown as SelectedFields)
    .from(table as StoredTable)
    .where(and(stored.only, ofSite))
    .orderBy(asc(table.id))
    .for('update')) as { id: number }[];
  if (held.length === 0) return [];
  const ids = held.map(({ id }) => id);
  return (await selectRows(tx, stored, byIds(stored, ids))) as StoredRow[];
};

/** Rows of a site, by their numbers. */
export const readRows = async (
  db: Db,
  stored: StoredEntity,
  siteId: number,
  which?: SQL,
): Promise<StoredRow[]> => {
  const { table } = stored;
  const ofSite = and(eq(table.siteId, siteId), which);
  return (await selectRows(db, stored, ofSite).orderBy(asc(table.id))) as StoredRow[];
};

/** Of rows of a site what some of their fields hold; `limit`: of the first of them alone. */
export const readFields = async (
  db: Db,
  stored: StoredEntity,
  siteId: number,
  { which, fields, limit }: { which: SQL; fields: readonly string[]; limit?: number },
): Promise<StoredRow[]> => {
  const ofSite = and(eq(stored.table.siteId, siteId), which);
  const names = new Set(['id', 'revision', ...fields]);
  const rows = selectRows(db, stored, ofSite, names);
  return (await (limit === undefined
    ? rows
    : rows.orderBy(asc(stored.table.id)).limit(limit))) as StoredRow[];
};

/** Of a row whose values stand there: those that differ. */
const withoutSame =
  (stored: StoredEntity) =>
  ({ row, values }: { row: StoredRow; values: Values }): { id: number; values: Values } => {
    const stands = valuesOf(stored, row);
    const differ = Object.entries(values).filter(([wire, value]) => !isSame(stands[wire], value));
    return { id: row.id, values: Object.fromEntries(differ) };
  };

/** Writes what values say of parts, of all rows at once. */
const writeParts = async (
  tx: Tx,
  { entity, parts = {} }: StoredEntity,
  rows: readonly { id: number; values: Values }[],
): Promise<void> => {
  for (const [name, { write }] of Object.entries(parts)) {
    const field = entity.fields.find((one) => one.name === name);
    if (!field) continue;
    const wire = wireName(field);
    const said = rows.flatMap(({ id, values }) =>
      Object.hasOwn(values, wire) ? [{ id, value: values[wire] }] : [],
    );
    if (said.length > 0) await write(tx, said);
  }
};

/** Rows as they stand after a write of their parts, in the same order. */
const withParts = async (
  tx: Tx,
  stored: StoredEntity,
  rows: readonly StoredRow[],
): Promise<StoredRow[]> => {
  if (!stored.parts || rows.length === 0) return [...rows];
  const which = byIds(
    stored,
    rows.map(({ id }) => id),
  );
  const read = (await selectRows(tx, stored, which)) as StoredRow[];
  const byId = new Map(read.map((row) => [row.id, row]));
  return rows.map((row) => byId.get(row.id) ?? row);
};

export const byIds = ({ table }: StoredEntity, ids: readonly number[]): SQL =>
  inArray(table.id, [...ids]);

/** Makes rows; with an `id` among the values of one it gets that. Answers them in the same order. */
export const insertRows = async (
  tx: Tx,
  stored: StoredEntity,
  siteId: number,
  list: readonly { id?: number; revision?: number; values: Values }[],
): Promise<StoredRow[]> => {
  if (list.length === 0) return [];
  const rows = list.map(({ id, revision = 1, values }) => ({
    ...columnsOf(stored, values),
    ...(id !== undefined && { id }),
    siteId,
    revision,
  }));
  const made = (await tx.insert(stored.table).values(rows).returning()) as StoredRow[];
  const { reserved = [] } = stored;
  const placed = await Promise.all(
    made.map((row, at) =>
      // Who asks for a number by itself means what it stands for.
      reserved.includes(row.id) && list[at]?.id === undefined ? takeNextId(tx, stored, row) : row,
    ),
  );
  const said = placed.map(({ id }, at) => ({ id, values: list[at]?.values ?? {} }));
  await writeParts(tx, stored, said);
  return withParts(tx, stored, placed);
};

/** Gives a row that got a reserved number the next one that isn't. */
const takeNextId = async (tx: Tx, stored: StoredEntity, row: StoredRow): Promise<StoredRow> => {
  const { table, reserved = [] } = stored;
  const next = sql`nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))`;
  const [moved] = await tx
    .update(table)
    .set({ id: next } as PgUpdateSetSource<StoredTable>)
    .where(eq(table.id, row.id))
    .returning();
  const at = moved as StoredRow;
  return reserved.includes(at.id) ? takeNextId(tx, stored, at) : at;
};

/** The moment of a change, in tables that keep it. */
const touched = ({ table }: StoredEntity): { updatedAt?: Date } =>
  Object.hasOwn(getTableColumns(table), 'updatedAt') ? { updatedAt: new Date() } : {};

/** Writes values over a row's own, which makes its next revision. */
export const updateRow = async (
  tx: Tx,
  stored: StoredEntity,
  id: number,
  values: Values,
): Promise<StoredRow> => {
  const { table } = stored;
  const set = {
    ...columnsOf(stored, values),
    ...touched(stored),
    revision: sql`${table.revision} + 1`,
  };
  // Which columns there are differs by entity, so drizzle can't tell the row's shape.
  const [row] = await tx
    .update(table)
    .set(set as PgUpdateSetSource<StoredTable>)
    .where(eq(table.id, id))
    .returning();
  await writeParts(tx, stored, [{ id, values }]);
  const [whole] = await withParts(tx, stored, [row as StoredRow]);
  return whole as StoredRow;
};

/** The same of many rows that are held, each with all its values or some; answers them as they stand then. */
export const writeOver = async (
  tx: Tx,
  stored: StoredEntity,
  list: readonly { row: StoredRow; values: Values }[],
): Promise<StoredRow[]> => {
  const rows = list.map(
    ({ row, values }): StoredRow => ({
      ...row,
      ...columnsOf(stored, values),
      ...touched(stored),
      revision: row.revision + 1,
    }),
  );
  await updateRows(tx, updatable(stored), rows);
  await writeParts(tx, stored, list.map(withoutSame(stored)));
  return withParts(tx, stored, rows);
};

export const deleteRows = async (
  tx: Tx,
  stored: StoredEntity,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length > 0) await tx.delete(stored.table).where(byIds(stored, ids));
};
