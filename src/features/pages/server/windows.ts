import { and, gt, lte, or } from 'drizzle-orm';
import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { PAGES_CHANGED } from './find-page';
import { pages } from './tables';

/** How far back it looks, in ms: twice its pace, so that a late run misses nothing. */
const LOOK_BACK = 120_000;

/** Each minute: tells everyone when a page came online or went offline by its own dates. */
export const pageWindowsJob = defineJob<object, JobContext>({
  name: 'pages.windows',
  schema: z.object({}),
  cron: '* * * * *',
  retries: 0,
  run: async (_, context) => {
    const host = context.host();
    const now = host.clock.now();
    const since = new Date(now.getTime() - LOOK_BACK);
    const passed = await host.db
      .select({ id: pages.id })
      .from(pages)
      .where(
        or(
          and(gt(pages.onlineFrom, since), lte(pages.onlineFrom, now)),
          and(gt(pages.onlineUntil, since), lte(pages.onlineUntil, now)),
        ),
      );
    if (passed.length > 0) await host.events.publish(PAGES_CHANGED, {});
  },
});
