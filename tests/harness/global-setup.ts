import { chmodSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { silentLog } from '#platform/config/log';
import { startDatabase } from '#platform/db/database';
import { stopPostmaster } from '#platform/db/embedded/postmaster';
import { findLeftFolders, makeQuickFolder } from './quick-folder';
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

const FOLDER = 'etalage-tests-';

/** A run that was killed leaves its PostgreSQL behind, and that its memory. */
async function removeLeftServers(): Promise<void> {
  for (const folder of findLeftFolders(FOLDER)) {
    await stopPostmaster(join(folder, 'postgres', 'cluster'));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A power cut may take what these tests store. */
const WITHOUT_CARE = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** One PostgreSQL for all tests: that of TEST_DATABASE_URL, or Etalage's own, gone after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  await removeLeftServers();
  const dataFolder = makeQuickFolder(FOLDER);
  // PostgreSQL's own user must get in.
  chmodSync(dataFolder, 0o755);
  const database = await startDatabase({
    config: { databaseUrl: given, dataFolder },
    log: { ...silentLog, warn: console.warn },
  });
  if (!given) {
    await withClient(database.url, async (client) => {
      for (const name of WITHOUT_CARE) await client.query(`alter system set ${name} = off`);
      await client.query('select pg_reload_conf()');
    });
  }
  await dropLeftovers(database.url);
  project.provide('databaseUrl', database.url);
  const migrations = resolve(import.meta.dirname, '../../migrations');
  project.provide(
    'databaseTemplate',
    await prepareTemplate(database.url, migrations, makeJobTables),
  );
  return async () => {
    await database.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
