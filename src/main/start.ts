import type { AddressInfo } from 'node:net';
import type { Config } from '#platform/config/config';
import { silentLog } from '#platform/config/log';
import { startDatabase } from '#platform/db/database';
import { migrate } from '#platform/db/migrate';
import { readAssets } from '#platform/render/assets';
import { type Application, createApplication } from './application';
import { entries, pathsOf } from './paths';

export type Started = Application & { databaseUrl: string; stop: () => Promise<void> };

/** A database that is up and migrated. */
export const prepareDatabase = async (config: Config, root: string) => {
  const log = { ...silentLog, info: say, warn: say, error: say };
  const database = await startDatabase({ config, log });
  await migrate(database.url, pathsOf(root).migrations);
  return database;
};

/** The application on its database, for the server and for commands. */
export const open = async (
  config: Config,
  root: string,
  options: { work?: boolean; quiet?: boolean } = {},
): Promise<Started> => {
  const database = await prepareDatabase(config, root);
  const { client } = pathsOf(root);
  const application = await createApplication({
    config,
    databaseUrl: database.url,
    clientFolder: client,
    assets: readAssets(client, entries),
    work: options.work,
    logger: options.quiet ? { level: 'error' } : { level: config.logLevel },
  }).catch(async (error) => {
    await database.stop();
    throw error;
  });
  const stop = async () => {
    await application.close();
    await database.stop();
  };
  return { ...application, databaseUrl: database.url, stop };
};

const say = (first: object | string, second?: string) => {
  process.stderr.write(`${typeof first === 'string' ? first : second}\n`);
};

/** Listens; answers the address. */
export const listen = async ({ host }: Application): Promise<string> => {
  const { host: name, port } = host.config;
  await host.app.listen({ host: name, port });
  const { port: chosen } = host.app.server.address() as AddressInfo;
  return `http://${name.includes(':') ? `[${name}]` : name}:${chosen}`;
};

/** Finishes running requests and stops, once, on the first signal. */
export const stopOnSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    const late = setTimeout(() => process.exit(1), 25_000);
    late.unref();
    await stop();
    process.exit(0);
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
};
