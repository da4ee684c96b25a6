import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { accountPath } from '#features/accounts/contract';
import { signIn as limits } from '#kernel/limits-signin';
import { CLIENT_ID } from '../../../tests/harness/identity-providers';
import { createSignInApp, type SignInApp } from '../../../tests/harness/sign-in-app';
import type { Visitor } from '../../../tests/harness/visitor';
import { createVisitor } from '../../../tests/harness/visitor';
import { signInPath } from './contract';
import { accountLinks } from './server/tables';

let app: SignInApp;
beforeAll(async () => {
  app = await createSignInApp();
});
afterAll(() => app.close());
afterEach(() => {
  vi.useRealTimers();
  app.google.break(undefined);
  app.facebook.break(undefined);
});

let count = 0;
const seconds = (from = 0) => Math.floor(app.clock.now().getTime() / 1000) + from;

/** Claims of somebody new, as Google would sign them for a visit of this visitor. */
const claimsFor = async (visitor: Visitor, more: Record<string, unknown> = {}) => {
  count += 1;
  const { nonce } = await app.beginScript(visitor, 'google');
  return {
    ...{ sub: `google-${count}`, email: `piet${count}@klant.nl`, email_verified: true },
    ...{ given_name: 'Piet', family_name: 'Jansen', iat: seconds(), exp: seconds(600), nonce },
    ...more,
  };
};

const register = async (visitor: Visitor, more: Record<string, unknown> = {}) => {
  const claims = await claimsFor(visitor, more);
  const credential = await app.google.sign(claims);
  const reply = await app.social(visitor, 'registerWithGoogle', { credential });
  return { claims, credential, reply };
};

const login = async (visitor: Visitor, claims: Record<string, unknown>, header = {}) => {
  const { nonce } = await app.beginScript(visitor, 'google');
  const credential = await app.google.sign({ ...claims, nonce }, header);
  return app.social(visitor, 'loginWithGoogle', { credential });
};

const texts = {
  register: 'Er is een fout opgetreden tijdens het registreren via Google',
  login: 'Er is een fout opgetreden tijdens het inloggen via Google',
  unknown: 'U moet u eerst via Google registreren voordat u met dit Google account kunt inloggen',
};

test('S7.8/1 S1/17 register, log out, log in: JSON with success, and a new session with each', async () => {
  const visitor = app.visitor();
  const { reply, claims } = await register(visitor);
  expect(reply.json()).toEqual({ success: true, redirect_url: '/login/dashboard/view/profile' });
  const seen = new Set([visitor.cookies.get('etalage_session')]);
  expect(await app.isInside(visitor)).toBe(true);
  const out = await app.social(visitor, 'logoutWithGoogle');
  expect(out.json()).toEqual({ success: true, redirect_url: '/login' });
  seen.add(visitor.cookies.get('etalage_session'));
  expect(await app.isInside(visitor)).toBe(false);
  const again = await login(visitor, claims);
  expect(again.json()).toEqual({ success: true, redirect_url: '/login' });
  seen.add(visitor.cookies.get('etalage_session'));
  expect(seen.size).toBe(3);
  expect(await app.isInside(visitor)).toBe(true);
});

test('S6/3 S8.1/2 a login without registration is a 401, with its own text, also in English', async () => {
  const visitor = app.visitor();
  const reply = await login(visitor, await claimsFor(visitor));
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({
    ...{ success: false, message: texts.unknown },
    redirect_url: '/login?sign_in=login-401&via=google',
  });
  const { nonce } = await app.beginScript(visitor, 'google');
  const credential = await app.google.sign({ ...(await claimsFor(visitor)), nonce });
  const english = await app.social(visitor, 'loginWithGoogle', { credential, language: 'en_GB' });
  expect(english.json().message).toBe(
    'You must first register via Google before you can log in with this Google account',
  );
});

test('S3.9 S8.1/1 S8.1/3 a profile without a credential is a 400, whatever it says', async () => {
  const profiles = {
    Google: { id: '1', full_name: 'Piet', email: 'piet@klant.nl', image_url: 'https://x.nl/p' },
    Facebook: { id: '1', name: 'Piet', email: 'piet@klant.nl', first_name: 'Piet', gender: 'm' },
  };
  for (const [word, profile] of Object.entries(profiles)) {
    for (const [action, said] of [
      ['register', 'registreren'],
      ['login', 'inloggen'],
    ] as const) {
      const reply = await app.social(app.visitor(), `${action}With${word}`, profile);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({
        success: false,
        message: `Er is een fout opgetreden tijdens het ${said} via ${word}`,
      });
    }
  }
});

