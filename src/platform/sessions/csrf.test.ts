import fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '#kernel/errors';
import { field, header } from '#kernel/wire';
import { pageToken, refuseCrossSite, refuseStaleToken, sessionToken } from './csrf';

const SECRET = 'geheim';
const now = new Date('2026-03-02T10:00:00Z');
const DAY = 86_400_000;

const read: string[] = [];
const app = fastify();
app.addHook(
  'onRequest',
  refuseStaleToken({
    config: { secret: SECRET },
    clock: { now: () => now } as never,
    sessions: { idOf: (request) => request.headers.cookie },
  }),
);
// Whatever of a body is read is read here.
app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
  read.push(String(body));
  done(null, body);
});
app.setErrorHandler((error, _request, reply) =>
  error instanceof AppError
    ? reply.code(error.status).send({ code: error.code })
    : reply.code(500).send(String(error)),
);
app.post('/alles', async () => 'ok');
app.get('/alles', async () => 'ok');
app.post('/eigen', { onRequest: refuseCrossSite }, async () => 'ok');
afterAll(() => app.close());
beforeEach(() => {
  read.length = 0;
});

const post = async (url: string, headers: Record<string, string>) => {
  const all = { 'content-type': 'application/x-proef', host: 'brink.test', ...headers };
  const reply = await app.inject({ method: 'POST', url, headers: all, payload: 'lang' });
  return [reply.statusCode, reply.statusCode === 200 ? 'ok' : reply.json().code];
};

const good = pageToken(SECRET, now);

test.each<[string, string, Record<string, string>]>([
  ['of another shop', pageToken('ander geheim', now), {}],
  ['of a page that is too old', pageToken(SECRET, new Date(now.getTime() - 8 * DAY)), {}],
  ['of somebody else’s session', sessionToken(SECRET, 'van een ander'), { cookie: 'mijn' }],
  ['that is none', 'p.1.x', {}],
])('a token %s is refused before its body is read', async (_, token, headers) => {
  expect(await post('/alles', { ...headers, [header.token]: token })).toEqual([403, 'token']);
  const query = new URLSearchParams({ [field.token]: token });
  expect(await post(`/alles?${query}`, headers)).toEqual([403, 'token']);
  expect(read).toEqual([]);
});

test('a good token, or none before the body, leaves it to the route', async () => {
  expect(await post('/alles', { [header.token]: good })).toEqual([200, 'ok']);
  const own = { cookie: 'mijn', [header.token]: sessionToken(SECRET, 'mijn') };
  expect(await post('/alles', own)).toEqual([200, 'ok']);
  expect(await post('/alles', {})).toEqual([200, 'ok']);
  expect(read).toHaveLength(3);
  // Reading changes nothing: a stale link still leads somewhere.
  expect((await app.inject({ url: '/alles', headers: { [header.token]: 'p.1.x' } })).body).toBe(
    'ok',
  );
});

test('a session’s token is another each time, and each of them holds', async () => {
  const tokens = Array.from({ length: 20 }, () => sessionToken(SECRET, 'mijn'));
  expect(new Set(tokens.map((token) => token.slice(2, 12))).size).toBe(20);
  expect(new Set(tokens.map((token) => token.slice(-10))).size).toBe(20);
  for (const token of tokens) {
    const sent = { cookie: 'mijn', [header.token]: token };
    expect(await post('/alles', sent)).toEqual([200, 'ok']);
  }
});

test('a session’s token that was touched is refused, its mask as well as what it covers', async () => {
  const bytes = Buffer.from(sessionToken(SECRET, 'mijn').slice(2), 'base64url');
  const asToken = (changed: Buffer) => `s.${changed.toString('base64url')}`;
  const touched = [...bytes.keys()].map((place) => {
    const copy = Buffer.from(bytes);
    copy[place] = (copy[place] as number) ^ 1;
    return asToken(copy);
  });
  const cut = [bytes.subarray(1), bytes.subarray(0, -1), bytes.subarray(0, 32), Buffer.alloc(0)];
  for (const token of [...touched, ...cut.map(asToken), asToken(Buffer.alloc(64)), 's.', 's']) {
    const sent = { cookie: 'mijn', [header.token]: token };
    expect(await post('/alles', sent)).toEqual([403, 'token']);
  }
});

test.each<[string, Record<string, string>]>([
  ['by Fetch metadata', { 'sec-fetch-site': 'cross-site' }],
  ['of a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
  ['by its origin', { origin: 'https://elders.test' }],
  ['by an origin that is none', { origin: 'null' }],
])('another site is refused before a body is read, %s', async (_, headers) => {
  expect(await post('/eigen', headers)).toEqual([403, 'cross_site']);
  expect(read).toEqual([]);
  const ours = { origin: 'http://brink.test' };
  expect(await post('/eigen', ours)).toEqual([200, 'ok']);
  expect(read).toEqual(['lang']);
});

test('of an older browser that names no origin, the page that it comes from tells the site', async () => {
  const from = (referer: string) => post('/eigen', { referer });
  expect(await from('https://elders.test/val')).toEqual([403, 'cross_site']);
  expect(await from('https://brink.test/contact')).toEqual([200, 'ok']);
  expect(await from('geen adres')).toEqual([403, 'cross_site']);
  expect(await post('/eigen', {})).toEqual([200, 'ok']);
});
