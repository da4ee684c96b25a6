import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { purgeProofs } from './proofs';

/** Each night: proof that was kept long enough leaves the database. */
export const purgeProofsJob = defineJob<object, JobContext>({
  name: 'consent.purge',
  schema: z.object({}),
  cron: '35 4 * * *',
  run: async (_, { host }) => {
    await purgeProofs(host());
  },
});