test('a profile that says somebody else than the credential is not listened to', async () => {
  const victim = await register(app.visitor());
  const visitor = app.visitor();
  const claims = await claimsFor(visitor);
  const credential = await app.google.sign(claims);
  const reply = await app.social(visitor, 'loginWithGoogle', {
    ...{ credential, id: victim.claims.sub, email: victim.claims.email, full_name: 'Piet' },
  });
  expect(reply.statusCode).toBe(401);
});

test('JSON is read as a form is', async () => {
  const visitor = app.visitor();
  const credential = await app.google.sign(await claimsFor(visitor));
  const cookie = `etalage_session=${visitor.cookies.get('etalage_session')}`;
  const reply = await app.inject({
    ...{ method: 'POST', url: '/site/webcore/sociallogin/registerWithGoogle' },
    headers: { cookie, 'content-type': 'application/json' },
    payload: { etalage_token: await visitor.token(), credential },
  });
  expect(reply.json()).toMatchObject({ success: true });
});

test.each<[string, Record<string, unknown>]>([
  ['made for another client', { aud: 'een-ander' }],
  ['made for several, and not for us', { aud: [CLIENT_ID, 'een-ander'], azp: 'een-ander' }],
  ['made for several, without saying for whom', { aud: [CLIENT_ID, 'een-ander'] }],
  ['of another issuer', { iss: 'https://accounts.evil.example' }],
  ['that is over', { exp: 1, iat: 1 }],
  ['that never ends', { exp: undefined }],
  ['that begins tomorrow', { nbf: 9_999_999_999 }],
  ['with the nonce of nobody’s visit', { nonce: 'verzonnen' }],
  ['without a nonce', { nonce: undefined }],
  ['of nobody', { sub: undefined }],
])('a Google token %s is refused', async (_, more) => {
  const { reply } = await register(app.visitor(), more);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().message).toBe(texts.register);
});

test('a token is good once, and only in the browser whose visit it is of', async () => {
  const visitor = app.visitor();
  const { credential, claims } = await register(visitor);
  const replayed = await app.social(visitor, 'loginWithGoogle', { credential });
  expect(replayed.statusCode).toBe(400);
  const [mine, theirs] = [app.visitor(), app.visitor()];
  const { nonce } = await app.beginScript(mine, 'google');
  await app.beginScript(theirs, 'google');
  const stolen = await app.google.sign({ ...claims, nonce });
  expect((await app.social(theirs, 'loginWithGoogle', { credential: stolen })).statusCode).toBe(
    400,
  );
  // The thief did not use it up.
  const both = await Promise.all([
    app.social(mine, 'loginWithGoogle', { credential: stolen }),
    app.social(mine, 'loginWithGoogle', { credential: stolen }),
  ]);
  const [done, refused] = both.map(({ statusCode }) => statusCode).sort();
  expect(done).toBe(200);
  // The visit is over by then, or its proof is, with the session that the login ended.
  expect([400, 403]).toContain(refused);
});

test('a token whose signature is none, our secret’s, another key’s or broken is refused', async () => {
  const { claims } = await register(app.visitor());
  const visitor = app.visitor();
  const { nonce } = await app.beginScript(visitor, 'google');
  const whole = { iss: app.google.url, aud: CLIENT_ID, ...claims, nonce };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const publicKey = new TextEncoder().encode(JSON.stringify(app.google.publicKey()));
  const hmac = (secret: Uint8Array) =>
    new SignJWT(whole).setProtectedHeader({ alg: 'HS256', kid: 'eerste' }).sign(secret);
  const good = await app.google.sign(whole);
  const other = await app.surf.sign(whole);
  const forged = [
    `${part({ alg: 'none' })}.${part(whole)}.`,
    await hmac(publicKey),
    await hmac(new TextEncoder().encode('een geheim van de winkel en de aanbieder')),
    other,
    `${good.slice(0, -6)}AAAAAA`,
    good.split('.').slice(0, 2).join('.'),
    'x'.repeat(limits.credential + 1),
    await app.google.sign(whole, { kid: 'onbekend' }),
  ];
  for (const credential of forged) {
    const reply = await app.social(visitor, 'loginWithGoogle', { credential });
    expect(reply.statusCode).toBe(400);
  }
  expect(await app.isInside(visitor)).toBe(false);
  expect((await app.social(visitor, 'loginWithGoogle', { credential: good })).statusCode).toBe(200);
});

