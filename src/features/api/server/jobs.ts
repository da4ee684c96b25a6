import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { purgeTokens } from './grant';

/** Each night: refresh tokens that are over leave the database. */
export const purgeTokensJob = defineJob<object, JobContext>({
  name: 'api.purge-tokens',
  schema: z.object({}),
  cron: '50 4 * * *',
  run: async (_, { host }) => {
    await purgeTokens(host());
  },
});
