import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Feature } from '#platform/host';
import { type ApplicationOptions, createApplication } from '../../src/main/application';
import type { TestApp } from './app';
import { databaseAt } from './template';

/** Another process on the same database, as far as the two can tell. Close it before the first. */
export const createSecondApp = async (
  app: TestApp,
  features: readonly Feature[],
  logger: ApplicationOptions['logger'] = { level: 'error' },
  /** Whether it runs jobs. */
  work = false,
) => {
  const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
  const { host, close } = await createApplication({
    config: app.host.config,
    databaseUrl: databaseAt(inject('databaseUrl'), rows[0]?.name ?? ''),
    assets: app.host.assets,
    clock: app.clock,
    build: app.host.build,
    logger,
    features,
    work,
  });
  const get = async (url: string) => (await host.app.inject(url)).body;
  return { host, get, close };
};
