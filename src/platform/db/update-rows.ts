import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './types';

const join = (parts: SQL[]): SQL => sql.join(parts, sql.raw(', '));

/**
 * Writes whole rows over those with their ids, with one statement and one parameter however many
 * there are. For tables whose values JSON can carry.
 */
export const updateRows = async <T extends PgTable & { $inferSelect: { id: number } }>(
  db: Db,
  table: T,
  rows: readonly T['$inferSelect'][],
): Promise<void> => {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table))
    // What the database makes of others can't be written.
    .filter(([, { generated }]) => generated === undefined)
    .map(([key, { name }]) => ({ key, name }));
  const records = rows.map((row) =>
    Object.fromEntries(
      columns.map(({ key, name }) => [name, (row as Record<string, unknown>)[key]]),
    ),
  );
  const written = columns.filter(({ key }) => key !== 'id');
  const names = written.map(({ name }) => sql.identifier(name));
  const id = sql.identifier(columns.find(({ key }) => key === 'id')?.name ?? 'id');
  await db.execute(sql`
    update ${table} as t
    set (${join(names.map((name) => sql`${name}`))}) = (${join(names.map((name) => sql`x.${name}`))})
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb) as x
    where t.${id} = x.${id}`);
};
