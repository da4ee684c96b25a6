import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenPool, openPool } from '#platform/db/pool';
import { databaseAt, testPrefix, withClient } from './template';

export interface TestDatabase extends OpenPool {
  url: string;
  /** Closes the pool and drops the database: for afterAll. */
  drop(): Promise<void>;
}

export interface TestDatabaseSettings {
  /** Without our tables. */
  empty?: boolean;
  /** Most connections. */
  max?: number;
}

/** One that is there; it stays when it is let go of. */
export async function connectTo(url: string): Promise<TestDatabase> {
  const pool = openPool(url, { max: 10 });
  return { ...pool, url, drop: () => pool.close() };
}

/** A database of its own, with all tables and nothing in them. */
export async function createTestDatabase(
  settings: TestDatabaseSettings = {},
): Promise<TestDatabase> {
  const server = inject('databaseUrl');
  const template = settings.empty ? 'template1' : inject('databaseTemplate');
  const name = `${testPrefix}${process.pid}_${randomBytes(5).toString('hex')}`;
  await withClient(server, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const url = databaseAt(server, name);
  const pool = openPool(url, { max: settings.max ?? 10 });
  return {
    ...pool,
    url,
    async drop() {
      await pool.close();
      await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
