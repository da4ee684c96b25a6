import { createServer } from 'node:net';
import { expect, inject, test } from 'vitest';
import { ConfigError } from '../config/errors';
import { silentLog } from '../config/log';
import { startDatabase } from './database';

const start = (databaseUrl: string) =>
  startDatabase({ config: { databaseUrl, dataFolder: '/nowhere' }, log: silentLog });

test('a given database is used, and left alone at the end', async () => {
  const url = inject('databaseUrl');
  const database = await start(url);
  expect(database.url).toBe(url);
  await database.stop();
  await (await start(url)).stop();
});

test('one that does not answer is a wrong setting, told in one line without its password', async () => {
  const port = await closedPort();
  const error = await start(`postgres://me:hunter2@127.0.0.1:${port}/x`).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  expect(error.message).toMatch(
    /^DATABASE_URL: no connection to 127\.0\.0\.1:\d+ \(.*ECONNREFUSED/,
  );
  expect(error.message).not.toContain('hunter2');
});

test('so is one that refuses us', async () => {
  const url = new URL(inject('databaseUrl'));
  url.pathname = '/there_is_no_such_database';
  const error = await start(url.href).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  expect(error.message).toMatch(/^DATABASE_URL: no connection to .* does not exist\)$/);
});

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
