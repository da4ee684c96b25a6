import { z } from 'zod';
import type { Tx } from '#platform/db/types';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { purgeAlerts } from './purge';
import { sendAlerts } from './send';

/** Who waits for what is there now: asked for when pieces come in, and each minute to be sure. */
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

/** Has the alerts looked at soon; one look that waits is enough for all who ask for it. */
export const lookSoon = async (host: Host, tx?: Tx): Promise<void> => {
  await host.jobs.enqueue(sendAlertsJob, {}, { tx, singletonKey: 'soon' });
};
