import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { purgeLookups } from './kept';

/** Each night: answers of the address service that are too old leave the database. */
export const purgeLookupsJob = defineJob<object, JobContext>({
  name: 'addresses.purge-lookups',
  schema: z.object({}),
  cron: '5 4 * * *',
  run: async (_, { host }) => {
    await purgeLookups(host());
  },
});
