import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { purgeAlerts } from './purge';
import { sendAlerts } from './send';

/** Each minute: who waits for what is there now. */
export const sendAlertsJob = defineJob<object, JobContext>({
  name: 'stock.alerts',
  schema: z.object({}),
  cron: '* * * * *',
  run: async (_, { host }) => {
    await sendAlerts(host());
  },
});

export const purgeAlertsJob = defineJob<object, JobContext>({
  name: 'stock.purge-alerts',
  schema: z.object({}),
  cron: '25 * * * *',
  run: async (_, { host }) => {
    const { db, clock } = host();
    await purgeAlerts(db, clock.now());
  },
});
