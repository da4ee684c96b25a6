import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { SharedCacheSettings } from '../shared-cache/settings';
import type { S3Settings } from '../storage/s3-settings';
import { ConfigError } from './errors';
import { type Settings, secretSettings, settings } from './schema';
import { keepSecret } from './secret';
import { readSharedCache } from './shared-cache';
import type { SignInSettings } from './sign-in';

export { ConfigError };

export type Environment = Record<string, string | undefined>;

export interface Config {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** Seconds for which it serves on after SIGTERM, saying that it will stop. Left out: none. */
  drainSeconds?: number;
  /** Absent: Etalage runs a PostgreSQL of its own under the data folder. */
  databaseUrl?: string;
  /** Past a pooler that `databaseUrl` leads through. Absent: it leads through none. */
  databaseDirectUrl?: string;
  /** A standby, for reads that may be a second old. Absent: the primary has them too. */
  databaseReadUrl?: string;
  /** Whether statements are kept by their names on a connection. Left out: they are. */
  databasePrepared?: boolean;
  /** Most connections that this process opens for queries. */
  databasePool: number;
  /** Absolute. */
  dataFolder: string;
  /** Signs what a visitor carries; at least 32 characters. */
  secret: string;
  /** Keys of form values that are kept sealed, the present one first. Absent: made of `secret`. */
  fieldKeys?: readonly string[];
  /** Days that an account's session lasts at most. Left out: 90. */
  sessionLifetimeDays?: number;
  /** Days that the history of written rows is kept. Left out: 730. */
  historyDays?: number;
  /** Days that an address which wasn't there is told of after it was last asked for. Left out: 90. */
  notFoundDays?: number;
  /** Without a slash at its end. */
  siteUrl: string;
  /** Absent: mails are kept to be read, not sent. */
  smtpUrl?: string;
  mailFrom: string;
  storage: Settings['STORAGE'];
  /** Where files are kept; absent: in the data folder. */
  s3?: S3Settings;
  /** Bytes of the disk that uploads leave free, where files are kept in a folder. Left out: none. */
  uploadFreeDisk?: number;
  logLevel: Settings['LOG_LEVEL'];
  pageCache: boolean;
  /** Caches before the site that may share pages. Absent: none may. */
  sharedCache?: SharedCacheSettings;
  /** Pages for makers, such as the styleguide, are served. */
  preview: boolean;
  /** Whether an empty database gets the demo. Left out: when it is Etalage's own. */
  demo?: boolean;
  /** False: pictures get their sizes when they are asked for, none ahead. Left out: ahead. */
  picturesAhead?: boolean;
  /** Address of a map's pictures, with {z}, {x} and {y}. Absent: maps are drawn without them. */
  mapTiles?: string;
  /** False: addresses are not looked up. Left out: they are. */
  addressLookup?: boolean;
  /** The Dutch government's address service, without a slash at its end. Absent: it isn't asked. */
  pdokUrl?: string;
  /** Who takes new payments, by name: 'mollie', 'testbank'. Left out: the first that isn't the test bank. */
  paymentProvider?: string;
  /** Absent: the test bank stands in for Mollie, unless that is off too. `timeout` in ms. */
  mollie?: { key: string; url: string; timeout: number };
  /** False: without Mollie there is no paying online. Left out: there is the test bank. */
  testBank?: boolean;
  /** Minutes that pieces are kept for who pays at a provider. Left out: 20. */
  paymentMinutes?: number;
  /** A Companion server, which fetches files from elsewhere for uploads. Absent: none does. */
  companionUrl?: string;
  /** Parcels by PostNL. Absent: it isn't offered. */
  postnl?: { key: string; url: string; customerCode: string; customerNumber: string };
  /** Parcels by DHL eCommerce. Absent: it isn't offered. */
  dhl?: { key: string; url: string; userId: string; accountId: string };
  /** Who sends the newsletter, with the list there; absent: it isn't told. `url` of Mailchimp: left out, the key says. */
  mailchimp?: { key: string; list: string; url?: string };
  brevo?: { key: string; list: number; url: string };
  copernica?: { token: string; database: string; url: string };
  /** Whom visitors may sign in with. Absent: nobody. */
  signIn?: SignInSettings;
  /** What browsers are told of https for later; left out: of this host alone. */
  hsts?: Settings['HSTS'];
  /** Who shows it may read `/metrics`. Absent: there is no such address. */
  metricsToken?: string;
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
    drainSeconds: given.DRAIN_SECONDS,
    ...readDatabases(given),
    databasePool: given.DATABASE_POOL,
    dataFolder,
    secret: given.ETALAGE_SECRET ?? keepSecret(dataFolder),
    fieldKeys: given.ETALAGE_FIELD_KEY,
    sessionLifetimeDays: given.SESSION_LIFETIME_DAYS,
    historyDays: given.HISTORY_DAYS,
    notFoundDays: given.NOT_FOUND_DAYS,
    siteUrl,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? 'Etalage <etalage@localhost>',
    storage: given.STORAGE,
    s3: readS3(given),
    uploadFreeDisk: given.UPLOAD_FREE_DISK * 1_000_000,
    logLevel: given.LOG_LEVEL,
    pageCache: given.PAGE_CACHE,
    sharedCache: readSharedCache(given),
    preview: given.ETALAGE_PREVIEW,
    demo: given.ETALAGE_DEMO,
    picturesAhead: given.PICTURES_AHEAD,
    mapTiles: given.MAP_TILES === 'off' ? undefined : given.MAP_TILES,
    addressLookup: given.ADDRESS_LOOKUP,
    pdokUrl: given.PDOK_URL,
    paymentProvider: given.PAYMENT_PROVIDER,
    mollie: given.MOLLIE_API_KEY
      ? { key: given.MOLLIE_API_KEY, url: given.MOLLIE_URL, timeout: given.MOLLIE_TIMEOUT }
      : undefined,
    // On a site that visitors reach by https, nobody may pay by saying so, unless that is wanted.
    testBank: given.TEST_BANK ?? !siteUrl.startsWith('https:'),
    paymentMinutes: given.PAYMENT_MINUTES,
    companionUrl: given.COMPANION_URL,
    postnl: given.POSTNL_API_KEY
      ? {
          key: given.POSTNL_API_KEY,
          url: given.POSTNL_URL,
          customerCode: given.POSTNL_CUSTOMER_CODE,
          customerNumber: given.POSTNL_CUSTOMER_NUMBER,
        }
      : undefined,
    dhl: given.DHL_API_KEY
      ? {
          key: given.DHL_API_KEY,
          url: given.DHL_URL,
          userId: given.DHL_USER_ID,
          accountId: given.DHL_ACCOUNT_ID,
        }
      : undefined,
    ...readListProviders(given),
    signIn: readSignIn(given),
    hsts: given.HSTS,
    metricsToken: given.METRICS_TOKEN,
    trustProxy: given.TRUST_PROXY,
  };
}

