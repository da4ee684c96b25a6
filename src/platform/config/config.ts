import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError } from './errors';
import { type Settings, secretSettings, settings } from './schema';
import { keepSecret } from './secret';

export { ConfigError };

export type Environment = Record<string, string | undefined>;

export interface Config {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** Absent: Etalage runs a PostgreSQL of its own under the data folder. */
  databaseUrl?: string;
  /** Most connections that this process opens for queries. */
  databasePool: number;
  /** Absolute. */
  dataFolder: string;
  /** Signs what a visitor carries; at least 32 characters. */
  secret: string;
  /** Without a slash at its end. */
  siteUrl: string;
  /** Absent: mails are kept to be read, not sent. */
  smtpUrl?: string;
  mailFrom: string;
  storage: 'folder';
  logLevel: Settings['LOG_LEVEL'];
  pageCache: boolean;
  /** Pages for makers, such as the styleguide, are served. */
  preview: boolean;
  /** Address of a map's pictures, with {z}, {x} and {y}. Absent: maps are drawn without them. */
  mapTiles?: string;
  /** False: addresses are not looked up. Left out: they are. */
  addressLookup?: boolean;
  /** The Dutch government's address service, without a slash at its end. Absent: it isn't asked. */
  pdokUrl?: string;
  /** As Fastify's option of that name. */
  trustProxy: boolean | number | string[];
}

/**
 * Reads all settings from the environment, and from `.env` in `folder` for those that the
 * environment doesn't give. Makes the installation's secret when there is none.
 * Throws ConfigError: one line, naming the variable.
 */
export function readConfig(env: Environment = process.env, folder = process.cwd()): Config {
  const given = parse({ ...readDotEnv(folder), ...withoutEmpty(env) });
  if (given.SMTP_URL && !given.MAIL_FROM) {
    throw new ConfigError('MAIL_FROM is needed when SMTP_URL is set: who do mails come from?');
  }
  const dataFolder = resolve(folder, given.ETALAGE_DATA);
  const siteUrl = given.SITE_URL ?? `http://localhost:${given.PORT}`;
  return {
    port: given.PORT,
    host: given.HOST,
    databaseUrl: given.DATABASE_URL,
    databasePool: given.DATABASE_POOL,
    dataFolder,
    secret: given.ETALAGE_SECRET ?? keepSecret(dataFolder),
    siteUrl,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? 'Etalage <etalage@localhost>',
    storage: given.STORAGE,
    logLevel: given.LOG_LEVEL,
    pageCache: given.PAGE_CACHE,
    preview: given.ETALAGE_PREVIEW,
    mapTiles: given.MAP_TILES === 'off' ? undefined : given.MAP_TILES,
    addressLookup: given.ADDRESS_LOOKUP,
    pdokUrl: given.PDOK_URL,
    trustProxy: given.TRUST_PROXY,
  };
}

function parse(env: Environment): Settings {
  const result = settings.safeParse(env);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  const value = secretSettings.has(name) ? '' : `, not ${JSON.stringify(env[name])}`;
  throw new ConfigError(`${name} ${issue?.message}${value}`);
}

function readDotEnv(folder: string): Environment {
  try {
    return withoutEmpty(parseEnv(readFileSync(join(folder, '.env'), 'utf8')) as Environment);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return {};
    throw new ConfigError(`.env in ${folder} can't be read (${code})`);
  }
}

function withoutEmpty(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}
