import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { accountPath } from '#features/accounts/contract';
import { signInStoredTexts } from '#kernel/messages/nl-cookies';
import { listStored } from '#platform/declared/stored';
import { createTestApp } from '../../../tests/harness/app';
import { find, get, parseHtml, textOf } from '../../../tests/harness/html';
import { visitProvider } from '../../../tests/harness/identity-providers';
import { createSignInApp, type SignInApp } from '../../../tests/harness/sign-in-app';
import { signInPath } from './contract';
import { signInFlows } from './server/tables';

let app: SignInApp;
beforeAll(async () => {
  app = await createSignInApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.google.refuse(false);
  app.google.break(undefined);
});

let count = 0;
const somebody = (more = {}) => {
  count += 1;
  return {
    ...{ sub: `persoon-${count}`, given_name: 'Noor', family_name: 'de Wit' },
    ...{ email: `noor${count}@klant.nl`, email_verified: true, ...more },
  };
};

const alertOf = (html: string) => {
  const overview = find(parseHtml(html), '[data-dashboard-overview]');
  const [first] = (overview?.children ?? []).filter((one) => typeof one !== 'string');
  return first && { role: first.attributes.role, text: textOf(first) };
};

test('S2.1/2 S2.11/2 without script one registers by way of Google, and is on his profile', async () => {
  const person = somebody();
  app.google.be(person);
  const visitor = app.visitor();
  const page = parseHtml((await visitor.get(accountPath.login)).body);
  expect(find(page, `form[action=${signInPath.start('google')}]`)).toBeDefined();
  const href = new URL(await app.start(visitor, 'google', 'register'));
  expect(href.searchParams.get('scope')).toBe('openid profile email');
  expect(href.searchParams.get('code_challenge_method')).toBe('S256');
  const came = await visitProvider(href.href);
  const before = visitor.cookies.get('etalage_session');
  const reply = await visitor.get(came.pathname + came.search);
  expect(reply.headers.location).toBe('/login/dashboard/view/profile');
  expect(visitor.cookies.get('etalage_session')).not.toBe(before);
  const profile = (await visitor.get(accountPath.profile)).body;
  expect(profile).toContain('Dag Noor');
  expect(textOf(get(parseHtml(profile), 'section[aria-labelledby=ways-title] li'))).toMatch(
    new RegExp(`^Google ${person.email}`),
  );
});

test('S2.1/1 S6/3 S8.1/2 a login comes after a registration with that provider; it leads to /login', async () => {
  const person = somebody();
  app.google.be(person);
  const visitor = app.visitor();
  const early = await app.goThrough(visitor, 'google', 'login');
  const told = await visitor.get(String(early.headers.location));
  expect(alertOf(told.body)).toEqual({
    role: 'alert',
    text: 'U moet u eerst via Google registreren voordat u met dit Google account kunt inloggen',
  });
  expect(await app.isInside(visitor)).toBe(false);
  await app.goThrough(app.visitor(), 'google', 'register');
  const late = await app.goThrough(visitor, 'google', 'login');
  expect(late.headers.location).toBe('/login');
  expect(await app.isInside(visitor)).toBe(true);
});

test('a login leads on to a page of ours alone', async () => {
  app.google.be(somebody());
  await app.goThrough(app.visitor(), 'google', 'register');
  const own = await app.goThrough(app.visitor(), 'google', 'login', { return_to: '/truien' });
  expect(own.headers.location).toBe('/truien');
  for (const return_to of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    const reply = await app.goThrough(app.visitor(), 'google', 'login', { return_to });
    expect(reply.headers.location).toBe('/login');
  }
});

test('a way back is good once, in the browser that began it, for that provider, and not for long', async () => {
  app.google.be(somebody());
  await app.goThrough(app.visitor(), 'google', 'register');
  const [mine, theirs] = [app.visitor(), app.visitor()];
  const came = await visitProvider(await app.start(mine, 'google', 'login'));
  const others = await visitProvider(await app.start(theirs, 'google', 'login'));
  const failed = /sign_in=login-400&via=google/;
  const swapped = await theirs.get(came.pathname + came.search);
  expect(swapped.headers.location).toMatch(failed);
  expect(await app.isInside(theirs)).toBe(false);
  const mixedUp = await mine.get(signInPath.back('surf') + came.search);
  expect(mixedUp.headers.location).toMatch(/sign_in=login-400&via=surf/);
  expect((await mine.get(came.pathname + came.search)).headers.location).toBe('/login');
  expect(await app.isInside(mine)).toBe(true);
  expect((await mine.get(came.pathname + came.search)).headers.location).toMatch(failed);
  app.clock.advance(11 * 60_000);
  expect((await theirs.get(others.pathname + others.search)).headers.location).toMatch(failed);
  app.clock.set(new Date());
});

