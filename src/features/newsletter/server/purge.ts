import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { catchUp } from './sync';

const DAY = 86_400_000;
const YEAR = 365.25 * DAY;

/**
 * Erases addresses and askings that were never confirmed, the proof of those that withdrew years ago, and
 * who asked once that is no longer counted. Answers how many subscribers are gone.
 */
export const purgeNewsletter = (db: Db, now: Date): Promise<number> =>
  transact(db, async (tx) => {
    const before = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
    const { rowCount } = await tx.execute(sql`
      delete from newsletter_subscribers
      where (state = 'asked' and confirmed_at is null and invited_at < ${before(limits.askedFor)})
        or (state = 'unsubscribed' and confirmed_at is null and ended_at < ${before(limits.askedFor)})
        or (state = 'unsubscribed' and ended_at < ${before(limits.proofYears * YEAR)})`);
    // Who was on the list before stays known as who withdrew then.
    await tx.execute(sql`
      update newsletter_subscribers s set state = 'unsubscribed', email = null, name = null,
        ended_at = coalesce((
          select max(at) from newsletter_proofs p
          where p.subscriber_id = s.id and p.kind = 'withdrawn'), invited_at)
      where state = 'asked' and confirmed_at is not null and invited_at < ${before(limits.askedFor)}`);
    await tx.execute(sql`
      delete from newsletter_asks
      where token is not null and confirmed_at is null and asked_at < ${before(limits.askedFor)}`);
    // What was only there to be counted, and who it was of what stays.
    await tx.execute(sql`
      delete from newsletter_asks where subscriber_id is null and asked_at < ${before(2 * DAY)}`);
    await tx.execute(sql`
      update newsletter_asks set client = null, mailbox = null
      where client is not null and asked_at < ${before(2 * DAY)}`);
    await tx.execute(sql`
      update newsletter_subscribers set client = null
      where client is not null and invited_at < ${before(2 * DAY)}`);
    return rowCount ?? 0;
  });

export const purgeNewsletterJob = defineJob<object, JobContext>({
  name: 'newsletter.purge',
  schema: z.object({}),
  cron: '35 * * * *',
  run: async (_, { host }) => {
    const { db, clock } = host();
    await purgeNewsletter(db, clock.now());
    await catchUp(host());
  },
});