test('keys that a provider changes are fetched anew, and what was signed by the old ones is over', async () => {
  const other = await createSignInApp();
  const sign = async (visitor: Visitor) => {
    const { nonce } = await other.beginScript(visitor, 'google');
    return other.google.sign({
      ...{ sub: 'wisselaar', email: 'wissel@klant.nl', email_verified: true, nonce },
      ...{ iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 3600 },
    });
  };
  const visitor = other.visitor();
  const first = await other.social(visitor, 'registerWithGoogle', {
    credential: await sign(visitor),
  });
  expect(first.statusCode).toBe(200);
  const late = other.visitor();
  const old = await sign(late);
  await other.google.rotate();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.keysPause + 1000 });
  const next = other.visitor();
  const fresh = await other.social(next, 'loginWithGoogle', { credential: await sign(next) });
  expect(fresh.statusCode).toBe(200);
  expect((await other.social(late, 'loginWithGoogle', { credential: old })).statusCode).toBe(400);
  vi.useRealTimers();
  await other.close();
});

test('S8.1/3 a provider that is away is said to be, and is no reason to doubt the token', async () => {
  const other = await createSignInApp();
  const visitor = other.visitor();
  const { nonce } = await other.beginScript(visitor, 'google');
  const credential = await other.google.sign({
    ...{ sub: '1', nonce, iat: seconds(), exp: seconds(600) },
  });
  other.google.break('down');
  const reply = await other.social(visitor, 'loginWithGoogle', { credential });
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ success: false, message: texts.login });
  other.facebook.break('nonsense');
  const facebook = await other.social(visitor, 'loginWithFacebook', { access_token: 'een-token' });
  expect(facebook.statusCode).toBe(503);
  await other.close();
});

test('S7.8/1 S3.9/1 with Facebook: whose token it is, is what Facebook says', async () => {
  const user = { id: '900', first_name: 'Anna', last_name: 'Bos', email: 'anna900@klant.nl' };
  app.facebook.give('token-anna', { user });
  const visitor = app.visitor();
  const profile = { id: '1', name: 'Iemand anders', email: 'iemand@klant.nl' };
  const reply = await app.social(visitor, 'registerWithFacebook', {
    ...{ access_token: 'token-anna', ...profile },
  });
  expect(reply.json()).toMatchObject({ success: true });
  expect((await visitor.get(accountPath.profile)).body).toContain('value="Anna"');
  // Facebook's script gives a token that still holds again.
  await app.social(visitor, 'logoutWithFacebook');
  const again = await app.social(visitor, 'loginWithFacebook', { access_token: 'token-anna' });
  expect(again.statusCode).toBe(200);
  const thief = await app.social(app.visitor(), 'loginWithFacebook', {
    access_token: 'token-anna',
  });
  expect(thief.statusCode).toBe(400);
});

test.each<[string, object]>([
  ['of another app', { app_id: '666' }],
  ['that was taken back', { is_valid: false }],
  ['of a page', { type: 'PAGE' }],
  ['that is over', { expires_at: 1 }],
  ['that never ends', { expires_at: 0 }],
  ['without the public profile', { scopes: ['email'] }],
])('a Facebook token %s is refused', async (what, more) => {
  const access_token = `token ${what}`;
  app.facebook.give(access_token, { user: { id: '901', name: 'X' }, ...more });
  const reply = await app.social(app.visitor(), 'registerWithFacebook', { access_token });
  expect(reply.statusCode).toBe(400);
});

test('the same number at two providers is two people', async () => {
  await register(app.visitor(), { sub: '902', email: 'g902@klant.nl' });
  app.facebook.give('token-902', { user: { id: '902', name: 'Ander Mens', email: 'f@klant.nl' } });
  const reply = await app.social(app.visitor(), 'loginWithFacebook', { access_token: 'token-902' });
  expect(reply.statusCode).toBe(401);
});

