import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { purgeCodes } from './announce';

/** Each night: codes of parcels that never left go. */
export const purgeCodesJob = defineJob<object, JobContext>({
  name: 'fulfilment.purge-codes',
  schema: z.object({}),
  cron: '55 3 * * *',
  run: async (_, { host }) => {
    const { db, clock } = host();
    await purgeCodes(db, clock.now());
  },
});
