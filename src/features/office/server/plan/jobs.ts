import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { publishDue } from './publish';
import { listDue } from './store';

/** At the moment of one release. It was moved, or cancelled? Then there is nothing to do. */
export const releaseJob = defineJob<{ id: number }, JobContext>({
  name: 'office.release',
  schema: z.object({ id: z.number().int() }),
  run: async ({ id }, { host }) => publishDue(host(), id),
});

/** Each minute: what is due and not published, however that came about. */
export const dueReleasesJob = defineJob<object, JobContext>({
  name: 'office.releases-due',
  schema: z.object({}),
  cron: '* * * * *',
  retries: 0,
  run: async (_, context) => {
    const host = context.host();
    for (const id of await listDue(host)) await publishDue(host, id);
  },
});
