import {
  listReferring,
  listStoredEntities,
  readRows,
  type StoredEntity,
  type StoredRow,
} from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { may, type StaffMember } from '#features/staff/contract';
import { listBlocks, settingFields } from '#fields/codecs';
import { traitsOf } from '#fields/traits';
import type { EntityField } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import type { ToldCategoryUse } from '../contract';

type Tree = Parameters<typeof listBlocks>[0];
type Places = ToldCategoryUse['places'];

/** Whether a block lists the articles of a category. */
const filtersBy = (field: EntityField, tree: unknown, id: number): boolean =>
  tree !== null &&
  tree !== undefined &&
  listBlocks(tree as Tree, field.blocks?.() ?? []).some(({ definition, props }) =>
    [...settingFields(definition).values()].some((setting) => {
      const filter = traitsOf(setting).filtersList ? props[setting.name] : undefined;
      const ids = (filter as Record<string, unknown> | undefined)?.category;
      return Array.isArray(ids) && ids.includes(id);
    }),
  );

const told = ({ entity }: StoredEntity, row: StoredRow): Places[number] => ({
  title: String(row.title ?? row.question ?? row.id),
  label: entity.label.one,
  to: `/${entity.access}/${row.id}`,
});

const LIMIT = 50;

/** Rows that name a category, in a field or in a block that lists its articles: those that a member may read. */
export const findPlaces = async (
  host: Host,
  { rights }: StaffMember,
  stored: StoredEntity,
  id: number,
): Promise<Places> => {
  const isSeen = ({ entity }: StoredEntity) => may(rights, entity.name, 'read');
  const named = await listReferring(host, stored, { id, limit: LIMIT });
  const places = named
    .filter((one) => isSeen(one.stored) && one.stored.entity.name !== stored.entity.name)
    .flatMap((one) => one.rows.map((row) => told(one.stored, row)));
  for (const other of listStoredEntities(host).filter(isSeen)) {
    const built = other.entity.fields.filter((one) => traitsOf(one).isTree);
    if (built.length === 0) continue;
    const rows = await readRows(host.db, other, getSite(host).id);
    const using = rows.filter((row) =>
      built.some((field) => filtersBy(field, row[field.name], id)),
    );
    places.push(...using.map((row) => told(other, row)));
  }
  return places.slice(0, LIMIT);
};
