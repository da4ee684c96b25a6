import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildIfStale } from '../../bin/build.mjs';
import type { TestApp } from '../harness/app';
import { createShopBuilder } from '../harness/build-shop';
import { createTestDatabase, type TestDatabase } from '../harness/database';
import { createRemote } from '../harness/remote';
import { createVisitor } from '../harness/visitor';
import { type BuiltServer, startBuiltServer } from './built-server';

let database: TestDatabase;
let folder: string;
let server: BuiltServer;
let agent: Agent;

beforeAll(() => buildIfStale());

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'etalage-stopping-'));
  agent = new Agent({ keepAlive: true });
});

afterEach(async () => {
  agent.destroy();
  await server.kill();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

type Reply = { status?: number; headers: IncomingHttpHeaders; body: string };
type Asking = { sent: Promise<void>; reply: Promise<Reply> };

/** Asks for something; `sent` says that the system has all of it, whether the server read it or not. */
const ask = (path: string, body?: string, by: Agent | false = false): Asking => {
  const asked = request(server.address + path, {
    method: body === undefined ? 'GET' : 'POST',
    agent: by,
    headers: body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const sent = new Promise<void>((resolve, reject) => {
    asked.once('finish', resolve).once('error', reject);
  });
  const reply = new Promise<Reply>((resolve, reject) => {
    asked.once('error', reject).once('response', (response) => {
      const { statusCode: status, headers } = response;
      text(response).then((whole) => resolve({ status, headers, body: whole }), reject);
    });
  });
  // Both fail together: the test awaits them in turn.
  sent.catch(() => {});
  reply.catch(() => {});
  asked.end(body);
  return { sent, reply };
};

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

test('what was sent when SIGTERM comes, and not yet read, is done and answered: over new connections and kept ones', async () => {
  const product = await createShopBuilder(database.db).product({ pieces: 100 });
  server = await startBuiltServer(database.url, folder);
  const visitor = createVisitor(createRemote(() => server.address) as TestApp);
  const body = `item_id=${product.id}&quantity=1&etalage_token=${await visitor.token()}`;
  await Promise.all(times(12, () => ask('/webcore/session', undefined, agent).reply));
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(12);

  server.signal('SIGSTOP');
  const asked = [
    ...times(12, () => ask('/webcore/checkout/add', body, agent)),
    ...times(12, () => ask('/webcore/checkout/add', body)),
  ];
  await Promise.all(asked.map(({ sent }) => sent));
  server.signal('SIGTERM');
  server.signal('SIGCONT');

  const replies = await Promise.all(asked.map(({ reply }) => reply));
  expect(replies.map(({ status }) => status)).toEqual(times(24, () => 303));
  expect(await server.ended).toBe(0);
});

test('after SIGTERM /readyz says so first; visitors are served for a while, over connections that end', async () => {
  const { access } = await createShopBuilder(database.db).product({ pieces: 1 });
  const page = `/artikel/${access}`;
  server = await startBuiltServer(database.url, folder, { env: { DRAIN_SECONDS: '8' } });
  await Promise.all(times(4, () => ask('/webcore/session', undefined, agent).reply));
  const began = Date.now();
  server.signal('SIGTERM');
  await expect.poll(async () => (await ask('/readyz').reply).status).toBe(503);
  let served = 0;
  for (; Date.now() - began < 2000; served += 1) {
    for (const by of [agent, false] as const) {
      // The first is made anew, the next comes from the page cache.
      const { status, headers } = await ask(page, undefined, by).reply;
      expect(status).toBe(200);
      expect(headers.connection).toBe('close');
    }
  }
  expect(served).toBeGreaterThan(1);
  expect((await ask('/healthz').reply).status).toBe(200);
  expect(await server.ended).toBe(0);
  expect(Date.now() - began).toBeGreaterThanOrEqual(8000);
  await expect(ask('/').reply).rejects.toThrow('ECONNREFUSED');
});

test('SIGINT doesn’t wait, also when SIGTERM came before it and connections are open on which nothing was said', async () => {
  server = await startBuiltServer(database.url, folder, { env: { DRAIN_SECONDS: '60' } });
  await fetch(`${server.address}/healthz`);
  const silent = new Agent().createConnection({
    host: '127.0.0.1',
    port: Number(new URL(server.address).port),
  });
  await new Promise((resolve) => silent?.once('connect', resolve));
  const began = Date.now();
  server.signal('SIGTERM');
  await expect.poll(async () => (await ask('/readyz').reply).status).toBe(503);
  server.signal('SIGINT');
  server.signal('SIGINT');
  expect(await server.ended).toBe(0);
  expect(Date.now() - began).toBeLessThan(40_000);
  silent?.destroy();
});
