import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readPostmaster, stopPostmaster } from '#platform/db/embedded/postmaster';
import { buildIfStale } from '../../bin/build.mjs';
import { makeQuickFolder } from '../harness/quick-folder';

let folder: string;
let cluster: string;
let server: ChildProcess;

beforeAll(() => buildIfStale());

beforeEach(() => {
  folder = makeQuickFolder('etalage-signal-');
  // PostgreSQL's own user must get in.
  chmodSync(folder, 0o755);
  cluster = join(folder, 'data', 'postgres', 'cluster');
});

afterEach(async () => {
  server.kill('SIGKILL');
  await stopPostmaster(cluster);
  rmSync(folder, { recursive: true, force: true });
});

test('a signal in the middle of a start leaves no PostgreSQL of ours running', async () => {
  const { DATABASE_URL: _named, ...environment } = process.env;
  server = spawn(process.execPath, ['bin/etalage.mjs', 'start', '--no-demo'], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: 'ignore',
    env: {
      ...environment,
      NODE_ENV: 'production',
      ETALAGE_DATA: join(folder, 'data'),
      PORT: '0',
    },
  });
  const ended = once(server, 'exit');
  // Most of a start is yet to come then.
  await expect
    .poll(async () => existsSync(cluster) && (await readPostmaster(cluster)) !== undefined, {
      timeout: 60_000,
    })
    .toBe(true);
  server.kill('SIGTERM');
  await ended;
  await expect.poll(() => readPostmaster(cluster)).toBeUndefined();
});
