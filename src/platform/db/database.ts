import pg from 'pg';
import type { Config } from '../config/config';
import { ConfigError } from '../config/errors';
import type { Log } from '../config/log';
import { startEmbedded } from './embedded/server';

const OLDEST = 150_000;

export interface Database {
  url: string;
  /** Ends Etalage's own PostgreSQL when no other process uses it; does nothing to another's. */
  stop(): Promise<void>;
}

export interface DatabaseSettings {
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>;
  log: Log;
}

/**
 * The database: the one that DATABASE_URL gives, or else Etalage's own PostgreSQL in the data
 * folder, started unless another process did. Throws ConfigError, one line, when the given one
 * doesn't answer or is older than PostgreSQL 15.
 */
export async function startDatabase({ config, log }: DatabaseSettings): Promise<Database> {
  if (!config.databaseUrl) return startEmbedded(config.dataFolder, log);
  await checkServer(config.databaseUrl);
  return { url: config.databaseUrl, stop: async () => {} };
}

async function checkServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  const version = await readVersion(client).catch((error: NodeJS.ErrnoException) => {
    // A refused connection to a name with several addresses has no message of its own.
    const reason = error.message || error.code;
    throw new ConfigError(
      `DATABASE_URL: no connection to ${client.host}:${client.port} (${reason})`,
    );
  });
  if (version < OLDEST) {
    throw new ConfigError(`DATABASE_URL: PostgreSQL 15 or newer is needed (this is ${version})`);
  }
}

async function readVersion(client: pg.Client): Promise<number> {
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    return Number(rows[0].server_version_num);
  } finally {
    await client.end().catch(() => {});
  }
}
