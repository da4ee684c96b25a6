import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';

/** Each night: sessions that are over leave the database. */
export const purgeSessionsJob = defineJob<object, JobContext>({
  name: 'sessions.purge',
  schema: z.object({}),
  cron: '20 4 * * *',
  run: async (_, { host }) => {
    await host().sessions.purge();
  },
});
