import { sql } from 'drizzle-orm';
import { stockAlerts as limits } from '#kernel/limits-alerts';
import type { Db } from '#platform/db/types';

/**
 * Removes what was never confirmed, what waited for too long and what is over since a while, and with
 * it every address. Answers how many.
 */
export const purgeAlerts = async (db: Db, now: Date): Promise<number> => {
  const before = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const { rowCount } = await db.execute(sql`
    delete from stock_alerts
    where (state = 'asked' and invited_at < ${before(limits.askedFor)})
      or (state = 'waiting' and confirmed_at < ${before(limits.waitsFor)})
      or (state in ('sent', 'stopped') and ended_at < ${before(limits.keptFor)})`);
  return rowCount ?? 0;
};
