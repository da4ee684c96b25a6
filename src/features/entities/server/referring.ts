import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { getSite } from '#features/settings/api.server';
import { listBlocks, settingFields } from '#fields/codecs';
import type { EntityField } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import { readRows } from './rows';
import { columnOf, listStoredEntities, type StoredEntity, type StoredRow } from './stored';

/** Rows of an entity that refer to another row. */
export type Referring = { stored: StoredEntity; rows: StoredRow[] };

const refersTo = (column: PgColumn, id: number): SQL =>
  // One number, or a list of them.
  column.dataType === 'json' ? sql`${column} @> to_jsonb(${id}::int)` : eq(column, id);

const byFields = async (
  host: Host,
  other: StoredEntity,
  fields: readonly EntityField[],
  id: number,
): Promise<StoredRow[]> => {
  const found = new Map<number, StoredRow>();
  for (const { name } of fields) {
    const which = and(refersTo(columnOf(other, name), id));
    for (const row of await readRows(host.db, other, getSite(host).id, which)) {
      found.set(row.id, row);
    }
  }
  return [...found.values()];
};

type Tree = Parameters<typeof listBlocks>[0];

/** Whether a block of a page names the row, in a setting that refers to its entity. */
const isInTree = (field: EntityField, tree: unknown, entity: string, id: number): boolean =>
  tree !== null &&
  tree !== undefined &&
  listBlocks(tree as Tree, field.blocks?.() ?? []).some(({ definition, props }) =>
    [...settingFields(definition).values()].some(
      (one) => one.entity === entity && [props[one.name]].flat().includes(id),
    ),
  );

const byBlocks = async (
  host: Host,
  other: StoredEntity,
  fields: readonly EntityField[],
  { entity, id }: { entity: string; id: number },
): Promise<StoredRow[]> => {
  const rows = await readRows(host.db, other, getSite(host).id);
  return rows.filter((row) => fields.some((field) => isInTree(field, row[field.name], entity, id)));
};

/** Everything that refers to a row, by its fields or by a block that stands in it. */
export const listReferring = async (
  host: Host,
  { entity }: StoredEntity,
  id: number,
): Promise<Referring[]> => {
  const found: Referring[] = [];
  for (const other of listStoredEntities(host)) {
    const { fields } = other.entity;
    const referring = fields.filter(
      (field) => field.entity === entity.name && !Object.hasOwn(other.parts ?? {}, field.name),
    );
    const built = fields.filter(({ type }) => type === 'BlocksField');
    const rows = [
      ...(referring.length > 0 ? await byFields(host, other, referring, id) : []),
      ...(built.length > 0 ? await byBlocks(host, other, built, { entity: entity.name, id }) : []),
    ];
    const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
    if (unique.length > 0) found.push({ stored: other, rows: unique });
  }
  return found;
};
