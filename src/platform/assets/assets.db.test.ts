import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { assetKey } from './names';
import { publishAssets } from './publish';
import { addAssets } from './serve';

const DAY = 86_400_000;

let app: TestApp;
let folders: string[];
let served: string;

const makeBuild = async (files: Record<string, string>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'etalage-build-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
};

beforeEach(async () => {
  folders = [];
  served = await makeBuild({ 'browser-aaaaaaa1.js': 'own' });
  const files = {
    name: 'files',
    needs: [],
    setup: async ({ app: http, storage }: TestApp['host']) => addAssets(http, served, storage),
  };
  app = await createTestApp({ features: [files] });
});
afterEach(async () => {
  await app.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const get = (name: string, headers = {}) => app.inject({ url: `/assets/${name}`, headers });
const statusOf = async (name: string) => (await get(name)).statusCode;

const nameOf = (n: number) => `browser-${String(n).padStart(8, '0')}.js`;

test('a file of another build is served as an own one is, and others are not', async () => {
  const text = `other${' '.repeat(5000)}`;
  const other = await makeBuild({
    'browser-Bbbbbbb2.js': text,
    'first-ccccccc3.css': 'css',
    'browser-Bbbbbbb2.js.br': 'compressed',
    'plain.js': 'a name that does not change',
    'page-ddddddd4.html': 'no file of a build',
  });
  expect(await statusOf('browser-Bbbbbbb2.js')).toBe(404);
  await publishAssets(app.host, other);

  for (const name of ['browser-aaaaaaa1.js', 'browser-Bbbbbbb2.js']) {
    const { headers, statusCode } = await get(name);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options'] ?? 'nosniff').toBe('nosniff');
  }
  const small = await get('browser-Bbbbbbb2.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(text);
  expect((await get('first-ccccccc3.css')).headers['content-type']).toContain('text/css');

  for (const name of ['plain.js', 'page-ddddddd4.html', '..%2fsecret', 'browser-zzzzzzz9.js', '']) {
    const { statusCode, headers } = await get(name);
    expect(statusCode).toBe(404);
    expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
  }
});

test('builds are kept for two weeks after another came, and ten of them at most', async () => {
  const publish = async (n: number) =>
    publishAssets(app.host, await makeBuild({ [nameOf(n)]: `${n}`, 'shared-ssssssss.js': 'all' }));
  for (let n = 1; n <= 12; n += 1) {
    app.clock.advance(60_000);
    await publish(n);
  }
  const there = [];
  for (let n = 1; n <= 12; n += 1) if ((await statusOf(nameOf(n))) === 200) there.push(n);
  expect(there).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

  // The newest has no age: it is in use, however long ago it came.
  app.clock.advance(30 * DAY);
  await publish(13);
  expect(await statusOf(nameOf(11))).toBe(404);
  expect(await statusOf(nameOf(12))).toBe(200);
  expect(await statusOf('shared-ssssssss.js')).toBe(200);
  const stored = await readdir(join(app.host.config.dataFolder, 'files', 'builds'));
  expect(stored.map((key) => `builds/${key}`).sort()).toEqual(
    [nameOf(12), nameOf(13), 'shared-ssssssss.js'].map(assetKey).sort(),
  );
});

test('a build that is back is the newest again, and files that were lost are stored again', async () => {
  const [first, second] = [
    await makeBuild({ [nameOf(1)]: '1' }),
    await makeBuild({ [nameOf(2)]: '2' }),
  ];
  await publishAssets(app.host, first);
  await publishAssets(app.host, second);
  await app.host.storage.delete(assetKey(nameOf(1)));
  await publishAssets(app.host, first);
  app.clock.advance(15 * DAY);
  await publishAssets(app.host, await makeBuild({ [nameOf(3)]: '3' }));
  expect([await statusOf(nameOf(1)), await statusOf(nameOf(2))]).toEqual([200, 404]);
});
