import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { differences, readSite } from '#platform/backup/site.test-support';
import { fingerprintOf } from '#platform/installation/check';
import { createStorage } from '#platform/storage/storage';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/database';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { runCommand } from '../../../tests/harness/run-command';
import { startS3, type TestS3 } from '../../../tests/harness/s3';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { addBackupCommand } from './backup';
import { addLiveCommand } from './live';
import { addRestoreCommand } from './restore';

// Commands want a built site; this one serves nothing of it.
vi.mock('#platform/render/assets', () => ({
  readAssets: () => ({ styles: [], scripts: [], fonts: [] }),
}));

const root = resolve(import.meta.dirname, '../../..');
const SECRET = 'a secret for tests that is long enough';
const LONG = `uploads/${'a'.repeat(150)}/cv.pdf`;

let database: TestDatabase;
let shop: TestShop;
let folder: string;
let target: TestDatabase;
let secret = SECRET;
const at = (name: string) => join(folder, name);

/** The files of a site, by key. */
const files: Record<string, Buffer> = {
  'media/12/jas.avif': Buffer.alloc(5_000_000, 'jas'),
  'uploads/leeg': Buffer.alloc(0),
  [LONG]: Buffer.from('een cv'),
};

/** Texts that a careless copy would break. */
const ODD = ['\\N', 'tab\there', 'line\nbreak\r\n', '\\.', '"\'`', '💙 é', ''];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etalage-backup-'));
  database = await createTestDatabase();
  target = await createTestDatabase({ empty: true });
  shop = await createTestShop({ database: database.url });
  await shop.build.store();
  const product = await shop.build.product({ pieces: 9 });
  const visitor = await shop.buyer(product, 2);
  await sendOrder(visitor, await fillOrder(visitor));
  for (const [nth, value] of ODD.entries()) {
    await shop.db.execute(
      sql`insert into installation (name, value) values (${`odd ${nth}`}, ${value})`,
    );
  }
  await shop.db.execute(
    sql`insert into sessions (id, account_id, expires_at) values ('mine', 7, now())`,
  );
  const used = fingerprintOf(SECRET);
  await shop.db.execute(sql`insert into installation (name, value) values ('secret', ${used})`);
  for (const [key, content] of Object.entries(files)) await shop.host.storage.put(key, content);
  await shop.host.storage.put('sizes/12/jas/320.avif', Buffer.from('made again'));
});
afterAll(async () => {
  await target.drop();
  await shop.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  secret = SECRET;
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

const run = (url: string, data: string, ...words: string[]) => {
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('ETALAGE_DATA', data);
  vi.stubEnv('ETALAGE_SECRET', secret);
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('LC_ALL', 'nl_NL.UTF-8');
  return runCommand((program) => {
    addBackupCommand(program, root);
    addRestoreCommand(program, root);
    addLiveCommand(program, root);
  }, words);
};

const backUpShop = (file: string, ...more: string[]) =>
  run(database.url, shop.host.config.dataFolder, 'backup', file, ...more);

/** What restoring changes by itself: who was logged in, and that post is held. */
const OWN = ['public.installation', 'public.sessions'];

const heldIn = async (place: TestDatabase) =>
  (await place.pool.query("select 1 from installation where name = 'post held'")).rowCount;

/** A bucket in place of the folder. */
const pointToBucket = ({ settings }: TestS3) => {
  const named = {
    ...{ STORAGE: 's3', S3_BUCKET: settings.bucket, S3_ENDPOINT: settings.endpoint ?? '' },
    ...{ S3_ACCESS_KEY_ID: settings.accessKeyId, S3_SECRET_ACCESS_KEY: 'x', S3_PATH_STYLE: 'on' },
  };
  for (const [name, value] of Object.entries(named)) vi.stubEnv(name, value);
};

test('a site comes back whole in another place: each row, each file, and what keeps them whole', async () => {
  const { said, code } = await backUpShop(at('site.etalage'));
  expect([code, said[0]]).toEqual([0, expect.stringMatching(/site\.etalage: .* MB\.$/)]);
  expect(said[1]).toMatch(/^3 bestanden en \d+ rijen uit \d+ tabellen\.$/);
  expect((await stat(at('site.etalage'))).mode & 0o777).toBe(0o600);
  const before = await readSite(database.url);
  expect(before['public.orders']).toMatch(/^1 rows/);
  expect(before['pgboss.job']).not.toMatch(/^0 rows/);

  const restored = await run(target.url, at('elsewhere'), 'restore', at('site.etalage'));
  expect(restored).toMatchObject({ code: 0 });
  const after = await readSite(target.url);
  expect(differences(before, after).sort()).toEqual(OWN);
  const { rows } = await target.pool.query(
    "select value from installation where name like 'odd %' order by name",
  );
  expect(rows.map(({ value }) => value)).toEqual(ODD);
  const logins = 'select 1 from sessions where account_id = 7';
  expect((await target.pool.query(logins)).rowCount).toBe(0);

  const storage = createStorage({ config: { dataFolder: at('elsewhere') } });
  const keys: string[] = [];
  for await (const key of storage.keys()) keys.push(key);
  expect(keys.sort()).toEqual(Object.keys(files).sort());
  for (const [key, content] of Object.entries(files)) {
    expect((await storage.get(key))?.equals(content), key).toBe(true);
  }
});

test('a site that was put back sends nothing until somebody says so', async () => {
  expect(await heldIn(target)).toBe(1);
  const asked = await run(target.url, at('elsewhere'), 'live');
  expect(asked.code).toBe(1);
  expect(asked.said.join('\n')).toMatch(/1 × order\.confirm/);
  expect(await heldIn(target)).toBe(1);
  expect((await run(target.url, at('elsewhere'), 'live', '--waiting', 'drop')).code).toBe(0);
  expect(await heldIn(target)).toBe(0);
  const left = await target.pool.query("select 1 from pgboss.job where name = 'order.confirm'");
  expect(left.rowCount).toBe(0);
});

test('what cannot be put back changes nothing', async () => {
  await target.pool.query("update orders set email = 'of-later@klant.nl'");
  const refused = async (file: string, ...more: string[]) => {
    const { code, said } = await run(target.url, at('elsewhere'), 'restore', at(file), ...more);
    return [code, said[0]];
  };
  expect(await refused('site.etalage')).toEqual([1, expect.stringContaining('--replace')]);
  const bytes = await readFile(at('site.etalage'));
  bytes[bytes.length - 9000] = (bytes[bytes.length - 9000] ?? 0) ^ 1;
  await writeFile(at('touched.etalage'), bytes);
  expect(await refused('touched.etalage', '--replace')).toEqual([
    ...[1, expect.stringContaining('beschadigd')],
  ]);
  secret = 'x'.repeat(40);
  expect(await refused('site.etalage', '--replace')).toEqual([
    ...[1, expect.stringContaining('ETALAGE_SECRET')],
  ]);
  secret = SECRET;
  const { dataFolder } = shop.host.config;
  const words = ['restore', at('site.etalage'), '--replace'];
  const running = await run(database.url, dataFolder, ...words);
  expect([running.code, running.said[0]]).toEqual([
    1,
    expect.stringContaining('Er draait een site'),
  ]);
  const { rows } = await target.pool.query('select email from orders');
  expect(rows).toEqual([{ email: 'of-later@klant.nl' }]);
});

test('sealed, it goes in the place of another site, into a bucket, of which nothing stays', async () => {
  const s3 = await startS3();
  try {
    await writeFile(at('passphrase'), 'paard batterij\n');
    const sealing = ['--passphrase-file', at('passphrase')];
    await backUpShop(at('sealed.etalage'), ...sealing);
    expect((await readFile(at('sealed.etalage'))).includes('an@klant.nl')).toBe(false);
    const words = ['restore', at('sealed.etalage'), '--replace', '--live'];
    expect((await run(target.url, at('s3'), ...words)).said).toEqual([
      'De reservekopie is versleuteld: geef --passphrase-file.',
    ]);
    const other = { content: Buffer.from('x'), etag: '', meta: {}, changedAt: new Date() };
    s3.files.set('media/of-another-site', other);
    pointToBucket(s3);
    expect((await run(target.url, at('s3'), ...words, ...sealing)).code).toBe(0);
    expect([...s3.files.keys()].sort()).toEqual(Object.keys(files).sort());
    expect(s3.files.get(LONG)?.content.toString()).toBe('een cv');
    expect(differences(await readSite(database.url), await readSite(target.url)).sort()).toEqual(
      OWN,
    );
    expect(await heldIn(target)).toBe(0);
  } finally {
    await s3.close();
  }
});

test('a database without a site is not backed up', async () => {
  const none = await createTestDatabase({ empty: true });
  try {
    const { said, code } = await run(none.url, at('none'), 'backup', at('none.etalage'));
    expect([code, said]).toEqual([1, ['In deze database staat nog geen site.']]);
    expect(await readdir(folder)).not.toContain('none.etalage');
  } finally {
    await none.drop();
  }
});
