import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './types';

// Sums and bigserial numbers stay far below 2^53; as strings they would be added as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface OpenPool {
  db: Db;
  pool: pg.Pool;
  /** Waits for queries that run. */
  close(): Promise<void>;
}

export interface PoolSettings {
  /** Most connections at once. */
  max?: number;
  /** In ms, how long a query waits for a connection before it fails: 10,000 unless told otherwise. */
  patience?: number;
  /** Told of a connection that broke while nobody used it; the pool opens another. */
  onError?: (error: Error) => void;
}

/** Opens a pool of connections. int8 is read as a number. */
export function openPool(
  url: string,
  { max = 10, patience = 10_000, onError }: PoolSettings = {},
): OpenPool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    // To open one anew costs both sides some milliseconds of processor time, for the password.
    idleTimeoutMillis: 60_000,
    application_name: 'etalage',
  });
  pool.on('error', (error) => onError?.(error));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
