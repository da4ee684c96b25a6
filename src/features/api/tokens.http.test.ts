import { createHmac, hkdfSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiApp, bearer, createApiApp } from '../../../tests/harness/api-app';
import { createApiUser, removeApiUser } from './api.server';
import { purgeTokens } from './server/grant';
import { apiRefreshTokens, apiUsers } from './server/tables';

let api: ApiApp;
beforeAll(async () => {
  api = await createApiApp();
});
afterAll(() => api.close());

const pageTokens = async () => {
  const { data } = (await api.inject('/webcore/api-user')).json();
  return (await api.requestToken(data)).json().data;
};

const listWith = (token: string, headers = {}) =>
  api.get('location', { ...bearer(token), ...headers });

const key = () =>
  new Uint8Array(hkdfSync('sha256', api.host.config.secret, '', 'etalage api tokens', 32));

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with our own signature, but for what is changed. */
const forgeAs = (sub: string, header: object, claims: object, secret: Uint8Array = key()) => {
  const now = Math.floor(api.clock.now().getTime() / 1000);
  const own = {
    sub,
    jti: 'x',
    scope: 'admin',
    family: 'f',
    iss: 'http://localhost',
    aud: 'http://localhost/api',
    iat: now,
    exp: now + 600,
  };
  return new SignJWT({ ...own, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(secret);
};

test('S7.9/1 API user credentials give data.access_token and data.refresh.token', async () => {
  const made = await createApiUser(api.db, 'kassa', 'staff');
  const reply = await api.requestToken({ client_id: 'kassa', client_secret: made?.secret ?? '' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  const { data } = reply.json();
  expect(data).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
  expect(data.refresh).toMatchObject({ token: expect.any(String), expires_in: 30 * 86_400 });
  expect((await listWith(data.access_token)).json._meta.total).toBe(6);
  const older = await api.requestToken({ username: 'kassa', password: made?.secret ?? '' });
  expect(older.statusCode).toBe(200);
});

test('wrong credentials are a 401, unreadable ones a 400', async () => {
  const made = await createApiUser(api.db, 'ander', 'staff');
  for (const [id, secret] of [
    ['ander', 'x'],
    ['ander', ''.padEnd(43, 'a')],
    ['niemand', made?.secret ?? ''],
    ['page', made?.secret ?? ''],
    ["' or 1=1 --", 'x'],
  ] as const) {
    const reply = await api.requestToken({ client_id: id, client_secret: secret });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'credentials']);
  }
  for (const fields of [
    {},
    { client_id: 'ander' },
    { client_id: 'ander', client_secret: '' },
    { client_id: 'a'.repeat(300), client_secret: 'x' },
  ]) {
    expect((await api.requestToken(fields as Record<string, string>)).statusCode).toBe(400);
  }
  const text = await api.inject({
    method: 'POST',
    url: '/api/v1.0/auth/jwt/access_token',
    payload: 'x',
    headers: { 'content-type': 'text/plain' },
  });
  expect(text.statusCode).toBe(400);
});

test('the pages’ own user is anonymous, and stays itself over a restart', async () => {
  const reply = await api.inject('/webcore/api-user');
  expect(reply.headers['cache-control']).toBe('no-store');
  const { access_token } = await pageTokens();
  expect(decodeJwt(access_token)).toMatchObject({ scope: 'anonymous' });
  expect((await listWith(access_token)).json._meta.total).toBe(5);
  const { keepPageUser } = await import('./server/users');
  await keepPageUser(api.db, api.host.config);
  expect((await api.requestToken(reply.json().data)).statusCode).toBe(200);
  const users = await api.db.select().from(apiUsers);
  expect(users.filter(({ clientId }) => clientId === 'page')).toHaveLength(1);
  expect(JSON.stringify(users)).not.toContain(reply.json().data.client_secret);
});

test('an access token is good for a quarter of an hour, then a 401 says so', async () => {
  const { access_token } = await pageTokens();
  api.clock.advance(15 * 60_000 - 1000);
  expect((await listWith(access_token)).status).toBe(200);
  api.clock.advance(1000);
  const late = await listWith(access_token);
  expect([late.status, late.json.code]).toEqual([401, 'token']);
  expect(late.headers['www-authenticate']).toContain('invalid_token');
  expect((await api.get('location/1', bearer(access_token))).status).toBe(401);
  expect((await api.get('location')).status).toBe(200);
});

test('S7.9/2 a refresh token, as Bearer, gives the next pair', async () => {
  const first = await pageTokens();
  const reply = await api.refresh(first.refresh.token);
  expect(reply.statusCode).toBe(200);
  const { data } = reply.json();
  expect(data.refresh.token).not.toBe(first.refresh.token);
  expect((await listWith(data.access_token)).status).toBe(200);
  expect((await api.refresh(data.refresh.token)).statusCode).toBe(200);
});

test('a refresh token that is used again ends its whole family', async () => {
  const other = await pageTokens();
  const first = await pageTokens();
  const second = (await api.refresh(first.refresh.token)).json().data;
  const again = await api.refresh(first.refresh.token);
  expect([again.statusCode, again.json().code]).toEqual([401, 'token']);
  expect((await api.refresh(second.refresh.token)).statusCode).toBe(401);
  expect((await api.refresh(other.refresh.token)).statusCode).toBe(200);
});

test('of two that use one refresh token at once, one at most gets the next, and it is worth nothing', async () => {
  const { refresh } = await pageTokens();
  const replies = await Promise.all([1, 2, 3, 4].map(() => api.refresh(refresh.token)));
  const granted = replies.filter(({ statusCode }) => statusCode === 200);
  expect(granted).toHaveLength(1);
  const next = granted[0]?.json().data.refresh.token;
  expect((await api.refresh(next)).statusCode).toBe(401);
});

test('a refresh token ends after 30 days, and is then forgotten', async () => {
  const { refresh } = await pageTokens();
  api.clock.advance(30 * 86_400_000);
  expect((await api.refresh(refresh.token)).statusCode).toBe(401);
  await pageTokens();
  await purgeTokens(api.host);
  expect(await api.db.select().from(apiRefreshTokens)).toHaveLength(1);
});

test('who was taken away gets no new tokens', async () => {
  const { refresh } = await api.tokensOf('tijdelijk', 'staff');
  expect(await removeApiUser(api.db, 'tijdelijk')).toBe(true);
  expect((await api.refresh(refresh)).statusCode).toBe(401);
  expect(await removeApiUser(api.db, 'tijdelijk')).toBe(false);
});

test('a token is refused that is unsigned, foreign, for another use, or not a token', async () => {
  // Of somebody who is there: all that is wrong with the others is the token.
  await createApiUser(api.db, 'beheerder', 'admin');
  const [chief] = await api.db.select().from(apiUsers).where(eq(apiUsers.clientId, 'beheerder'));
  const sub = String(chief?.id);
  const forge = (header: object, claims: object, secret?: Uint8Array) =>
    forgeAs(sub, header, claims, secret);
  expect((await listWith(await forge({}, {}))).status).toBe(200);
  expect((await listWith(await forge({}, { sub: '999999' }))).status).toBe(401);
  expect((await listWith(await forge({}, { scope: 'staff' }))).status).toBe(401);
  const now = Math.floor(api.clock.now().getTime() / 1000);
  const good = await forge({}, {});
  const [head = '', body = '', signature = ''] = good.split('.');
  const none = `${base64({ alg: 'none', typ: 'at+jwt' })}.${body}.`;
  const { refresh } = await pageTokens();
  const hs512 = `${base64({ alg: 'HS512', typ: 'at+jwt' })}.${body}`;
  const bad = [
    none,
    none.slice(0, -1),
    `${head}.${body}.`,
    `${head}.${base64({ scope: 'admin' })}.${signature}`,
    `${hs512}.${createHmac('sha512', key()).update(hs512).digest('base64url')}`,
    await forge({}, {}, new TextEncoder().encode(api.host.config.secret)),
    await forge({}, {}, new Uint8Array(32)),
    await forge({ typ: 'JWT' }, {}),
    await forge({ typ: 'rt+jwt' }, {}),
    await forge({ kid: '../../dev/null', jku: 'http://elders.example' }, {}, new Uint8Array(32)),
    await forge({}, { aud: 'http://elders.example/api' }),
    await forge({}, { iss: 'http://elders.example' }),
    await forge({}, { exp: now }),
    await forge({}, { exp: undefined }),
    await forge({}, { nbf: now + 60 }),
    await forge({}, { scope: 'root' }),
    await forge({}, { sub: 'x' }),
    await forge({}, { jti: undefined }),
    refresh.token,
    'geen.token.dus',
    'x',
    'a'.repeat(5000),
  ];
  for (const [index, token] of bad.entries()) {
    const { status, json } = await listWith(token);
    expect([index, status, json.code]).toEqual([index, 401, 'token']);
  }
});

test('an access token refreshes nothing, and without a token there is nothing to refresh', async () => {
  const { access_token } = await pageTokens();
  for (const token of [access_token, await forgeAs('1', {}, {}), '']) {
    expect((await api.refresh(token)).statusCode).toBe(401);
  }
  const bare = await api.inject({ method: 'POST', url: '/api/v1.0/auth/jwt/refresh_token' });
  expect(bare.statusCode).toBe(401);
});

test('S6/6 another authentication method than JWT is refused; none said means JWT', async () => {
  const { access_token } = await pageTokens();
  expect((await listWith(access_token, { authenticationmethod: 'Session' })).status).toBe(401);
  const quiet = await api.get('location', { authorization: `bearer ${access_token}` });
  expect(quiet.status).toBe(200);
  expect((await api.get('location', { authorization: 'Basic eDp5' })).status).toBe(200);
});

test('who asks for tokens more than 60 times in a minute is told to wait', async () => {
  const tries = Array.from({ length: 130 }, () =>
    api.inject({
      method: 'POST',
      url: '/api/v1.0/auth/jwt/refresh_token',
      remoteAddress: '10.9.8.7',
    }),
  );
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(70);
});
