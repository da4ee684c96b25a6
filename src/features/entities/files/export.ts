import { stringify } from 'csv-stringify/sync';
import { asc, eq } from 'drizzle-orm';
import { codecOf } from '#fields/codecs';
import { wireName } from '#kernel/define/entity';
import type { Db } from '#platform/db/types';
import { type StoredEntity, type StoredRow, valuesOf } from '../server/stored';
import { guard, keyField } from './read-file';

export type FileFormat = 'csv' | 'sheet' | 'json';

const readRows = async (db: Db, { table }: StoredEntity, siteId: number): Promise<StoredRow[]> => {
  const rows = await db.select().from(table).where(eq(table.siteId, siteId)).orderBy(asc(table.id));
  return rows as StoredRow[];
};

/**
 * All rows of an entity as a file; read again it changes nothing. `sheet`: as a Dutch spreadsheet opens it,
 * with semicolons.
 */
export const exportEntity = async (
  db: Db,
  stored: StoredEntity,
  { siteId, format }: { siteId: number; format: FileFormat },
): Promise<{ text: string; count: number }> => {
  const rows = await readRows(db, stored, siteId);
  const { entity } = stored;
  if (format === 'json') {
    const list = rows.map((row) => ({ id: row.id, ...valuesOf(stored, row) }));
    return { text: `${JSON.stringify(list, null, 2)}\n`, count: rows.length };
  }
  const isByNumber = keyField(entity) === undefined;
  const lines = rows.map((row) => {
    const values = valuesOf(stored, row);
    const cells = entity.fields.map((field) =>
      guard(codecOf(field).write(values[wireName(field)], field)),
    );
    return isByNumber ? [String(row.id), ...cells] : cells;
  });
  const names = entity.fields.map(wireName);
  const header = isByNumber ? ['id', ...names] : names;
  const text = stringify([header, ...lines], { delimiter: format === 'sheet' ? ';' : ',' });
  return { text: format === 'sheet' ? `\ufeff${text}` : text, count: rows.length };
};
