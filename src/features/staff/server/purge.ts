import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { entityLimits } from '#kernel/limits-entities';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { purgeStaffSessions } from './sessions';
import { staffActions, staffLinks } from './tables';

const DAY = 86_400_000;

/** Forgets what staff did as long ago as the history of rows is forgotten. */
const purgeActions = async ({ db, clock, config }: Host): Promise<void> => {
  const days = config.historyDays ?? entityLimits.historyDays;
  const since = new Date(clock.now().getTime() - days * DAY);
  await db.delete(staffActions).where(lt(staffActions.at, since));
};

const purgeLinks = async ({ db, clock }: Host): Promise<void> => {
  await db.delete(staffLinks).where(lt(staffLinks.expiresAt, clock.now()));
};

export const purgeStaffJob = defineJob<object, JobContext>({
  name: 'staff.purge',
  schema: z.object({}),
  cron: '35 4 * * *',
  run: async (_, { host }) => {
    await purgeStaffSessions(host());
    await purgeActions(host());
    await purgeLinks(host());
  },
});
