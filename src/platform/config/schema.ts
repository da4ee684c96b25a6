import { isIP } from 'node:net';
import { z } from 'zod';
import { sessions } from '#kernel/limits';
import { entityLimits } from '#kernel/limits-entities';
import { missingLimits } from '#kernel/limits-missing';
import { orders } from '#kernel/limits-orders';
import { serversOf } from '../db/servers';
import { otherProviders, trustedAddress } from './sign-in';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);

const address = (protocols: string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address such as ${example}`,
  });

/** An address of the web, without a slash at its end. */
const webAddress = (example: string) =>
  address(['http:', 'https:'], example).transform((text) => text.replace(/\/+$/, ''));

/** An address of a map's pictures; its host goes into a header, so it must be a plain one. */
const isTiles = (text: string): boolean =>
  ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) &&
  URL.canParse(text) &&
  /^https?:\/\/[\w.-]+(:\d+)?$/.test(new URL(text).origin);

const onOff = z
  .enum(['on', 'off'], { error: "must be 'on' or 'off'" })
  .transform((v) => v === 'on');

/** A connection string; with several hosts in it each by itself is one. */
const databaseAddress = z
  .string()
  .refine(
    (text) =>
      serversOf(text).every(
        (one) => URL.canParse(one) && ['postgres:', 'postgresql:'].includes(new URL(one).protocol),
      ),
    { error: 'must be an address such as postgres://user:password@host:5432/name' },
  );

/** An IP address, or a range such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [ip = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  if (most < 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

/** 'off', 'on', a number of proxies, or the proxies' own addresses: as Fastify's trustProxy. */
const trustProxy = z
  .string()
  .refine(
    (text) =>
      text === 'on' ||
      text === 'off' ||
      /^\d$/.test(text) ||
      text.split(/\s*,\s*/).every(isNetwork),
    { error: "must be 'on', 'off', a number of proxies, or addresses such as 10.0.0.0/8" },
  )
  .transform((text) => {
    if (text === 'on' || text === 'off') return text === 'on';
    return /^\d$/.test(text) ? Number(text) : text.split(/\s*,\s*/);
  });

/** A name and an address, without what could start a second header. */
const sender = z.string().regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, {
  error: "must be an e-mail address, or 'Name <address>'",
});

/** Keys after each other, the present one first: the others only open what they once closed. */
const fieldKeys = z
  .string()
  .transform((text) => text.split(/\s*,\s*/))
  .refine((keys) => keys.every((key) => key.length >= 32), {
    error: 'must be at least 32 characters, or several such keys with commas between them',
  });

/** A key that is sent in a header. */
const headerKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,}$/, { error: 'must be at least 8 characters without spaces' });

const minutes = orders.paymentMinutesBetween;

/** Every setting, by the name of its environment variable. An empty value counts as not given. */
export const settings = z.object({
  PORT: wholeNumber(0, 65535).default(8080),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'must be an address or host name' })
    .default('127.0.0.1'),
  DRAIN_SECONDS: wholeNumber(0, 600).default(5),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_READ_URL: databaseAddress.optional(),
  DATABASE_PREPARED: onOff.optional(),
  DATABASE_POOL: wholeNumber(1, 500).default(10),
  ETALAGE_DATA: z.string().default('./data'),
  ETALAGE_SECRET: z.string().min(32, { error: 'must be at least 32 characters' }).optional(),
  ETALAGE_FIELD_KEY: fieldKeys.optional(),
  SESSION_LIFETIME_DAYS: wholeNumber(1, 730).default(sessions.lifetimeDays),
  HISTORY_DAYS: wholeNumber(30, 3650).default(entityLimits.historyDays),
  NOT_FOUND_DAYS: wholeNumber(1, 365).default(missingLimits.days),
  SITE_URL: address(['http:', 'https:'], 'https://www.example.nl')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: sender.optional(),
  STORAGE: z
    .enum(['folder', 's3'], { error: "must be 'folder' (in the data folder) or 's3' (a bucket)" })
    .default('folder'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: "must be a bucket's name" })
    .optional(),
  S3_ENDPOINT: address(['http:', 'https:'], 'https://s3.example.nl')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,60}$/, { error: 'must be a region such as eu-central-1' })
    .default('eu-central-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: onOff.default(false),
  UPLOAD_FREE_DISK: wholeNumber(0, 100_000_000).default(1000),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
    .default('info'),
  ADDRESS_LOOKUP: onOff.default(true),
  PDOK_URL: address(['http:', 'https:'], 'https://api.pdok.nl/bzk/locatieserver/search/v3_1')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(live|test)_\w{20,}$/, { error: "must be a key that begins with 'live_' or 'test_'" })
    .optional(),
  MOLLIE_URL: address(['http:', 'https:'], 'https://api.mollie.com')
    .transform((text) => text.replace(/\/+$/, ''))
    .default('https://api.mollie.com'),
  MOLLIE_TIMEOUT: wholeNumber(100, 60_000).default(6000),
  PAYMENT_PROVIDER: z
    .string()
    .regex(/^[a-z]{2,30}$/, { error: "must be the name of a payment provider, such as 'mollie'" })
    .optional(),
  TEST_BANK: onOff.optional(),
  PAYMENT_MINUTES: wholeNumber(minutes.least, minutes.most).default(orders.paymentMinutes),
  COMPANION_URL: webAddress('https://companion.example.nl').optional(),
  POSTNL_API_KEY: z.string().optional(),
  POSTNL_CUSTOMER_CODE: z.string().default(''),
  POSTNL_CUSTOMER_NUMBER: z.string().default(''),
  POSTNL_URL: webAddress('https://api.postnl.nl').default('https://api.postnl.nl'),
  DHL_API_KEY: z.string().optional(),
  DHL_USER_ID: z.string().default(''),
  DHL_ACCOUNT_ID: z.string().default(''),
  DHL_URL: webAddress('https://api-gw.dhlparcel.nl').default('https://api-gw.dhlparcel.nl'),
  MAILCHIMP_API_KEY: z
    .string()
    .regex(/^\w{8,}-[a-z]{2,4}\d{1,3}$/, {
      error: "must be a key that ends with its data center, such as '-us6'",
    })
    .optional(),
  MAILCHIMP_LIST: z.string().regex(/^\w+$/, { error: "must be an audience's id" }).optional(),
  MAILCHIMP_URL: webAddress('https://us6.api.mailchimp.com/3.0').optional(),
  BREVO_API_KEY: z.string().optional(),
  BREVO_LIST: wholeNumber(1, 999_999_999).optional(),
  BREVO_URL: webAddress('https://api.brevo.com/v3').default('https://api.brevo.com/v3'),
  COPERNICA_TOKEN: z.string().optional(),
  COPERNICA_DATABASE: z
    .string()
    .regex(/^[\w-]+$/, { error: "must be a database's number or name" })
    .optional(),
  COPERNICA_URL: webAddress('https://api.copernica.com/v3').default('https://api.copernica.com/v3'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: trustedAddress('https://accounts.google.com').default(
    'https://accounts.google.com',
  ),
  GOOGLE_SCRIPT: trustedAddress('https://accounts.google.com/gsi/client').default(
    'https://accounts.google.com/gsi/client',
  ),
  FACEBOOK_APP_ID: z
    .string()
    .regex(/^\d{5,20}$/, { error: 'must be a number' })
    .optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_GRAPH_URL: trustedAddress('https://graph.facebook.com/v23.0').default(
    'https://graph.facebook.com/v23.0',
  ),
  FACEBOOK_DIALOG_URL: trustedAddress('https://www.facebook.com/v23.0').default(
    'https://www.facebook.com/v23.0',
  ),
  FACEBOOK_SCRIPT: trustedAddress('https://connect.facebook.net/nl_NL/sdk.js').default(
    'https://connect.facebook.net/nl_NL/sdk.js',
  ),
  OIDC_PROVIDERS: otherProviders.optional(),
  MAP_TILES: z
    .string()
    .refine((text) => text === 'off' || isTiles(text), {
      error: "must be 'off' or an address with {z}, {x} and {y}",
    })
    .default(
      'https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/grijs/EPSG:3857/{z}/{x}/{y}.png',
    ),
  PAGE_CACHE: onOff.default(true),
  SHARED_CACHE: onOff.default(false),
  SHARED_CACHE_SECONDS: wholeNumber(10, 86_400).default(120),
  SHARED_CACHE_PURGE: z.string().optional(),
  VARNISH_PURGE_KEY: headerKey.optional(),
  FASTLY_API_KEY: headerKey.optional(),
  FASTLY_URL: webAddress('https://api.fastly.com').default('https://api.fastly.com'),
  CLOUDFLARE_API_TOKEN: headerKey.optional(),
  CLOUDFLARE_URL: webAddress('https://api.cloudflare.com/client/v4').default(
    'https://api.cloudflare.com/client/v4',
  ),
  ETALAGE_PREVIEW: onOff.default(false),
  ETALAGE_DEMO: onOff.optional(),
  // The build's: see bin/theme.mjs.
  ETALAGE_THEME: z.string().optional(),
  PICTURES_AHEAD: onOff.default(true),
  HSTS: z
    .enum(['off', 'host', 'subdomains', 'preload'], {
      error: "must be 'off', 'host', 'subdomains' or 'preload'",
    })
    .default('host'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{24,}$/, {
      error: 'must be at least 24 characters without spaces',
    })
    .optional(),
  TRUST_PROXY: trustProxy.default(false),
});

export type Settings = z.output<typeof settings>;

/** Settings whose value is never repeated in a message. */
export const secretSettings: ReadonlySet<string> = new Set([
  'BREVO_API_KEY',
  'CLOUDFLARE_API_TOKEN',
  'COPERNICA_TOKEN',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'DHL_API_KEY',
  'ETALAGE_SECRET',
  'ETALAGE_FIELD_KEY',
  'MAILCHIMP_API_KEY',
  'METRICS_TOKEN',
  'FACEBOOK_APP_SECRET',
  'FASTLY_API_KEY',
  'GOOGLE_CLIENT_SECRET',
  'MOLLIE_API_KEY',
  'OIDC_PROVIDERS',
  'POSTNL_API_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'VARNISH_PURGE_KEY',
]);
