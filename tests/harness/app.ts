import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import type { BlockFiles } from '#features/pages/api.server';
import type { Config } from '#platform/config/config';
import type { Feature } from '#platform/host';
import { createApplication } from '../../src/main/application';
import { features as allFeatures } from '../../src/main/features';
import { createTestClock } from './clock';
import { connectTo, createTestDatabase } from './database';
import { createMailbox } from './mailbox';

export type TestAppOptions = {
  config?: Partial<Config>;
  features?: readonly Feature[];
  /** Left out: those in the folders of the features. */
  blocks?: BlockFiles;
  /** Run before the application is made, e.g. to store products that its index must know. */
  prepare?: (db: Awaited<ReturnType<typeof createTestDatabase>>['db']) => Promise<void>;
  /** The address of a database that is there already, instead of a new one. */
  database?: string;
  /** Whether its jobs run; false by default. */
  work?: boolean;
  /** Which build it is; left out: none, and no copies of indexes are kept. */
  build?: string;
  /** Takes the lines of its log, from `info`; left out: errors go to standard output. */
  log?: (line: string) => void;
};

/** The whole application on a database of its own, without a socket. */
export const createTestApp = async (options: TestAppOptions = {}) => {
  const database = await (options.database ? connectTo(options.database) : createTestDatabase());
  const dataFolder = await mkdtemp(join(tmpdir(), 'etalage-test-'));
  const clock = createTestClock();
  await options.prepare?.(database.db);
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    databasePool: 8,
    dataFolder,
    secret: 'a secret for tests that is long enough',
    siteUrl: 'http://localhost',
    mailFrom: 'Test <test@localhost>',
    storage: 'folder',
    logLevel: 'error',
    pageCache: true,
    preview: true,
    trustProxy: false,
    ...options.config,
  };
  const application = await createApplication({
    config,
    databaseUrl: database.url,
    assets: { styles: [], scripts: [], fonts: [] },
    clock,
    logger: options.log ? { level: 'info', stream: { write: options.log } } : { level: 'error' },
    features: options.features ?? allFeatures,
    blocks: options.blocks,
    work: options.work ?? false,
    build: options.build,
  });
  const { host } = application;
  return {
    host,
    clock,
    db: database.db,
    mailbox: createMailbox(database.db),
    inject: (request: InjectOptions | string) => host.app.inject(request),
    close: async () => {
      await application.close();
      await database.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
