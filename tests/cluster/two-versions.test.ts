import { cpSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildIfStale } from '../../bin/build.mjs';
import { createShopBuilder } from '../harness/build-shop';
import { createTestDatabase, type TestDatabase } from '../harness/database';
import { type BuiltServer, startBuiltServer } from './built-server';

const ROOT = resolve(import.meta.dirname, '../..');

let database: TestDatabase;
let folder: string;
let servers: BuiltServer[];

beforeAll(() => buildIfStale());

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-versions-'));
  servers = [];
});

afterEach(async () => {
  await Promise.all(servers.map((one) => one.kill()));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The same program as another build would be: its files have other names. Answers its command. */
const makeOtherBuild = (): string => {
  const root = join(folder, 'other');
  for (const part of ['bin', 'dist'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  for (const part of ['src', 'demo', 'themes', 'migrations', 'node_modules', 'package.json']) {
    symlinkSync(join(ROOT, part), join(root, part));
  }
  for (const part of ['vite.config.ts', 'package-lock.json']) {
    symlinkSync(join(ROOT, part), join(root, part));
  }
  const assets = join(root, 'dist', 'client', 'assets');
  const renamed = readdirSync(assets).filter((name) => /^(browser|first|more)-/.test(name));
  const rename = (name: string) => name.replace(/-[\w-]{8}\./, '-0ther000.');
  for (const name of renamed) renameSync(join(assets, name), join(assets, rename(name)));
  const manifest = join(root, 'dist', 'client', '.vite', 'manifest.json');
  let text = readFileSync(manifest, 'utf8');
  for (const name of renamed) text = text.replaceAll(`assets/${name}"`, `assets/${rename(name)}"`);
  writeFileSync(manifest, text);
  return join(root, 'bin', 'etalage.mjs');
};

const start = async (command?: string) => {
  const server = await startBuiltServer(database.url, join(folder, 'data'), { command });
  servers.push(server);
  return server;
};

/** What a page has a browser fetch from this site. */
const assetsOf = async ({ address }: BuiltServer, page: string): Promise<string[]> => {
  const html = await (await fetch(address + page)).text();
  return [...new Set(html.match(/\/assets\/[\w.~-]+\.(?:js|css|woff2)/g))];
};

test('while processes of two builds run, each serves what pages of the other ask for, and after', async () => {
  const { access } = await createShopBuilder(database.db).product();
  const page = `/artikel/${access}`;
  const old = await start();
  const fresh = await start(makeOtherBuild());
  const [ofOld, ofFresh] = [await assetsOf(old, page), await assetsOf(fresh, page)];
  expect(ofFresh.filter((path) => path.includes('0ther000')).length).toBeGreaterThanOrEqual(2);
  expect(ofOld.filter((path) => ofFresh.includes(path)).length).toBeLessThan(ofOld.length);

  for (const path of [...ofOld, ...ofFresh]) {
    const replies = await Promise.all(servers.map(({ address }) => fetch(address + path)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = await Promise.all(replies.map((reply) => reply.text()));
    expect(one).toBe(other);
    for (const { headers } of replies) {
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  }
  await old.kill();
  for (const path of ofOld) expect((await fetch(fresh.address + path)).status).toBe(200);
  const missing = await fetch(`${fresh.address}/assets/browser-zzzzzzzz.js`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('cache-control')).toContain('no-store');
});

test('a process with a secret of its own is refused while another runs, in one line', async () => {
  await start();
  const other = startBuiltServer(database.url, join(folder, 'data'), {
    env: { ETALAGE_SECRET: 'a secret that only this process has been given' },
    quiet: true,
  });
  await expect(other).rejects.toThrow(
    /ended with 1.*ETALAGE_SECRET is not the one of the other processes/s,
  );
});
