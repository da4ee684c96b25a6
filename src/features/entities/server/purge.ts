import { inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import { entityLimits } from '#kernel/limits-entities';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { entityChanges as changes } from './tables';

/** Rows of one statement: each holds all that a row of content held, twice. */
const BATCH = 500;

const DAY = 86_400_000;

type Kept = Pick<Host, 'clock' | 'config'>;

/** Since when the history is kept. */
export const historySince = ({ clock, config }: Kept): Date => {
  const days = config.historyDays ?? entityLimits.historyDays;
  return new Date(clock.now().getTime() - days * DAY);
};

/**
 * Forgets changes that were made longer ago than the history is kept: what was written, and who did. Rows stay
 * as they are; a revision from before can't be put back any more. Answers how many.
 */
export const purgeHistory = async ({ db, ...kept }: Kept & Pick<Host, 'db'>): Promise<number> => {
  const since = historySince(kept);
  for (let removed = 0; ; ) {
    const old = db
      .select({ id: changes.id })
      .from(changes)
      .where(lt(changes.at, since))
      .limit(BATCH);
    const { rowCount } = await db.delete(changes).where(inArray(changes.id, old));
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return removed;
  }
};

export const purgeHistoryJob = defineJob<object, JobContext>({
  name: 'entities.purge-history',
  schema: z.object({}),
  cron: '55 4 * * *',
  run: async (_, { host }) => {
    await purgeHistory(host());
  },
});
