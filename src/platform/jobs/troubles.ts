import type PgBoss from 'pg-boss';

/** A job that failed for good (`failed`), or failed and is tried again (`retrying`). */
export interface JobTrouble {
  id: string;
  /** `mail.send` */
  name: string;
  state: 'failed' | 'retrying';
  /** How often it was tried. */
  tries: number;
  createdAt: Date;
  /** When it is tried again; of one that failed: when that was. */
  at: Date;
  /** What it threw. */
  problem: string;
}

/** How many jobs could run now, and since when the first of them; null: none waits. */
export interface JobsWaiting {
  waiting: number;
  since: Date | null;
}

const troubled = `
  SELECT id, name, state, retry_count, created_on, start_after, completed_on, output->>'message' AS problem
  FROM pgboss.job
  WHERE state = 'failed' OR (state = 'retry' AND retry_count > 0) OR (state = 'active' AND retry_count > 0)
  ORDER BY (state = 'failed') DESC, coalesce(completed_on, start_after) DESC
  LIMIT $1`;

const waiting = `
  SELECT count(*)::int AS waiting, min(start_after) AS since
  FROM pgboss.job
  WHERE state IN ('created', 'retry') AND start_after <= clock_timestamp()`;

/** One that failed for good gets one more try; one that waits for its next try gets it now. */
const again = `
  UPDATE pgboss.job
  SET state = 'retry', start_after = clock_timestamp(), completed_on = NULL,
    retry_limit = CASE WHEN state = 'failed' THEN retry_limit + 1 ELSE retry_limit END
  WHERE id = $1 AND (state = 'failed' OR (state = 'retry' AND retry_count > 0))
  RETURNING name`;

type Row = {
  id: string;
  name: string;
  state: string;
  retry_count: number;
  created_on: Date;
  start_after: Date;
  completed_on: Date | null;
  problem: string | null;
};

/** Jobs that failed, those that failed for good first. */
export const listTroubles = async (db: PgBoss.Db, limit: number): Promise<JobTrouble[]> => {
  const { rows } = (await db.executeSql(troubled, [limit])) as { rows: Row[] };
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, createdAt: new Date(row.created_on) },
    state: row.state === 'failed' ? 'failed' : 'retrying',
    tries: row.retry_count + (row.state === 'failed' ? 1 : 0),
    at: new Date(row.completed_on ?? row.start_after),
    problem: row.problem ?? '',
  }));
};

export const countWaiting = async (db: PgBoss.Db): Promise<JobsWaiting> => {
  const { rows } = (await db.executeSql(waiting, [])) as {
    rows: { waiting: number; since: Date | null }[];
  };
  const [row] = rows;
  return { waiting: row?.waiting ?? 0, since: row?.since ? new Date(row.since) : null };
};

/** Answers the name of what is tried again; undefined: it isn't there, or runs at this moment. */
export const tryAgain = async (db: PgBoss.Db, id: string): Promise<string | undefined> => {
  const { rows } = (await db.executeSql(again, [id])) as { rows: { name: string }[] };
  return rows[0]?.name;
};

const troubledByName = `
  SELECT name, CASE WHEN state = 'failed' THEN 'failed' ELSE 'retrying' END AS state, count(*)::int AS count
  FROM pgboss.job
  WHERE state = 'failed' OR (state IN ('retry', 'active') AND retry_count > 0)
  GROUP BY 1, 2`;

export type TroubleCount = { name: string; state: string; count: number };

/** How many failed, by name. */
export const countTroubles = async (db: PgBoss.Db): Promise<TroubleCount[]> =>
  ((await db.executeSql(troubledByName, [])) as { rows: TroubleCount[] }).rows;
