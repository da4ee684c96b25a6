import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildIfStale } from '../../bin/build.mjs';
import { createTestDatabase, type TestDatabase } from '../harness/database';

let database: TestDatabase;
let folder: string;
let npm: ChildProcess | undefined;

beforeAll(() => buildIfStale());

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-npm-'));
});

afterEach(async () => {
  // All that npm began, should the server have been left behind.
  if (npm?.pid) {
    try {
      process.kill(-npm.pid, 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  }
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a signal to npm start ends the server too', async () => {
  npm = spawn('npm', ['start', '--', '--no-demo'], {
    cwd: resolve(import.meta.dirname, '../..'),
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      ETALAGE_DATA: folder,
      LOG_LEVEL: 'error',
      PORT: '0',
      DRAIN_SECONDS: '0',
    },
  });
  const ended = once(npm, 'exit');
  let address = '';
  for await (const line of createInterface({ input: npm.stdout as NodeJS.ReadableStream })) {
    address = /http:\/\/\S+/.exec(line)?.[0] ?? '';
    if (address) break;
  }
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);
  npm.kill('SIGTERM');
  await ended;
  await expect(fetch(`${address}/readyz`)).rejects.toThrow('fetch failed');
});
