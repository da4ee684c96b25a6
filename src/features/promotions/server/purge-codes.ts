import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { promotions as limits } from '#kernel/limits-orders';
import type { Db } from '#platform/db/types';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';

const DAY = 86_400_000;

/**
 * Removes personal codes that nobody used some time after their end, and forgets of the others who
 * asked for them and, later, whose they were. Answers how many were removed.
 */
export const purgePersonalCodes = async (db: Db, now: Date): Promise<number> => {
  const before = (days: number) =>
    sql`${new Date(now.getTime() - days * DAY).toISOString()}::timestamptz`;
  await db.execute(sql`
    update discount_codes set client = null
    where client is not null and created_at < ${before(2)}`);
  const { rowCount } = await db.execute(sql`
    delete from discount_codes c
    where c.offer_id is not null and c.ends_at < ${before(limits.unusedKeptDays)}
      and not exists (select from discount_code_uses u where u.code_id = c.id)`);
  await db.execute(sql`
    update discount_codes set receiver = null
    where receiver is not null and ends_at < ${before(limits.receiverKeptDays)}`);
  return rowCount ?? 0;
};

export const purgeCodesJob = defineJob<object, JobContext>({
  name: 'promotions.purge-codes',
  schema: z.object({}),
  cron: '40 3 * * *',
  run: async (_, { host }) => {
    const { db, clock } = host();
    await purgePersonalCodes(db, clock.now());
  },
});
