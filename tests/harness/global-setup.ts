import { resolve } from 'node:path';
import type { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { silentLog } from '#platform/config/log';
import { startDatabase } from '#platform/db/database';
import { dropLeftovers, prepareTemplate, withClient } from './template';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    databaseTemplate: string;
  }
}

/**
 * Starts the application once and lets go of it: the tables of some fifty jobs are most of what a
 * start on an empty database does. A job that came since is added by the test that starts it.
 */
async function makeJobTables(url: string): Promise<void> {
  const before = await withClient(url, listEmptyTables);
  const { createTestApp } = await import('./app');
  const app = await createTestApp({ database: url });
  await app.close();
  // No job is planned, and nothing is there by itself, before a test begins.
  const emptied = ['pgboss.schedule', 'pgboss.job', ...before].join(', ');
  await withClient(url, (client) => client.query(`truncate ${emptied} restart identity`));
}

async function listEmptyTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const empty: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount === 0) empty.push(name);
  }
  return empty;
}

/** One PostgreSQL for all tests: that of TEST_DATABASE_URL, or Etalage's own in tests/.cache. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = resolve(import.meta.dirname, '../..');
  const database = await startDatabase({
    config: {
      databaseUrl: process.env.TEST_DATABASE_URL,
      dataFolder: resolve(root, 'tests/.cache'),
    },
    log: { ...silentLog, warn: console.warn },
  });
  await dropLeftovers(database.url);
  project.provide('databaseUrl', database.url);
  project.provide(
    'databaseTemplate',
    await prepareTemplate(database.url, resolve(root, 'migrations'), makeJobTables),
  );
  return () => database.stop();
}
