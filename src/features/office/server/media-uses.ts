import { sql } from 'drizzle-orm';
import { type StoredEntity, type StoredRow, valuesOf } from '#features/entities/api.server';
import {
  findUses,
  isIn,
  isInNavigation,
  listHolders,
  readUsed,
  registerPictureHolder,
} from '#features/library/api.server';
import type { PictureUse } from '#features/library/contract';
import { memberNames } from '#features/staff/api.server';
import { may, type StaffMember } from '#features/staff/contract';
import { listBlocks, settingFields } from '#fields/codecs';
import { traitsOf } from '#fields/traits';
import { library as limits } from '#kernel/limits-library';
import { libraryTexts as texts } from '#kernel/messages/nl-library';
import type { Host } from '#platform/host';
import { requireOwnStore } from './guard';
import { officeDrafts } from './tables';
import { tellRow } from './tell';

type Tree = Parameters<typeof listBlocks>[0];

const holds = (value: unknown, key: string): boolean =>
  JSON.stringify(value ?? null).includes(`"key":${JSON.stringify(key)}`);

/** The names of a page's blocks that show a picture, and whether visitors don't see them yet. */
const blocksWith = ({ entity }: StoredEntity, row: StoredRow, key: string): string | undefined => {
  const told = entity.fields
    .filter((one) => traitsOf(one).isTree)
    .flatMap((field) => {
      const tree = row[field.name];
      if (!tree) return [];
      const labels = listBlocks(tree as Tree, field.blocks?.() ?? [])
        .filter(({ definition, props }) =>
          [...settingFields(definition).values()].some(({ name }) => holds(props[name], key)),
        )
        .map(({ definition }) => definition.label);
      const isDraft = field.name === 'draft';
      return [...new Set(labels)].map((one) => (isDraft ? `${one} (${texts.draft})` : one));
    });
  return told.length > 0 ? told.join(', ') : undefined;
};

const isOwn = (member: StaffMember, stored: StoredEntity, row: StoredRow): boolean => {
  try {
    requireOwnStore(member, stored, { id: row.id, values: valuesOf(stored, row) });
    return true;
  } catch {
    return false;
  }
};

const placeOf = (member: StaffMember, stored: StoredEntity, row: StoredRow, key: string) => {
  const { id, revision } = row;
  const note = blocksWith(stored, row, key);
  const isPage = note !== undefined;
  return {
    title: tellRow(member, stored, { id, revision, values: valuesOf(stored, row) }).title,
    ...(note !== undefined && { note }),
    to: `/${stored.entity.access}/${id}${isPage ? '/bouwen' : ''}`,
  };
};

/** Where a picture stands, as far as a member may see it. */
export const tellUses = async (
  host: Host,
  member: StaffMember,
  key: string,
): Promise<PictureUse[]> => {
  const told: PictureUse[] = [];
  for (const { stored, ids } of await findUses(host, host.db, key)) {
    const isRead = may(member.rights, stored.entity.name, 'read');
    const rows = isRead
      ? await readUsed(host, host.db, { stored, ids: ids.slice(0, limits.uses) })
      : [];
    told.push({
      ...{ label: stored.entity.label.many, count: ids.length },
      places: rows
        .filter((row) => isOwn(member, stored, row))
        .map((row) => placeOf(member, stored, row, key)),
    });
  }
  if (isInNavigation(host, key)) told.push({ label: texts.navigation, count: 1, places: [] });
  for (const { label, places } of listHolders(host)) {
    const held = await places(host, key);
    if (held.length > 0) told.push({ label, count: held.length, places: held });
  }
  return told;
};

/** What somebody is typing holds pictures as well: they aren't thrown away meanwhile. */
export const holdDraftPictures = (host: Host): void =>
  registerPictureHolder(host, 'office drafts', {
    label: texts.drafts,
    json: sql`select ${officeDrafts.values} from ${officeDrafts}`,
    places: async ({ db }, key) => {
      const rows = await db
        .select({ memberId: officeDrafts.memberId })
        .from(officeDrafts)
        .where(isIn(officeDrafts.values, key));
      const names = await memberNames(
        host,
        rows.map(({ memberId }) => memberId),
      );
      return rows.map(({ memberId }) => ({ title: texts.draftOf(names.get(memberId) ?? '') }));
    },
  });
