import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { runDue } from './run-plans';

/** At a moment at which a plan begins or ends. It was moved, or cancelled? Then there is nothing to do. */
export const planJob = defineJob<object, JobContext>({
  name: 'pricing.plan',
  schema: z.object({}),
  run: async (_, { host }) => runDue(host()),
});

/** Each minute: what is due and not done, however that came about. */
export const duePlansJob = defineJob<object, JobContext>({
  name: 'pricing.due',
  schema: z.object({}),
  cron: '* * * * *',
  retries: 0,
  run: async (_, { host }) => runDue(host()),
});