test('registering twice at once makes one account', async () => {
  const visitor = app.visitor();
  const claims = await claimsFor(visitor);
  const replies = await Promise.all(
    [1, 2, 3].map(async () => {
      const own = app.visitor();
      const { nonce } = await app.beginScript(own, 'google');
      const credential = await app.google.sign({ ...claims, nonce });
      return app.social(own, 'registerWithGoogle', { credential });
    }),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const links = await app.db.select().from(accountLinks);
  expect(links.filter(({ subject }) => subject === claims.sub)).toHaveLength(1);
});

test('S8.1/4 logging out by a provider is for who is logged in, and has one of its accounts', async () => {
  const stranger = app.visitor();
  const reply = await app.social(stranger, 'logoutWithGoogle');
  expect(reply.statusCode).toBe(400);
  expect(reply.json().message).toBe(
    'Er is een fout opgetreden tijdens het uitloggen via/op Google',
  );
  const visitor = app.visitor();
  await register(visitor);
  expect((await app.social(visitor, 'logoutWithFacebook')).statusCode).toBe(400);
  expect(await app.isInside(visitor)).toBe(true);
  const page = (await visitor.get(accountPath.profile)).body;
  expect(page).toContain('action="/1/webcore/sociallogin/logoutWithGoogle"');
  const form = await app.post(
    visitor,
    '/1/webcore/sociallogin/logoutWithGoogle',
    {},
    {
      accept: 'text/html',
    },
  );
  expect(form.headers.location).toBe('/login');
  expect(await app.isInside(visitor)).toBe(false);
});

test('a call of another site, without a token, or for what isn’t there, does nothing', async () => {
  const visitor = app.visitor();
  const url = '/1/webcore/sociallogin/loginWithGoogle';
  expect((await visitor.post(url, { credential: 'x' })).statusCode).toBe(403);
  const foreign = await app.post(visitor, url, {}, { origin: 'https://evil.example' });
  expect(foreign.statusCode).toBe(403);
  for (const call of ['loginWithMyspace', 'deleteWithGoogle', 'loginWithgoogle', 'constructor']) {
    expect((await app.social(visitor, call)).statusCode).toBe(404);
  }
  expect((await app.post(visitor, url.replace('/1/', '/9/'))).statusCode).toBe(404);
});

test('one client sends so many credentials, and is then told to wait', async () => {
  const visitor = createVisitor(app, '203.0.113.9');
  for (let nth = 0; nth < limits.sentPerClient; nth += 1) {
    const reply = await app.social(visitor, 'loginWithGoogle');
    expect(reply.statusCode).toBe(400);
  }
  expect((await app.social(visitor, 'loginWithGoogle')).statusCode).toBe(429);
});

test('without a provider there is nothing of it: no button, no call, no third party in the policy', async () => {
  const plain = await createSignInApp({ config: { signIn: undefined } });
  const visitor = plain.visitor();
  const page = await visitor.get(accountPath.login);
  expect(page.body).not.toContain('/login/via/');
  expect(String(page.headers['content-security-policy'])).not.toContain('http');
  expect((await plain.social(visitor, 'loginWithGoogle')).statusCode).toBe(404);
  expect((await plain.post(visitor, signInPath.start('google'))).statusCode).toBe(404);
  await plain.close();
});

test('S2.11/1 only the two pages of signing in may ask the providers’ scripts', async () => {
  const visitor = app.visitor();
  const policyOf = async (url: string) =>
    String((await visitor.get(url)).headers['content-security-policy']);
  expect(await policyOf(`${accountPath.login}?reset=1`)).toContain(`${app.google.url}/gsi/client`);
  for (const url of ['/', accountPath.forgot, signInPath.pending]) {
    expect(await policyOf(url)).not.toContain(app.google.url);
    expect((await visitor.get(url)).headers['cross-origin-opener-policy']).toBe('same-origin');
  }
  expect((await visitor.get(accountPath.login)).headers['cross-origin-opener-policy']).toBe(
    'same-origin-allow-popups',
  );
  await register(visitor);
  expect(await policyOf(accountPath.profile)).toContain(app.facebook.url);
  expect(await policyOf(accountPath.orders)).not.toContain(app.facebook.url);
});
