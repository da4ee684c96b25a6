import { z } from 'zod';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { expireReservations, purgeReservations } from './end';

/** Each minute: what nobody came for in time. */
export const expireReservationsJob = defineJob<object, JobContext>({
  name: 'reservation.expire',
  schema: z.object({}),
  cron: '* * * * *',
  run: async (_, { host }) => {
    await expireReservations(host());
  },
});

export const purgeReservationsJob = defineJob<object, JobContext>({
  name: 'reservation.purge',
  schema: z.object({}),
  cron: '45 4 * * *',
  run: async (_, { host }) => {
    const { db, clock } = host();
    await purgeReservations(db, clock.now());
  },
});
