import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { type Log, silentLog } from '#platform/config/log';
import { createPurger, type Purger } from './purger';
import type { PurgeTarget } from './settings';

type Call = { method?: string; url?: string; headers: IncomingHttpHeaders; body: string };
type Mood = 'answers' | 'refuses' | 'hangs';

const open: { servers: Server[]; purgers: Purger[] } = { servers: [], purgers: [] };
afterEach(async () => {
  for (const purger of open.purgers.splice(0)) await purger.close();
  for (const server of open.servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A cache that notes what it is told; `mood` says what it answers. */
const startCache = async (mood: Mood = 'answers') => {
  const calls: Call[] = [];
  const cache = { calls, mood, url: '', keys: () => calls.map(keysOf) };
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    let body = '';
    for await (const part of request) body += part;
    calls.push({ method, url, headers, body });
    if (cache.mood === 'hangs') return;
    response.writeHead(cache.mood === 'refuses' ? 503 : 200).end('{}');
  });
  open.servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cache.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return cache;
};

const keysOf = ({ headers, body }: Call): string[] =>
  body ? JSON.parse(body).tags : String(headers.xkey ?? headers['surrogate-key']).split(' ');

const varnish = ({ url }: { url: string }): PurgeTarget => ({ kind: 'varnish', url });

const start = (
  targets: PurgeTarget[],
  more: { again?: number; patience?: number; log?: Log } = {},
) => {
  const purger = createPurger({ targets, log: silentLog, again: 60_000, ...more });
  open.purgers.push(purger);
  return purger;
};

test('what changes at about the same time is told once, in one call, and once more afterwards', async () => {
  const cache = await startCache();
  const purger = start([varnish(cache)], { again: 30 });
  purger.purge(['product', 'product:70']);
  purger.purge(['product', 'product:71']);
  const keys = ['product', 'product:70', 'product~6', 'product:71', 'product~7'];
  await vi.waitFor(() => expect(cache.keys()).toEqual([keys, keys]));
  expect(cache.calls[0]).toMatchObject({ method: 'PURGE', url: '/' });
  // A third time would be in vain: what comes next is told alone.
  purger.purge(['location:3']);
  await vi.waitFor(() => expect(cache.calls).toHaveLength(4));
  expect(cache.keys()[2]).toEqual(['location:3', 'location~3']);
  await vi.waitFor(() => expect(purger.counts).toEqual({ sent: 4, failed: 0 }));
});

test('everything takes the place of all else', async () => {
  const cache = await startCache();
  start([varnish(cache)]).purge(['product:1', '*', 'pages']);
  await vi.waitFor(() => expect(cache.keys()).toEqual([['all']]));
});

test('a cache that refuses is told again until it takes it; the log says so once, and names no key', async () => {
  const [away, there] = [await startCache('refuses'), await startCache()];
  const [warn, info] = [vi.fn(), vi.fn()];
  const log = { ...silentLog, warn, info } as Log;
  const purger = start(
    [{ ...varnish(away), key: 'hunter2hunter2' } as PurgeTarget, varnish(there)],
    { log },
  );
  purger.purge(['pages']);
  await vi.waitFor(() => expect(away.calls.length).toBeGreaterThan(2));
  purger.purge(['form']);
  // It keeps nobody else waiting.
  await vi.waitFor(() => expect(there.keys()).toEqual([['pages'], ['form']]));
  expect(purger.waiting()).toBe(2);
  const refused = away.calls.length;
  away.mood = 'answers';
  await vi.waitFor(() => expect(purger.waiting()).toBe(0), { timeout: 5_000 });
  expect(
    new Set(
      away
        .keys()
        .slice(refused - 1)
        .flat(),
    ),
  ).toEqual(new Set(['form', 'pages']));
  expect(away.calls[0]?.headers['etalage-purge-key']).toBe('hunter2hunter2');
  await vi.waitFor(() => expect([warn.mock.calls.length, info.mock.calls.length]).toEqual([1, 1]));
  expect(JSON.stringify(warn.mock.calls)).toMatch(/varnish at 127.0.0.1:\d+ .*answered 503/);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('hunter2');
});

test('a cache that says nothing is told again, and what changed meanwhile goes along', async () => {
  const cache = await startCache('hangs');
  const purger = start([varnish(cache)], { patience: 50 });
  purger.purge(['pages']);
  await vi.waitFor(() => expect(cache.calls).toHaveLength(1));
  purger.purge(['form']);
  cache.mood = 'answers';
  await vi.waitFor(() => expect(purger.waiting()).toBe(0));
  expect(cache.keys().at(-1)?.toSorted()).toEqual(['form', 'pages']);
});

test('Fastly and Cloudflare are told in their own ways', async () => {
  const cache = await startCache();
  const { url } = cache;
  const purger = start([
    { kind: 'fastly', url, service: 'SU1Z0isxPaozGVKXdv0eY', key: 'fastly-key' },
    { kind: 'cloudflare', url, zone: '023e105f4ecef8ad9ca31a8372d0c353', key: 'token' },
  ]);
  purger.purge(Array.from({ length: 40 }, (_, nth) => `tag-${nth}`));
  await vi.waitFor(() => expect(cache.calls).toHaveLength(3));
  const [fastly, ...cloudflare] = cache.calls;
  expect(fastly).toMatchObject({
    ...{ method: 'POST', url: '/service/SU1Z0isxPaozGVKXdv0eY/purge', body: '' },
    headers: { 'fastly-key': 'fastly-key' },
  });
  expect(cache.keys().map(({ length }) => length)).toEqual([40, 30, 10]);
  for (const call of cloudflare) {
    expect(call).toMatchObject({
      ...{ method: 'POST', url: '/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache' },
      headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
    });
  }
});

test('at a stop what is left is told at once, the second time included', async () => {
  const cache = await startCache();
  const purger = start([varnish(cache)]);
  purger.purge(['pages']);
  await vi.waitFor(() => expect(cache.calls).toHaveLength(1));
  await vi.waitFor(() => expect(purger.counts.sent).toBe(1));
  purger.purge(['form']);
  await purger.close();
  expect(cache.keys().flat().toSorted()).toEqual(['form', 'pages', 'pages']);
});
