import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../config/log';
import { createClients } from './clients';
import { findSqlState, isConnectionLost, sqlState } from './errors';
import { keptAlive, outliveConnections } from './pool';
import type { Db } from './types';

/** In ms: how old what a standby tells may be. */
const OLDEST = 1_000;
/** In ms, between looks at how far it is. */
const BEAT = 300;
/** In ms: the longest that it gets to answer to that, and to a new connection. */
const PATIENCE = 3_000;

/**
 * Runs a read that may be a second old: on a standby while there is one that isn't further behind, else on the
 * primary. What is read is kept nowhere that a later message from another process should clear, and nobody looks there
 * for what he wrote himself a moment ago. `ask` only reads, and may be called twice: the second time on the primary,
 * when the standby ended the first.
 */
export type Reads = <T>(ask: (db: Db) => Promise<T>) => Promise<T>;

export interface Replica {
  reads: Reads;
  /** Whether the standby has reads now. */
  isUsed(): boolean;
  close(): Promise<void>;
}

export interface ReplicaSettings {
  url: string;
  primary: Db;
  /** Most connections to the standby. */
  max: number;
  /** False: behind a pooler that keeps no statements by their names. */
  named?: boolean;
  log: Log;
}

type Place = { lsn: string; system: string; name: string };

/** How far the primary is, and which one it is: another site's standby would tell of other orders. */
const PLACE = sql`
  select pg_current_wal_lsn()::text as lsn, current_database()::text as name,
    (select system_identifier::text from pg_control_system()) as system`;

/** A standby that was promoted follows nobody any more: it may lack what the primary has. */
const CAUGHT_UP = `
  select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn and current_database() = $2
    and (select system_identifier::text from pg_control_system()) = $3 as caught`;

/** Whether the standby couldn't be asked, or ended what it was asked for what it had to replay. */
const isOfStandby = (error: unknown): boolean =>
  isConnectionLost(error) || findSqlState(error) === sqlState.serializationFailure;

/**
 * Reads on a standby. How far it is, it is asked a few times a second: it is used for a second from the moment at
 * which the primary was where the standby now is.
 */
export function openReplica({ url, primary, max, named, log }: ReplicaSettings): Replica {
  const { Client, cutAll } = createClients({ named });
  const pool = new pg.Pool({
    ...{ Client, connectionString: url, max, ...keptAlive },
    ...{ connectionTimeoutMillis: PATIENCE, idleTimeoutMillis: 60_000 },
    application_name: 'etalage reads',
  });
  // Whoever asks is told, and asks the primary.
  pool.on('error', () => {});
  outliveConnections(pool);
  const db = drizzle(pool);
  const closing = new AbortController();
  const beat = createBeat(url);
  let freshUntil = 0;
  let wasUsed: boolean | undefined;

  const isUsed = () => performance.now() < freshUntil;
  const tell = () => {
    if (wasUsed === isUsed()) return;
    if (isUsed()) log.info('the standby is used for reads');
    else log.warn('the standby is away or behind: the primary has all reads');
    wasUsed = isUsed();
  };
  const look = async () => {
    const from = performance.now();
    const { rows } = await primary.execute<Place>(PLACE);
    if (rows[0] && (await beat.isAt(rows[0]))) freshUntil = from + OLDEST;
  };
  const lookAndTell = async () => {
    await look().catch(() => {
      freshUntil = 0;
      // One that hangs never tells those who wait for it.
      cutAll();
    });
    tell();
  };
  const first = lookAndTell();
  const loop = async () => {
    await first;
    while (!closing.signal.aborted) {
      await sleep(BEAT, undefined, { signal: closing.signal }).catch(() => {});
      if (!closing.signal.aborted) await lookAndTell();
    }
  };
  const looping = loop();

  return {
    isUsed,
    async reads(ask) {
      // A command reads at once.
      await first;
      if (!isUsed()) return ask(primary);
      try {
        return await ask(db);
      } catch (error) {
        if (!isOfStandby(error)) throw error;
        return ask(primary);
      }
    },
    async close() {
      closing.abort();
      freshUntil = 0;
      await looping;
      await beat.close();
      await pool.end();
    },
  };
}

/** A connection of its own to a standby, opened again when it broke. Throws when nobody answers in time. */
function createBeat(url: string) {
  let client: pg.Client | undefined;
  const open = async () => {
    const next = new pg.Client({
      ...{ connectionString: url, application_name: 'etalage reads' },
      ...{ connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE, ...keptAlive },
    });
    next.on('error', () => {});
    await next.connect();
    return next;
  };
  const drop = async () => {
    const old = client;
    client = undefined;
    old?.connection.stream.destroy();
  };
  return {
    async isAt({ lsn, name, system }: Place): Promise<boolean> {
      try {
        client ??= await open();
        const values = [lsn, name, system];
        const { rows } = await client.query<{ caught: boolean | null }>(CAUGHT_UP, values);
        return rows[0]?.caught === true;
      } catch (error) {
        await drop();
        throw error;
      }
    },
    close: drop,
  };
}
