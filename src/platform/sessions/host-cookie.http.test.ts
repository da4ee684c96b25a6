import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { createVisitor } from '../../../tests/harness/visitor';
import { sessions } from './tables';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { siteUrl: 'https://winkel.example' } });
});
afterAll(() => app.close());

const NEW = '__Host-etalage_session';
const OLD = 'etalage_session';
const PROFILE = '/login/dashboard/view/profile';

/** A session as the version before made it, of an account; its cookie's secret. */
const fromBefore = async (more: { hostCookie?: boolean } = {}): Promise<string> => {
  const email = `${randomBytes(4).toString('hex')}@klant.nl`;
  const account = await createAccount(app.host, { email, password: 'een lang wachtwoord' });
  const secret = randomBytes(32).toString('base64url');
  const createdAt = app.clock.now();
  await app.db.insert(sessions).values({
    id: createHash('sha256').update(secret).digest('base64url'),
    accountId: account?.id ?? null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 30 * 86_400_000),
    ...more,
  });
  return secret;
};

test('over https a session’s cookie is this host’s alone, and no script reads it', async () => {
  const visitor = createVisitor(app);
  await createAccount(app.host, { email: 'an@klant.nl', password: 'een lang wachtwoord' });
  const reply = await visitor.post('/site/login', {
    ...{ etalage_username: 'an@klant.nl', etalage_password: 'een lang wachtwoord' },
    etalage_token: await visitor.token(),
  });
  expect(reply.cookies.find(({ name }) => name === NEW)).toMatchObject({
    ...{ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  });
  expect(reply.cookies.find(({ name }) => name === NEW)).not.toHaveProperty('domain');
  expect(reply.cookies.some(({ name }) => name === OLD)).toBe(false);
  expect((await visitor.get(PROFILE)).statusCode).toBe(200);
});

test('a cookie of the old name still holds, and is replaced with the first answer', async () => {
  const secret = await fromBefore();
  const reply = await app.inject({ url: PROFILE, headers: { cookie: `${OLD}=${secret}` } });
  expect(reply.statusCode).toBe(200);
  expect(reply.cookies.find(({ name }) => name === NEW)?.value).toBe(secret);
  expect(reply.cookies.find(({ name }) => name === OLD)?.value).toBe('');
  const after = await app.inject({ url: PROFILE, headers: { cookie: `${NEW}=${secret}` } });
  expect(after.statusCode).toBe(200);
  expect(after.cookies).toEqual([]);
});

test('a session that was given under the new name is not taken under the old one', async () => {
  // Another host of the domain can set the old name, with a session of its own choice.
  const secret = await fromBefore({ hostCookie: true });
  const reply = await app.inject({ url: PROFILE, headers: { cookie: `${OLD}=${secret}` } });
  expect(reply.headers.location).toBe('/login');
  const both = await app.inject({
    url: PROFILE,
    headers: { cookie: `${OLD}=${await fromBefore()}; ${NEW}=${'x'.repeat(43)}` },
  });
  expect(both.headers.location).toBe('/login');
});
