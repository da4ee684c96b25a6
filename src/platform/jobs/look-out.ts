import { setTimeout as sleep } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Log } from '../config/log';

/** How often a process looks for work that another stored, or that was put off, in ms. */
const POLL = 2_000;

const DUE = `select distinct name from pgboss.job where state < 'active' and start_after < now()`;

/**
 * Looks for jobs that may be run, of all names in one query, and calls `wake` with the name of each:
 * to ask name by name would keep an idle database busy. Answers how to stop.
 */
export function lookOut(db: PgBoss.Db, wake: (name: string) => void, log: Log) {
  const stopping = new AbortController();
  const look = async () => {
    try {
      const { rows } = (await db.executeSql(DUE, [])) as { rows: { name: string }[] };
      for (const { name } of rows) wake(name);
    } catch (err) {
      if (!stopping.signal.aborted) log.warn({ err }, 'could not look for jobs');
    }
  };
  const loop = async () => {
    while (!stopping.signal.aborted) {
      await look();
      await sleep(POLL, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  void loop();
  return () => stopping.abort();
}
