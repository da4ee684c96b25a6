import { z } from 'zod';
import { announceChange } from '#features/overviews/api.server';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { listEnded } from './events';

/** Longer than the pause between two runs, so that a late or lost run leaves nothing behind. */
const LOOK_BACK = 60 * 60_000;

/** What has ended leaves every list. */
export const expireEvents = (host: Host) =>
  defineJob<object, JobContext>({
    name: 'calendar.expire',
    schema: z.object({}),
    cron: '*/10 * * * *',
    run: async () => {
      const now = host.clock.now();
      const ended = await listEnded(host, new Date(now.getTime() - LOOK_BACK), now);
      if (ended.length > 0) await announceChange(host, 'Calendar', ended);
    },
  });
