import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError, type Environment, readConfig } from './config';
import { settings } from './schema';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'etalage-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (env: Environment = {}) => readConfig(env, folder);

function complaint(env: Environment): string {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('these settings were taken');
}

describe('settings', () => {
  test('nothing set gives a server on this machine only', () => {
    expect(read()).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databasePool: 10,
      dataFolder: join(folder, 'data'),
      siteUrl: 'http://localhost:8080',
      smtpUrl: undefined,
      storage: 'folder',
      logLevel: 'info',
      pageCache: true,
      trustProxy: false,
    });
  });

  test('a site that visitors reach by https has no test bank unless it asks for one', () => {
    expect(read().testBank).toBe(true);
    expect(read({ SITE_URL: 'https://www.brink.example' }).testBank).toBe(false);
    expect(read({ SITE_URL: 'https://proef.brink.example', TEST_BANK: 'on' }).testBank).toBe(true);
    expect(read({ TEST_BANK: 'off' }).testBank).toBe(false);
  });

  test('a database may be several servers; other ways to it need the first, and unnamed statements go with a pooler', () => {
    const url = 'postgres://me:pw@db1:5432,db2:5433/shop';
    expect(read({ DATABASE_URL: url })).toMatchObject({ databaseUrl: url, databasePrepared: true });
    const pooled = { DATABASE_URL: 'postgres://pooler/shop', DATABASE_DIRECT_URL: url };
    expect(read(pooled)).toMatchObject({ databaseDirectUrl: url, databasePrepared: false });
    expect(read({ ...pooled, DATABASE_PREPARED: 'on' }).databasePrepared).toBe(true);
    expect(complaint({ DATABASE_DIRECT_URL: url })).toBe(
      'DATABASE_URL is needed when DATABASE_DIRECT_URL is set',
    );
    expect(complaint({ DATABASE_URL: 'postgres://me:hunter2@db1:1,db2:x/shop' })).toBe(
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/name',
    );
  });

  test('an empty value counts as not given', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
    });
  });

  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc"'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536"'],
    ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535, not "80.5"'],
    ['DATABASE_POOL', '0', 'DATABASE_POOL must be a whole number from 1 to 500, not "0"'],
    ['PAGE_CACHE', 'yes', `PAGE_CACHE must be 'on' or 'off', not "yes"`],
    [
      'STORAGE',
      's3://files',
      `STORAGE must be 'folder' (in the data folder) or 's3' (a bucket), not "s3://files"`,
    ],
    [
      'SITE_URL',
      'brink.nl',
      'SITE_URL must be an address such as https://www.example.nl, not "brink.nl"',
    ],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
    ],
    ['HOST', 'a b', 'HOST must be an address or host name, not "a b"'],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      "TRUST_PROXY must be 'on', 'off', a number of proxies, or addresses such as 10.0.0.0/8, not \"10.0.0.0/33\"",
    ],
    [
      'MAIL_FROM',
      'Brink',
      'MAIL_FROM must be an e-mail address, or \'Name <address>\', not "Brink"',
    ],
  ])('%s=%s is refused in one line', (name, value, line) => {
    expect(complaint({ [name]: value })).toBe(line);
  });

  test.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
    ['SMTP_URL', 'http://me:hunter2@mail'],
    ['ETALAGE_SECRET', 'hunter2'],
  ])('a wrong %s is not repeated', (name, value) => {
    const line = complaint({ [name]: value });
    expect(line).toMatch(new RegExp(`^${name} must be `));
    expect(line).not.toContain('hunter2');
    expect(line).not.toContain('\n');
  });

  test('a mail server needs a sender', () => {
    expect(complaint({ SMTP_URL: 'smtp://mail' })).toMatch(/^MAIL_FROM is needed/);
    const config = read({ SMTP_URL: 'smtp://mail', MAIL_FROM: 'Brink <hallo@brink.example>' });
    expect(config.mailFrom).toBe('Brink <hallo@brink.example>');
  });

  test('a bucket is given whole', () => {
    const bucket = {
      STORAGE: 's3',
      S3_BUCKET: 'brink-files',
      S3_ENDPOINT: 'https://s3.brink.example/',
      S3_ACCESS_KEY_ID: 'me',
      S3_SECRET_ACCESS_KEY: 'hunter2',
      S3_PATH_STYLE: 'on',
    };
    expect(read(bucket)).toMatchObject({
      storage: 's3',
      s3: {
        bucket: 'brink-files',
        region: 'eu-central-1',
        endpoint: 'https://s3.brink.example',
        accessKeyId: 'me',
        secretAccessKey: 'hunter2',
        pathStyle: true,
      },
    });
    expect(read({ ...bucket, STORAGE: 'folder' }).s3).toBeUndefined();
    expect(complaint({ ...bucket, S3_BUCKET: '' })).toBe('S3_BUCKET is needed when STORAGE is s3');
    expect(complaint({ ...bucket, S3_SECRET_ACCESS_KEY: '' })).toMatch(/^S3_SECRET_ACCESS_KEY is/);
  });

  test('caches before the site are told of by who they are, with the keys that they want', () => {
    const on = { SHARED_CACHE: 'on', FASTLY_API_KEY: 'hunter2hunter2' };
    expect(read({ SHARED_CACHE_PURGE: 'varnish:http://cache' }).sharedCache).toBeUndefined();
    expect(
      read({ ...on, SHARED_CACHE_PURGE: 'varnish:http://a:6081/, varnish:http://b:6081' })
        .sharedCache,
    ).toEqual({
      ...{ seconds: 120, kind: 'varnish' },
      targets: ['a', 'b'].map((host) => ({ kind: 'varnish', url: `http://${host}:6081` })),
    });
    const zone = '023e105f4ecef8ad9ca31a8372d0c353';
    for (const [wrong, told] of [
      [{}, /^SHARED_CACHE_PURGE is needed/],
      [{ SHARED_CACHE_PURGE: 'nginx:http://a' }, /^SHARED_CACHE_PURGE must be caches such as/],
      [{ SHARED_CACHE_PURGE: 'varnish:a' }, /not "varnish:a"$/],
      [{ SHARED_CACHE_PURGE: `cloudflare:${zone}` }, /^CLOUDFLARE_API_TOKEN is needed/],
      [
        { SHARED_CACHE_PURGE: 'varnish:http://a,fastly:SU1Z0isxPaozGVKXdv0eY' },
        /of one kind, not varnish and fastly$/,
      ],
      [{ SHARED_CACHE_PURGE: 'varnish:http://a', PAGE_CACHE: 'off' }, /^PAGE_CACHE must be on/],
    ] as const) {
      expect(complaint({ ...on, ...wrong })).toMatch(told);
      expect(complaint({ ...on, ...wrong })).not.toContain('hunter2');
    }
  });

  test.each([
    ['on', true],
    ['off', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('TRUST_PROXY=%s', (given, meant) => {
    expect(read({ TRUST_PROXY: given }).trustProxy).toEqual(meant);
  });

  test('the slash at the end of SITE_URL goes', () => {
    expect(read({ SITE_URL: 'https://brink.example/' }).siteUrl).toBe('https://brink.example');
  });
});

describe('.env', () => {
  test('is read, and the environment wins', () => {
    writeFileSync(join(folder, '.env'), 'PORT=9000\nHOST="0.0.0.0"\n# a remark\n');
    expect(read({ PORT: '9001' })).toMatchObject({ port: 9001, host: '0.0.0.0' });
  });

  test('an empty value in the environment lets it speak', () => {
    writeFileSync(join(folder, '.env'), 'PORT=9000\n');
    expect(read({ PORT: '' }).port).toBe(9000);
  });

  test('.env.example names exactly the settings, and can be used as it is', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
    const named = parseEnv(text) as Environment;
    expect(Object.keys(named).sort()).toEqual(Object.keys(settings.shape).sort());
    expect(read(named)).toEqual(read());
  });
});

