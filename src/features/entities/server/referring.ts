import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { getSite } from '#features/settings/api.server';
import { listBlocks, settingFields } from '#fields/codecs';
import { traitsOf } from '#fields/traits';
import type { EntityField } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import { type Listed, listRows } from './list';
import { readRows } from './rows';
import { columnOf, listStoredEntities, type StoredEntity } from './stored';

/** Rows of an entity that refer to another row: how many, and the first of them. */
export type Referring = Listed & { stored: StoredEntity };

const refersTo = (column: PgColumn, id: number): SQL =>
  // One number, or a list of them.
  column.dataType === 'json' ? sql`${column} @> to_jsonb(${id}::int)` : eq(column, id);

const byFields = (
  host: Host,
  other: StoredEntity,
  fields: readonly EntityField[],
  { id, limit }: { id: number; limit: number },
): Promise<Listed> => {
  const only = or(...fields.map(({ name }) => refersTo(columnOf(other, name), id)));
  return listRows(host.db, other, getSite(host).id, { start: 0, limit, ...(only && { only }) });
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

/** Pages are some hundreds, and what their blocks name only their definitions know. */
const byBlocks = async (
  host: Host,
  other: StoredEntity,
  fields: readonly EntityField[],
  { entity, id, limit }: { entity: string; id: number; limit: number },
): Promise<Listed> => {
  const all = await readRows(host.db, other, getSite(host).id);
  const rows = all.filter((row) =>
    fields.some((field) => isInTree(field, row[field.name], entity, id)),
  );
  return { rows: rows.slice(0, limit), total: rows.length };
};

/** What refers to a row, by its fields or by a block that stands in it; of each kind at most `limit` are read. */
export const listReferring = async (
  host: Host,
  { entity }: StoredEntity,
  { id, limit }: { id: number; limit: number },
): Promise<Referring[]> => {
  const found: Referring[] = [];
  for (const other of listStoredEntities(host)) {
    const { fields } = other.entity;
    const referring = fields.filter(
      (field) => field.entity === entity.name && !Object.hasOwn(other.parts ?? {}, field.name),
    );
    const built = fields.filter((one) => traitsOf(one).isTree);
    const asked = { entity: entity.name, id, limit };
    const lists = [
      ...(referring.length > 0 ? [await byFields(host, other, referring, asked)] : []),
      ...(built.length > 0 ? [await byBlocks(host, other, built, asked)] : []),
    ];
    const total = lists.reduce((sum, list) => sum + list.total, 0);
    if (total > 0) found.push({ stored: other, rows: lists.flatMap(({ rows }) => rows), total });
  }
  return found;
};
