import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type PgBoss from 'pg-boss';
import { createClients } from '../db/clients';
import { DatabaseAway, findSqlState, isConnectionLost } from '../db/errors';
import { cutLostConnections } from '../db/lost-connections';
import type { Outage } from '../db/outage';
import { keptAlive, outliveConnections } from '../db/pool';
import type { Db } from '../db/types';

/** Texts that are asked again and again, by the name under which a connection keeps their plan. */
const names = new Map<string, string>();

const nameOf = (text: string): string => {
  const known = names.get(text) ?? `job_sql_${names.size + 1}`;
  names.set(text, known);
  return known;
};

/** Lets pg-boss write through a drizzle connection: in its transaction, if it is one. */
export function throughDrizzle(db: Db): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const query = { sql: text, params: values };
      const prepared = db._.session.prepareQuery(query, undefined, nameOf(text), false);
      return (await prepared.execute()) as { rows: unknown[] };
    },
  };
}

export interface PatientPoolSettings {
  onError: (error: Error) => void;
  /** False: behind a pooler that keeps no statements by their names. */
  named?: boolean;
  outage?: Pick<Outage, 'onBegin'>;
}

export interface PatientPool extends PgBoss.Db {
  close(): Promise<void>;
}

/**
 * The queue in which pg-boss puts what its clock says is due. It ticks such jobs off without awaiting
 * the answer, so an error of that would end the process.
 */
const CLOCK = '__pgboss__send-it';

/**
 * A pool for pg-boss' own queries. A query that found no connection, or a deadlock, is tried again
 * for some 20 s, so that a job that was run is ticked off rather than run again. `onError` hears of
 * connections that broke, and of what could not be ticked off in the clock's queue: pg-boss runs that
 * again when its time is over.
 */
export function openPatientPool(
  url: string,
  { onError, named, outage }: PatientPoolSettings,
): PatientPool {
  const { Client, cutAll } = createClients({ named });
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: 4,
    idleTimeoutMillis: 60_000,
    ...keptAlive,
    application_name: 'etalage jobs',
  });
  pool.on('error', (error) => onError(new DatabaseAway(error)));
  outliveConnections(pool);
  outage?.onBegin(cutAll);
  const stopLooking = cutLostConnections(pool);
  const running = new Set<Promise<unknown>>();
  let closing = false;
  const onTickError = (error: Error) => {
    onError(error);
    return { rows: [{ count: '0' }] };
  };
  const query = async (text: string, values: unknown[]) => {
    for (let wait = 100; ; wait *= 2) {
      try {
        return await queryOnce(pool, text, values);
      } catch (error) {
        if (closing || wait > 10_000 || !isPassing(error)) throw error;
        await sleep(wait);
      }
    }
  };
  return {
    executeSql(text, values) {
      const asked = query(text, values);
      const result = isTick(values) ? asked.catch(onTickError) : asked;
      running.add(result);
      result.catch(() => {}).finally(() => running.delete(result));
      return result;
    },
    async close() {
      closing = true;
      await Promise.allSettled(running);
      await pool.end().finally(stopLooking);
    },
  };
}

/** Some of pg-boss' texts begin a transaction themselves: a connection that failed may be in it. */
async function queryOnce(pool: pg.Pool, text: string, values: unknown[]) {
  const client = await pool.connect().catch(asAway);
  try {
    const result = await client.query(text, values);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    return asAway(error);
  }
}

/** Throws it, as what everybody knows when it tells of a connection. */
const asAway = (error: unknown): never => {
  throw isConnectionLost(error) ? new DatabaseAway(error) : error;
};

/** Whether it ends jobs of the clock's queue: by its name, their ids and what came of them. */
const isTick = ([name, ids]: unknown[] = []): boolean => name === CLOCK && Array.isArray(ids);

/** Nothing was done: no connection, the server was ending or full, or another was in the way. */
const isPassing = (error: unknown): boolean =>
  isConnectionLost(error) || /^(40|53)/.test(findSqlState(error) ?? '');