describe('the secret', () => {
  test('is made once, for its owner only', () => {
    const { secret } = read();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(read().secret).toBe(secret);
    const file = join(folder, 'data', 'secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('can be given', () => {
    const secret = 'x'.repeat(32);
    expect(read({ ETALAGE_SECRET: secret }).secret).toBe(secret);
    expect(() => statSync(join(folder, 'data'))).toThrow();
  });

  test('a file that was cut short is refused', () => {
    read();
    writeFileSync(join(folder, 'data', 'secret'), 'short');
    expect(complaint({})).toMatch(
      /^ETALAGE_SECRET is not set and .* holds less than 32 characters$/,
    );
  });

  test('a data folder that can not be made is named', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const inPlace = "can't be a folder: a file is in its place";
    expect(complaint({ ETALAGE_DATA: './file/data' })).toBe(
      `ETALAGE_DATA: ${join(file, 'data')} ${inPlace}`,
    );
    expect(complaint({ ETALAGE_DATA: './file' })).toBe(`ETALAGE_DATA: ${file} ${inPlace}`);
    // Where the system itself has the say, root can't write either.
    expect(complaint({ ETALAGE_DATA: '/proc/etalage/data' })).toMatch(
      /^ETALAGE_DATA: nothing can be written in \/proc\/etalage\/data \(E\w+\)$/,
    );
  });
});
