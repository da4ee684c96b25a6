import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { purgeCarts } from './whole-cart';

export const purgeCartsJob = defineJob<object, JobContext>({
  name: 'cart.purge',
  schema: z.object({}),
  cron: '35 4 * * *',
  run: async (_, { host }) => {
    const { db, clock } = host();
    await purgeCarts(db, clock.now());
  },
});
