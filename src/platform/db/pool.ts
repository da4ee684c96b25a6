import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createClients } from './clients';
import { DatabaseAway } from './errors';
import { failFast } from './fail-fast';
import { cutLostConnections } from './lost-connections';
import type { Outage } from './outage';
import type { Db } from './types';

// Sums and bigserial numbers stay far below 2^53; as strings they would be added as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface OpenPool {
  db: Db;
  pool: pg.Pool;
  /** From now on a query waits so many ms for a connection before it fails. */
  setPatience(ms: number): void;
  /** Waits for queries that run. */
  close(): Promise<void>;
}

export interface PoolSettings {
  /** Most connections at once. */
  max?: number;
  /** Told of a connection that broke while nobody used it; the pool opens another. */
  onError?: (error: Error) => void;
  /** In ms, how long a connection may be silent in use before it is asked after; 20,000. */
  lostAfter?: number;
  /** When it says that the database is away, nobody waits for it. */
  outage?: Outage;
  /** False: behind a pooler that keeps no statements by their names. */
  named?: boolean;
}

/** In ms, how long a query waits for a connection while nobody waits for its answer. */
const PATIENCE = 120_000;

/** So that a server that vanished, or a way to it that was forgotten, is noticed while nobody asks. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 } as const;

/**
 * Keeps the process when a connection of this pool breaks while somebody uses it. Whoever does hears
 * it from the query that fails; an `error` event that nobody listens for would end the process, and
 * the pool itself listens only while a connection is idle.
 */
export function outliveConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => {}));
}

/** Opens a pool of connections. int8 is read as a number. */
export function openPool(
  url: string,
  { max = 10, onError, lostAfter, outage, named }: PoolSettings = {},
): OpenPool {
  const { Client, cutAll } = createClients({ named });
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max,
    connectionTimeoutMillis: PATIENCE,
    ...keptAlive,
    // To open one anew costs both sides some milliseconds of processor time, for the password.
    idleTimeoutMillis: 60_000,
    application_name: 'etalage',
  });
  pool.on('error', (error) => onError?.(new DatabaseAway(error)));
  outliveConnections(pool);
  if (outage) failFast(pool, outage, cutAll);
  const stopLooking = cutLostConnections(pool, lostAfter);
  return {
    db: drizzle(pool),
    pool,
    setPatience(ms) {
      pool.options.connectionTimeoutMillis = ms;
    },
    close: () => pool.end().finally(stopLooking),
  };
}
