import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { NewChange, Values, Way } from '../contract';
import { noteChanges, withFollowing } from '../server/changes';
import { insertRows, writeOver } from '../server/rows';
import { type StoredEntity, type StoredRow, valuesOf } from '../server/stored';

/** What is written of a part of a file: rows that are new, and rows that are held with what they get. */
export type Steps = {
  inserts: readonly { values: Values }[];
  updates: readonly { row: StoredRow; values: Values }[];
};

/** Writes a part of an import, with its history; answers the rows as they stand then, in their order. */
export const writeSteps = async (
  tx: Tx,
  {
    stored,
    siteId,
    importId,
    staffId,
    at,
    host,
    way = 'import',
  }: {
    stored: StoredEntity;
    siteId: number;
    importId?: number;
    staffId?: number;
    at: Date;
    host?: Host;
    way?: Way;
  },
  { inserts, updates }: Steps,
): Promise<{ made: StoredRow[]; changed: StoredRow[] }> => {
  const before = updates.map(({ row }) => valuesOf(stored, row));
  const made = await insertRows(tx, stored, siteId, inserts);
  const changed = await writeOver(tx, stored, updates);
  const noted = (row: StoredRow) => ({
    ...{ rowId: row.id, revision: row.revision, after: valuesOf(stored, row) },
  });
  const by = { way, importId, staffId };
  const changes: NewChange[] = [
    ...made.map((row) => ({ ...noted(row), action: 'create' as const, before: null })),
    ...changed.map((row, place) => ({
      ...noted(row),
      action: 'change' as const,
      before: before[place] ?? null,
    })),
  ];
  await noteChanges(
    tx,
    { entity: stored.entity.name, at, by },
    host ? await withFollowing(host, tx, stored, changes) : changes,
  );
  return { made, changed };
};
