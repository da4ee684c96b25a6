import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { purgeBookmarks } from './move';

export const purgeWishlistsJob = defineJob<object, JobContext>({
  name: 'wishlist.purge',
  schema: z.object({}),
  cron: '50 4 * * *',
  run: async (_, { host }) => {
    await purgeBookmarks(host().db);
  },
});
