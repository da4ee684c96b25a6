import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { expireOrders } from './cancel';

/** Each minute: orders whose time to pay is over. */
export const expireOrdersJob = defineJob<object, JobContext>({
  name: 'order.expire',
  schema: z.object({}),
  cron: '* * * * *',
  timeout: 300,
  run: async (_, { host }) => {
    await expireOrders(host());
  },
});