/** Where the database is. Throws for another way to one that isn't given. */
function readDatabases(
  given: Settings,
): Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl' | 'databasePrepared'> {
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
    if (given[name] && !given.DATABASE_URL) {
      throw new ConfigError(`DATABASE_URL is needed when ${name} is set`);
    }
  }
  return {
    databaseUrl: given.DATABASE_URL,
    databaseDirectUrl: given.DATABASE_DIRECT_URL,
    databaseReadUrl: given.DATABASE_READ_URL,
    // Of poolers some keep statements by their names and some don't: only where there is none it is known.
    databasePrepared: given.DATABASE_PREPARED ?? given.DATABASE_DIRECT_URL === undefined,
  };
}

/** Who sends the newsletter. Throws for a key without the list that it is for. */
function readListProviders(given: Settings): Pick<Config, 'mailchimp' | 'brevo' | 'copernica'> {
  const needed = <T>(value: T | undefined, name: string, by: string): T => {
    if (value === undefined) throw new ConfigError(`${name} is needed when ${by} is set`);
    return value;
  };
  const { MAILCHIMP_API_KEY, BREVO_API_KEY, COPERNICA_TOKEN } = given;
  return {
    mailchimp: MAILCHIMP_API_KEY
      ? {
          key: MAILCHIMP_API_KEY,
          list: needed(given.MAILCHIMP_LIST, 'MAILCHIMP_LIST', 'MAILCHIMP_API_KEY'),
          url: given.MAILCHIMP_URL,
        }
      : undefined,
    brevo: BREVO_API_KEY
      ? {
          key: BREVO_API_KEY,
          list: needed(given.BREVO_LIST, 'BREVO_LIST', 'BREVO_API_KEY'),
          url: given.BREVO_URL,
        }
      : undefined,
    copernica: COPERNICA_TOKEN
      ? {
          token: COPERNICA_TOKEN,
          database: needed(given.COPERNICA_DATABASE, 'COPERNICA_DATABASE', 'COPERNICA_TOKEN'),
          url: given.COPERNICA_URL,
        }
      : undefined,
  };
}

/** The bucket, when files are kept in one. Throws for the first setting that it lacks. */
function readS3(given: Settings): S3Settings | undefined {
  if (given.STORAGE !== 's3') return undefined;
  const needed = (name: 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'): string => {
    const value = given[name];
    if (value === undefined) throw new ConfigError(`${name} is needed when STORAGE is s3`);
    return value;
  };
  return {
    bucket: needed('S3_BUCKET'),
    region: given.S3_REGION,
    endpoint: given.S3_ENDPOINT,
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
    pathStyle: given.S3_PATH_STYLE,
  };
}

/** Whom visitors may sign in with. Throws for a provider of which half is given. */
function readSignIn(given: Settings): SignInSettings {
  const whole = (id: keyof Settings, secret: keyof Settings): boolean => {
    if (Boolean(given[id]) === Boolean(given[secret])) return Boolean(given[id]);
    const [has, lacks] = given[id] ? [id, secret] : [secret, id];
    throw new ConfigError(`${lacks} is needed when ${has} is set`);
  };
  return {
    google: whole('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')
      ? {
          ...{ key: 'google', word: 'Google', name: 'Google', issuer: given.GOOGLE_ISSUER },
          clientId: given.GOOGLE_CLIENT_ID ?? '',
          clientSecret: given.GOOGLE_CLIENT_SECRET ?? '',
          script: given.GOOGLE_SCRIPT,
        }
      : undefined,
    facebook: whole('FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET')
      ? {
          appId: given.FACEBOOK_APP_ID ?? '',
          appSecret: given.FACEBOOK_APP_SECRET ?? '',
          graphUrl: given.FACEBOOK_GRAPH_URL,
          dialogUrl: given.FACEBOOK_DIALOG_URL,
          script: given.FACEBOOK_SCRIPT,
        }
      : undefined,
    others: given.OIDC_PROVIDERS ?? [],
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
