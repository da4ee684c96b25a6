import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { silentLog } from '#platform/config/log';
import { startDatabase } from '#platform/db/database';
import { dropLeftovers, prepareTemplate } from './template';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    databaseTemplate: string;
  }
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
    await prepareTemplate(database.url, resolve(root, 'migrations')),
  );
  return () => database.stop();
}
