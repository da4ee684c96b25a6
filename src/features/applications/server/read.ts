import { and, desc, eq } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ApplicationState } from '../contract';
import { applications } from './tables';

export type ApplicationRow = typeof applications.$inferSelect;

/** By its unguessable token. */
export const findByToken = async (
  { db }: Pick<Host, 'db'>,
  token: string,
): Promise<ApplicationRow | undefined> => {
  const [row] = await db.select().from(applications).where(eq(applications.token, token));
  return row;
};

export const findApplicationById = async (
  db: Db,
  id: number,
): Promise<ApplicationRow | undefined> => {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  return row;
};

/** Applications, the newest first. */
export const listApplications = (
  host: Host,
  { state, limit = 100 }: { state?: ApplicationState; limit?: number } = {},
): Promise<ApplicationRow[]> =>
  host.db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.siteId, getSite(host).id),
        state === undefined ? undefined : eq(applications.state, state),
      ),
    )
    .orderBy(desc(applications.id))
    .limit(limit);
