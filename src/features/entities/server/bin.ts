import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Host } from '#platform/host';
import type { Change } from './changes';
import { entityChanges as changes } from './tables';

const MOST = 200;

/** Rows that were deleted since a moment and aren't there again, the last first. */
export const listDeleted = async (
  { db }: Pick<Host, 'db'>,
  { since, entities }: { since: Date; entities: readonly string[] },
): Promise<Change[]> => {
  if (entities.length === 0) return [];
  const later = sql`exists (select 1 from ${changes} as later
    where later.entity = ${changes.entity} and later.row_id = ${changes.rowId} and later.id > ${changes.id})`;
  return db
    .select()
    .from(changes)
    .where(
      and(
        eq(changes.action, 'delete'),
        gt(changes.at, since),
        inArray(changes.entity, [...entities]),
        sql`not ${later}`,
      ),
    )
    .orderBy(desc(changes.id))
    .limit(MOST);
};
