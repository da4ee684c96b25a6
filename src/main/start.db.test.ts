import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '#platform/config/config';
import { ConfigError } from '#platform/config/errors';
import { readPostmaster, stopPostmaster } from '#platform/db/embedded/postmaster';
import type { Host } from '#platform/host';
import { makeQuickFolder } from '../../tests/harness/quick-folder';
import { listen, prepareDatabase, tryAddress } from './start';

let folder: string;
let cluster: string;
beforeEach(() => {
  folder = makeQuickFolder('etalage-start-');
  // PostgreSQL's own user must get in.
  chmodSync(folder, 0o755);
  cluster = join(folder, 'data', 'postgres', 'cluster');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  await stopPostmaster(cluster);
  rmSync(folder, { recursive: true, force: true });
});

/** One migration, as drizzle-kit writes it. */
const writeMigration = (text: string): void => {
  mkdirSync(join(folder, 'migrations', 'meta'), { recursive: true });
  writeFileSync(join(folder, 'migrations', '0000_step.sql'), text);
  const entry = { idx: 0, version: '7', when: 1_700_000_000_000, tag: '0000_step' };
  const journal = {
    version: '7',
    dialect: 'postgresql',
    entries: [{ ...entry, breakpoints: true }],
  };
  writeFileSync(join(folder, 'migrations', 'meta', '_journal.json'), JSON.stringify(journal));
};

const prepare = () => prepareDatabase({ dataFolder: join(folder, 'data') } as Config, folder);

test.each([
  ['EADDRINUSE', 'PORT 8080 on 127.0.0.1 is in use by another program'],
  ['EADDRNOTAVAIL', 'HOST 127.0.0.1 is no address of this machine'],
])('where it can’t listen (%s) is said in one line', async (code, line) => {
  const app = { listen: () => Promise.reject(Object.assign(new Error('listen'), { code })) };
  const host = { app, config: { host: '127.0.0.1', port: 8080 } } as unknown as Host;
  await expect(listen({ host })).rejects.toThrow(new ConfigError(line));
});

test('a PORT in use is told before anything is started', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const config = { host: '127.0.0.1', port } as Config;
  await expect(tryAddress(config)).rejects.toThrow(
    new ConfigError(`PORT ${port} on 127.0.0.1 is in use by another program`),
  );
  other.close();
  await once(other, 'close');
  await tryAddress(config);
  // It was let go again.
  await tryAddress(config);
});

test('a migration that fails leaves no PostgreSQL of ours running', async () => {
  writeMigration('select 1/0;');
  await expect(prepare()).rejects.toThrow();
  expect(await readPostmaster(cluster)).toBeUndefined();
  writeMigration('select 1;');
  const database = await prepare();
  expect(await readPostmaster(cluster)).toBeDefined();
  await database.stop();
});
