import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import { locations } from './tables';

/** How many stores that visitors see have no place on the map. */
export const countUnplaced = async (db: Db): Promise<number> => {
  const { kind, state, latitude, longitude } = locations;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(locations)
    .where(and(eq(kind, 'store'), eq(state, 'Online'), or(isNull(latitude), isNull(longitude))));
  return row?.count ?? 0;
};
