import { and, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Tx } from '#platform/db/types';
import type { Values } from '../contract';
import { columnsOf, type StoredEntity, type StoredRow, type StoredTable } from './stored';

/** Rows of a site, locked until the transaction ends. */
export const lockRows = async (
  tx: Tx,
  { table }: StoredEntity,
  siteId: number,
  which: SQL | undefined,
): Promise<StoredRow[]> => {
  const rows = await tx
    .select()
    .from(table as StoredTable)
    .where(and(eq(table.siteId, siteId), which))
    .for('update');
  return rows as StoredRow[];
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
  return Promise.all(
    made.map((row) => (reserved.includes(row.id) ? takeNextId(tx, stored, row) : row)),
  );
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

/** Writes values over a row's own, which makes its next revision. */
export const updateRow = async (
  tx: Tx,
  stored: StoredEntity,
  id: number,
  values: Values,
): Promise<StoredRow> => {
  const { table } = stored;
  const set = { ...columnsOf(stored, values), revision: sql`${table.revision} + 1` };
  // Which columns there are differs by entity, so drizzle can't tell the row's shape.
  const [row] = await tx
    .update(table)
    .set(set as PgUpdateSetSource<StoredTable>)
    .where(eq(table.id, id))
    .returning();
  return row as StoredRow;
};

export const deleteRows = async (
  tx: Tx,
  stored: StoredEntity,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length > 0) await tx.delete(stored.table).where(byIds(stored, ids));
};
