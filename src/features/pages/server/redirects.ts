import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';
import { redirects } from './tables';

/** Redirects that led to the old address lead to the new one at once: never two hops. */
export const addRedirect = async (
  tx: Tx,
  siteId: number,
  from: string,
  to: string,
): Promise<void> => {
  const ofSite = eq(redirects.siteId, siteId);
  await tx.delete(redirects).where(and(ofSite, eq(redirects.fromPath, to)));
  const led = { toPath: to, revision: sql`${redirects.revision} + 1` };
  await tx
    .update(redirects)
    .set(led)
    .where(and(ofSite, eq(redirects.toPath, from)));
  await tx
    .insert(redirects)
    .values({ siteId, fromPath: from, toPath: to })
    .onConflictDoUpdate({
      target: [redirects.siteId, redirects.fromPath],
      set: { ...led, state: 'Online' },
    });
};
