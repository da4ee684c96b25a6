import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { purgeRateLimits } from './rate-limiter';

export const purgeRateLimitsJob = defineJob<object, JobContext>({
  name: 'tries.purge',
  schema: z.object({}),
  cron: '35 * * * *',
  run: async (_, { host }) => {
    await purgeRateLimits(host());
  },
});
