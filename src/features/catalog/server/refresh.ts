import { z } from 'zod';
import { announceChange } from '#features/overviews/api.server';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { productEntity } from '../entity';
import { noteSales } from './sales';

/** Each night: what was new for long enough is so no more, and what sells well is counted again. */
export const refreshProductsJob = defineJob<object, JobContext>({
  name: 'catalog.refresh',
  schema: z.object({}),
  cron: '5 0 * * *',
  zone: 'Europe/Amsterdam',
  run: async (_, { host }) => {
    await noteSales(host());
    await announceChange(host(), productEntity.name);
  },
});
