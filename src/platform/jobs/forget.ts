import { sql } from 'drizzle-orm';
import type { Db } from '../db/types';

/**
 * Removes jobs, done or still to be done, in whose data any of these words stands. Answers how many; undefined: one of
 * them runs at this moment, and none was removed.
 */
export const forgetJobsNaming = async (
  db: Db,
  words: readonly string[],
  /** The name of jobs that empty themselves: see `emptyJob`. */
  except: string,
): Promise<number | undefined> => {
  if (words.length === 0) return 0;
  const isOne = sql.join(
    words.map(
      (word) =>
        sql`position(${word.toLowerCase()} in lower(coalesce(data::text, '') || coalesce(output::text, ''))) > 0`,
    ),
    sql` or `,
  );
  const isNamed = sql`name <> ${except} and (${isOne})`;
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job where state = 'active' and ${isNamed} limit 1`,
  );
  if (rows.length > 0) return undefined;
  const jobs = await db.execute(sql`delete from pgboss.job where state <> 'active' and ${isNamed}`);
  const old = await db.execute(sql`delete from pgboss.archive where ${isNamed}`);
  return (jobs.rowCount ?? 0) + (old.rowCount ?? 0);
};

/** Leaves nothing in a job of what it was about, once it did its work. */
export const emptyJob = async (db: Db, id: string): Promise<void> => {
  await db.execute(sql`update pgboss.job set data = '{}' where id = ${id}::uuid`);
};
