import { lt, lte } from 'drizzle-orm';
import { z } from 'zod';
import { staff as limits } from '#kernel/limits-staff';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { purgePresence } from './presence';
import { officeDrafts, officePreviewLinks } from './tables';

const DAY = 86_400_000;

/** Forgets drafts that nobody typed in for so long that he won't come back to them. Answers how many. */
export const purgeDrafts = async ({ db, clock }: Pick<Host, 'db' | 'clock'>): Promise<number> => {
  const since = new Date(clock.now().getTime() - limits.draftDays * DAY);
  const { rowCount } = await db.delete(officeDrafts).where(lt(officeDrafts.savedAt, since));
  return rowCount ?? 0;
};

/** Forgets links to drafts that ended. Answers how many. */
export const purgePreviewLinks = async ({
  db,
  clock,
}: Pick<Host, 'db' | 'clock'>): Promise<number> => {
  const hasEnded = lte(officePreviewLinks.endsAt, clock.now());
  const { rowCount } = await db.delete(officePreviewLinks).where(hasEnded);
  return rowCount ?? 0;
};

export const purgeDraftsJob = defineJob<object, JobContext>({
  name: 'office.purge-drafts',
  schema: z.object({}),
  cron: '45 4 * * *',
  run: async (_, { host }) => {
    await purgeDrafts(host());
    await purgePreviewLinks(host());
    await purgePresence(host());
  },
});
