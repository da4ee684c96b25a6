import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../harness/database';

const root = resolve(import.meta.dirname, '../..');

let database: TestDatabase;
let folder: string;
let server: ChildProcess;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-dev-'));
});

afterEach(async () => {
  server.kill('SIGKILL');
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('npm run dev answers pages and their scripts from the sources, without a build', async () => {
  server = spawn(process.execPath, ['bin/dev.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: database.url, ETALAGE_DATA: folder, PORT: '0' },
  });
  const ended = once(server, 'exit');
  let address = '';
  for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
    address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '';
    if (address) break;
  }
  const page = await fetch(`${address}/nergens`);
  expect(page.status).toBe(404);
  const html = await page.text();
  const [script] = /\/src\/main\/browser\.ts/.exec(html) ?? [];
  expect(html).toContain('/@vite/client');
  const island = '/src/features/search/site/search-box.island.tsx';
  for (const path of [script, island]) {
    const module = await fetch(`${address}${path}`);
    expect(module.headers.get('content-type')).toContain('javascript');
    expect(await module.text()).toContain('import');
  }
  server.kill('SIGTERM');
  await ended;
  expect(server.exitCode).toBe(0);
});
