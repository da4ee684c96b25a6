import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Config } from '#platform/config/config';
import { ConfigError } from '#platform/config/errors';
import { silentLog } from '#platform/config/log';
import { type Database, startDatabase } from '#platform/db/database';
import { migrate } from '#platform/db/migrate';
import { checkInstallation } from '#platform/installation/check';
import { refuseUnfinished } from '#platform/installation/restored';
import { readAssets } from '#platform/render/assets';
import type { Application } from './application';
import { entries, pathsOf, readBuild } from './paths';
import { stopInTurn } from './stop';

export type Started = Application & { databaseUrl: string; stop: () => Promise<void> };

/**
 * Runs a part of a start; a signal meanwhile stops the database, which would stay behind otherwise,
 * and ends the process. What is under way in it is given up: it was not told to anybody.
 */
const withDatabase = async <T>(
  begin: () => Promise<Database>,
  run: (database: Database) => Promise<T>,
): Promise<T> => {
  let database: Database | undefined;
  let code: number | undefined;
  const leave = async () => {
    await database?.stop().catch(() => {});
    process.exit(code);
  };
  const end = (wanted: number) => () => {
    code ??= wanted;
    // One that is just coming up is stopped once it is there.
    if (database) void leave();
  };
  const handlers = { SIGINT: end(130), SIGTERM: end(143) } as const;
  for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler);
  try {
    database = await begin();
    if (code !== undefined) await leave();
    return await run(database);
  } finally {
    for (const [signal, handler] of Object.entries(handlers)) process.off(signal, handler);
  }
};

/** A database that is up and migrated. When a migration fails, what was started is stopped again. */
export const prepareDatabase = (config: Config, root: string): Promise<Database> => {
  const log = { ...silentLog, info: say, warn: say, error: say };
  return withDatabase(
    () => startDatabase({ config, log }),
    async (database) => {
      try {
        await migrate(database.directUrl, pathsOf(root).migrations);
        await refuseUnfinished(database.directUrl);
        return database;
      } catch (error) {
        await database.stop();
        throw error;
      }
    },
  );
};

/** The application on its database, for the server and for commands. */
export const open = async (
  config: Config,
  root: string,
  options: { work?: boolean; quiet?: boolean } = {},
): Promise<Started> => {
  const preparing = prepareDatabase(config, root);
  // Meanwhile: it takes as long to read as PostgreSQL to come up.
  const reading = import('./application');
  reading.catch(() => {});
  const database = await preparing;
  const { client } = pathsOf(root);
  const application = await withDatabase(
    async () => database,
    async () => {
      const { createApplication } = await reading;
      const { secret } = config;
      const isPooled = database.directUrl !== database.url;
      const databasePool = isPooled ? undefined : config.databasePool;
      const endCheck = await checkInstallation({
        ...{ url: database.directUrl, secret, databasePool },
        warn: say,
      });
      return createApplication({
        config,
        databaseUrl: database.url,
        directUrl: database.directUrl,
        clientFolder: client,
        assets: readAssets(client, entries),
        build: readBuild(root),
        work: options.work,
        logger: options.quiet ? { level: 'error' } : { level: config.logLevel },
      }).finally(endCheck);
    },
  ).catch(async (error) => {
    await database.stop();
    throw error;
  });
  const stop = () =>
    stopInTurn(
      () => application.close(),
      () => database.stop(),
    );
  return { ...application, databaseUrl: database.url, stop };
};

const say = (first: object | string, second?: string) => {
  process.stderr.write(`${typeof first === 'string' ? first : second}\n`);
};

/** What a HOST or PORT that can't be listened at is told as, by the system's code for it. */
const unusable: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ host, port }) => `PORT ${port} on ${host} is in use by another program`,
  EACCES: ({ port }) => `PORT ${port} may not be used by this user`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine`,
};

const tellUnusable =
  (config: Config) =>
  (error: NodeJS.ErrnoException): never => {
    const told = unusable[error.code ?? ''];
    throw told ? new ConfigError(told(config)) : error;
  };

/**
 * Listens for a moment, so that a HOST or PORT that can't be used is told before the minutes that a
 * first start takes. Throws ConfigError, one line.
 */
export const tryAddress = async (config: Config): Promise<void> => {
  const server = createServer();
  server.listen({ host: config.host, port: config.port });
  await once(server, 'listening').catch(tellUnusable(config));
  server.close();
  await once(server, 'close');
};

/** Listens; answers the address. Throws ConfigError, one line, when HOST or PORT can't be used. */
export const listen = async ({ host }: Pick<Application, 'host'>): Promise<string> => {
  const { host: name, port } = host.config;
  await host.app.listen({ host: name, port }).catch(tellUnusable(host.config));
  const { port: chosen } = host.app.server.address() as AddressInfo;
  return `http://${name.includes(':') ? `[${name}]` : name}:${chosen}`;
};

/** Milliseconds in which a stop ends, after what it serves on for. */
const LIMIT = 25_000;

/**
 * Stops on a signal, once, within 25 s. SIGTERM comes from what runs processes: the site goes on for
 * `drainSeconds`, so that visitors are sent elsewhere meanwhile. SIGINT comes from somebody who waits
 * at a terminal: it stops at once, and ends such waiting too.
 */
export const stopOnSignal = ({ host, drain, stop }: Pick<Started, 'host' | 'drain' | 'stop'>) => {
  const { drainSeconds = 0 } = host.config;
  const hurry = new AbortController();
  let isStopping = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    if (!hurry.signal.aborted) host.log.info(`stopping; serving for ${drainSeconds} s more`);
    await drain(drainSeconds * 1000, hurry.signal);
    const late = setTimeout(() => process.exit(1), LIMIT);
    late.unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  // npm hands a signal on that the terminal gave us too: a second one must not cut the stop short.
  process.on('SIGINT', () => {
    hurry.abort();
    void end();
  });
};
