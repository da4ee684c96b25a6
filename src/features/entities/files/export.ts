import { stringify } from 'csv-stringify/sync';
import type { SQL } from 'drizzle-orm';
import { codecOf } from '#fields/codecs';
import { type EntityField, fileName, wireName } from '#kernel/define/entity';
import type { Db } from '#platform/db/types';
import type { Values } from '../contract';
import { readRows } from '../server/rows';
import { type StoredEntity, valuesOf } from '../server/stored';
import { guard, keyField } from './read-file';

export type FileFormat = 'csv' | 'sheet' | 'json';

const namesOf = (field: EntityField): readonly string[] =>
  codecOf(field).spread?.names ?? [fileName(field)];

const cellsOf = (field: EntityField, value: unknown): string[] => {
  const { spread, write } = codecOf(field);
  if (!spread) return [write(value, field)];
  const cells = spread.split(value);
  return spread.names.map((name) => cells[name] ?? '');
};

/**
 * Rows of an entity as a file; read again it changes nothing. `sheet`: as a Dutch spreadsheet opens it,
 * with semicolons. `adapt` says otherwise what some row holds.
 */
export const exportEntity = async (
  db: Db,
  stored: StoredEntity,
  {
    siteId,
    format,
    adapt = (values) => values,
    which,
  }: {
    siteId: number;
    format: FileFormat;
    adapt?: (values: Values) => Values;
    /** Left out: all. */
    which?: SQL;
  },
): Promise<{ text: string; count: number }> => {
  const rows = await readRows(db, stored, siteId, which);
  const { entity } = stored;
  if (format === 'json') {
    const list = rows.map((row) => ({ id: row.id, ...adapt(valuesOf(stored, row)) }));
    return { text: `${JSON.stringify(list, null, 2)}\n`, count: rows.length };
  }
  const isByNumber = keyField(entity) === undefined;
  const lines = rows.map((row) => {
    const values = adapt(valuesOf(stored, row));
    const cells = entity.fields.flatMap((field) =>
      cellsOf(field, values[wireName(field)]).map(guard),
    );
    return isByNumber ? [String(row.id), ...cells] : cells;
  });
  const names = entity.fields.flatMap(namesOf);
  const header = isByNumber ? ['id', ...names] : names;
  const text = stringify([header, ...lines], { delimiter: format === 'sheet' ? ';' : ',' });
  return { text: format === 'sheet' ? `\ufeff${text}` : text, count: rows.length };
};
