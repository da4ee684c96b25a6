import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { purgeTries } from './tries';

export const purgeTriesJob = defineJob<object, JobContext>({
  name: 'tries.purge',
  schema: z.object({}),
  cron: '35 * * * *',
  run: async (_, { host }) => {
    await purgeTries(host());
  },
});