test('a code of another visit is refused, and so is one that Google did not give', async () => {
  app.google.be(somebody());
  await app.goThrough(app.visitor(), 'google', 'register');
  const [one, two] = [app.visitor(), app.visitor()];
  const first = await visitProvider(await app.start(one, 'google', 'login'));
  const second = await visitProvider(await app.start(two, 'google', 'login'));
  const code = first.searchParams.get('code') ?? '';
  second.searchParams.set('code', code);
  const stolen = await two.get(second.pathname + second.search);
  expect(stolen.headers.location).toMatch(/login-400/);
  expect(await app.isInside(two)).toBe(false);
  const made = new URL(first);
  made.searchParams.set('code', 'verzonnen');
  const madeUp = await one.get(made.pathname + made.search);
  expect(madeUp.headers.location).toMatch(/login-400/);
});

test('who says no at Google is told so without an error', async () => {
  app.google.refuse();
  const visitor = app.visitor();
  const reply = await app.goThrough(visitor, 'google', 'register');
  const page = await visitor.get(String(reply.headers.location));
  expect(page.body).toContain('Je bent bij Google gestopt. Er is niets veranderd.');
});

test('a further provider of OpenID Connect logs in by itself; the same name at another is another', async () => {
  const person = somebody();
  app.surf.be(person);
  app.google.be({ ...person, email: 'ander@klant.nl' });
  const reply = await app.goThrough(app.visitor(), 'surf', 'register');
  expect(reply.headers.location).toBe(accountPath.profile);
  const other = await app.goThrough(app.visitor(), 'google', 'login');
  expect(other.headers.location).toMatch(/login-401/);
});

test('S2.11/2 Facebook by its dialog: with PKCE, and its token is asked after', async () => {
  app.facebook.give('token-van-bas', {
    user: { id: '77', name: 'Bas Bos', email: 'bas77@klant.nl' },
  });
  app.facebook.dialogGives('token-van-bas');
  const href = new URL(await app.start(app.visitor(), 'facebook', 'register'));
  expect(href.searchParams.get('scope')).toBe('public_profile,email');
  const visitor = app.visitor();
  const reply = await app.goThrough(visitor, 'facebook', 'register');
  expect(reply.headers.location).toBe(accountPath.profile);
  expect((await visitor.get(accountPath.profile)).body).toContain('Dag Bas');
  expect(app.facebook.asked).toContain('/debug_token');
});

test.each(['down', 'nonsense', 'endless'] as const)(
  'S8.1/1 a provider that is %s harms nothing but signing in by it',
  async (fault) => {
    const other = await createSignInApp();
    other.google.break(fault);
    const visitor = other.visitor();
    const pressed = await other.post(visitor, signInPath.start('google'), { actie: 'register' });
    const page = await visitor.get(String(pressed.headers.location));
    expect(alertOf(page.body)?.text).toBe(
      'Er is een fout opgetreden tijdens het registreren via Google',
    );
    expect((await visitor.get('/')).statusCode).toBeLessThan(500);
    // Whoever comes a moment later is told at once: nobody waits for it again.
    const before = other.google.asked.length;
    await other.post(other.visitor(), signInPath.start('google'), { actie: 'register' });
    expect(other.google.asked.length).toBe(before);
    await other.close();
  },
);

test('a button that another site’s page presses, or one without a token, begins nothing', async () => {
  const visitor = app.visitor();
  const url = signInPath.start('google');
  expect((await visitor.post(url, { actie: 'login' })).statusCode).toBe(403);
  const foreign = await app.post(visitor, url, {}, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(403);
  expect((await app.post(visitor, signInPath.start('verzonnen'))).statusCode).toBe(404);
});

test('what a page’s address tells is nothing but what we put there', async () => {
  for (const query of [
    'sign_in=login-401&via=evil',
    'sign_in=constructor&via=google',
    'sign_in=x',
  ]) {
    const page = await app.visitor().get(`${accountPath.login}?${query}`);
    expect(alertOf(page.body)).toBeUndefined();
  }
});

test('visits that are over don’t stay', async () => {
  await app.start(app.visitor(), 'google', 'login');
  app.clock.advance(3_600_000);
  await app.start(app.visitor(), 'google', 'login');
  expect(await app.db.select().from(signInFlows)).toHaveLength(1);
  app.clock.set(new Date());
});

test('an account with that e-mail address is nobody’s by that: a staff member’s neither', async () => {
  const person = somebody();
  await createAccount(app.host, { email: person.email, password: 'een lang wachtwoord' });
  app.google.be(person);
  const visitor = app.visitor();
  const reply = await app.goThrough(visitor, 'google', 'register');
  expect(reply.headers.location).toBe(signInPath.pending);
  expect(await app.isInside(visitor)).toBe(false);
});

test('what the scripts of Google and Facebook leave after the press is told, of those alone that are offered', async () => {
  const ofParties = (of: Pick<SignInApp, 'host'>) =>
    listStored(of.host).flatMap(({ name, party, type }) => (party ? [[party, type, name]] : []));
  expect(ofParties(app)).toEqual(
    (['google', 'facebook'] as const).flatMap((kind) =>
      signInStoredTexts[kind].map(({ name }) => [
        kind === 'google' ? 'Google' : 'Facebook',
        'functional',
        name,
      ]),
    ),
  );
  expect(ofParties(app).map(([, , name]) => name)).toEqual(
    expect.arrayContaining(['g_state', 'fblo_*', 'datr']),
  );
  const without = await createTestApp();
  expect(ofParties(without)).toEqual([]);
  await without.close();
});
