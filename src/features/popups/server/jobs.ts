import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { purgeSubmissions } from './submit';

export const purgePopupsJob = defineJob<object, JobContext>({
  name: 'popups.purge',
  schema: z.object({}),
  cron: '20 4 * * *',
  run: async (_, { host }) => {
    await purgeSubmissions(host());
  },
});
