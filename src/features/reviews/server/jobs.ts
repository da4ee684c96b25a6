import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { reviews as limits } from '#kernel/limits-reviews';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { askForReviews } from './ask';

/** By day: a mail at night wakes people up. */
export const askForReviewsJob = defineJob<object, JobContext>({
  name: 'reviews.ask',
  schema: z.object({}),
  cron: '20 8-17 * * *',
  run: async (_, { host }) => {
    await askForReviews(host());
  },
});

/** Removes what was refused a year ago, and reports that were looked at then. */
export const purgeReviews = async ({ db, clock }: Pick<Host, 'db' | 'clock'>): Promise<void> => {
  const before = (days: number) =>
    sql`${new Date(clock.now().getTime() - days * 86_400_000).toISOString()}::timestamptz`;
  await db.execute(sql`
    delete from product_reviews
    where state = 'refused' and judged_at < ${before(limits.refusedDays)}`);
  await db.execute(sql`delete from review_reports where settled_at < ${before(limits.reportDays)}`);
};

export const purgeReviewsJob = defineJob<object, JobContext>({
  name: 'reviews.purge',
  schema: z.object({}),
  cron: '50 3 * * *',
  run: async (_, { host }) => purgeReviews(host()),
});
