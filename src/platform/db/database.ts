import pg from 'pg';
import type { Config } from '../config/config';
import { ConfigError } from '../config/errors';
import type { Log } from '../config/log';
import { startEmbedded } from './embedded/server';
import { openWritable, serverOf } from './servers';

const OLDEST = 150_000;

export interface Database {
  url: string;
  /** Past a pooler that gives connections to others between transactions; the same as `url` where none is. */
  directUrl: string;
  /** Ends Etalage's own PostgreSQL when no other process uses it; does nothing to another's. */
  stop(): Promise<void>;
}

export interface DatabaseSettings {
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataFolder'>;
  log: Log;
}

/**
 * The database: the one that DATABASE_URL gives, or else Etalage's own PostgreSQL in the data
 * folder, started unless another process did. Throws ConfigError, one line, when the given one
 * doesn't answer, takes no writes or is older than PostgreSQL 15.
 */
export async function startDatabase({ config, log }: DatabaseSettings): Promise<Database> {
  const { databaseUrl: url, databaseDirectUrl: directUrl = url, dataFolder } = config;
  if (!url || !directUrl) {
    const own = await startEmbedded(dataFolder, log);
    return { ...own, directUrl: own.url };
  }
  await checkServer('DATABASE_URL', url);
  if (directUrl !== url) await checkServer('DATABASE_DIRECT_URL', directUrl);
  return { url, directUrl, stop: async () => {} };
}

async function checkServer(setting: string, url: string): Promise<void> {
  const version = await readVersion(url).catch((error: NodeJS.ErrnoException) => {
    // A refused connection to a name with several addresses has no message of its own.
    const reason = error.message || error.code;
    const { host, port } = new pg.Client({ connectionString: serverOf(url) });
    throw new ConfigError(`${setting}: no connection to ${host}:${port} (${reason})`);
  });
  if (version < OLDEST) {
    throw new ConfigError(`${setting}: PostgreSQL 15 or newer is needed (this is ${version})`);
  }
}

async function readVersion(url: string): Promise<number> {
  const client = await openWritable(url);
  try {
    const { rows } = await client.query('show server_version_num');
    return Number(rows[0].server_version_num);
  } finally {
    await client.end().catch(() => {});
  }
}
