import type PgBoss from 'pg-boss';

const WAITING = `name = any($1) and state in ('created', 'retry', 'active') and created_on < $2`;

const count = `select name, count(*)::int as count from pgboss.job where ${WAITING} group by name order by name`;

const forget = `delete from pgboss.job where ${WAITING}`;

export type WaitingPost = { name: string; count: number };

/** Jobs by these names that were stored before a moment and not done since. */
export const countPost = async (
  db: PgBoss.Db,
  names: readonly string[],
  before: Date,
): Promise<WaitingPost[]> =>
  ((await db.executeSql(count, [names, before])) as { rows: WaitingPost[] }).rows;

export const forgetPost = async (
  db: PgBoss.Db,
  names: readonly string[],
  before: Date,
): Promise<void> => {
  await db.executeSql(forget, [names, before]);
};
