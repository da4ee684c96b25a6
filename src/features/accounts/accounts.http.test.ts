import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageToken } from '#platform/sessions/csrf';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { createAccount } from './api.server';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await createAccount(app.host, {
    email: 'Marit@Example.nl',
    password: 'een lang wachtwoord',
    firstName: 'Marit',
  });
});
afterAll(() => app.close());

const token = () => pageToken(app.host.config.secret, app.clock.now());

const post = (url: string, fields: Record<string, string>, cookie = '') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams({ etalage_token: token(), ...fields }).toString(),
  });

const login = (email: string, password: string, cookie = '', site = 'site', more = {}) =>
  post(`/${site}/login`, { etalage_username: email, etalage_password: password, ...more }, cookie);

const sessionOf = (reply: { cookies: { name: string; value: string }[] }) =>
  `etalage_session=${reply.cookies.find((one) => one.name === 'etalage_session')?.value}`;

test('S7.3/10 S6/2 the right password logs in, by slug and by number, and leads to the orders', async () => {
  for (const site of ['site', '1']) {
    const reply = await login('marit@example.nl', 'een lang wachtwoord', '', site);
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/login/dashboard/view/orders');
    const profile = await app.inject({
      url: '/login/dashboard/view/profile',
      headers: { cookie: sessionOf(reply) },
    });
    expect(profile.statusCode).toBe(200);
    expect(profile.body).toContain('Marit');
  }
});

test('S1/2 a page that is Dutch alone says so, whatever language is asked for', async () => {
  for (const url of ['/login', '/login?language=en_GB']) {
    expect((await app.inject({ url })).body, url).toContain('<html lang="nl-NL"');
  }
});

test('S7.3/10 a wrong password ends at an address with failed_login, and keeps the typed address', async () => {
  const reply = await login('marit@example.nl', 'een ander wachtwoord');
  expect(reply.headers.location).toContain('failed_login');
  const typed = reply.cookies.find((one) => one.name === 'etalage_login_email');
  const page = await app.inject({
    url: String(reply.headers.location),
    headers: { cookie: `etalage_login_email=${typed?.value}` },
  });
  expect(page.body).toContain('Inloggen niet gelukt');
  expect(page.body).toContain('value="marit@example.nl"');
});

test('S7.3/10 a script that sends view=ajax reads the same in the address that it ends at', async () => {
  const ajax = { view: 'ajax' };
  const failed = await login('marit@example.nl', 'een ander wachtwoord', '', 'site', ajax);
  expect(failed.headers.location).toContain('failed_login');
  const right = await login('marit@example.nl', 'een lang wachtwoord', '', 'site', ajax);
  expect(right.statusCode).toBe(303);
  expect(right.headers.location).not.toContain('failed_login');
});

test('an unknown address is answered as a wrong password is', async () => {
  const reply = await login('niemand@example.nl', 'een lang wachtwoord');
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/login?failed_login=1');
});

test('a login gives a new session: the one from before is worth nothing', async () => {
  const first = await login('marit@example.nl', 'een lang wachtwoord');
  const again = await login('marit@example.nl', 'een lang wachtwoord', sessionOf(first));
  expect(sessionOf(again)).not.toBe(sessionOf(first));
  const old = await app.inject({
    url: '/login/dashboard/view/profile',
    headers: { cookie: sessionOf(first) },
  });
  expect(old.headers.location).toBe('/login');
});

test('logging out ends the session', async () => {
  const inside = await login('marit@example.nl', 'een lang wachtwoord');
  const out = await post('/webcore/logout', {}, sessionOf(inside));
  expect(out.statusCode).toBe(303);
  for (const cookie of [sessionOf(inside), sessionOf(out)]) {
    const page = await app.inject({ url: '/login/dashboard/view/profile', headers: { cookie } });
    expect(page.headers.location).toBe('/login');
  }
});

test('S2.1/1 /login shows the dashboard login element; who is logged in goes on to the orders', async () => {
  const page = await app.inject('/login');
  expect(page.body).toContain('data-dashboard-login');
  const inside = await login('marit@example.nl', 'een lang wachtwoord');
  const reply = await app.inject({ url: '/login', headers: { cookie: sessionOf(inside) } });
  expect(reply.headers.location).toBe('/login/dashboard/view/orders');
});

test('a login without the page’s token, or from another site, is refused', async () => {
  const fields = { etalage_username: 'marit@example.nl', etalage_password: 'een lang wachtwoord' };
  const bare = await post('/site/login', { ...fields, etalage_token: '' });
  expect(bare.statusCode).toBe(403);
  const foreign = await app.inject({
    method: 'POST',
    url: '/site/login',
    headers: {
      origin: 'https://elders.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ ...fields, etalage_token: token() }).toString(),
  });
  expect(foreign.statusCode).toBe(403);
});

test('registering: a short password and a known address are told, and what was typed stays', async () => {
  const short = await post('/login/registreren', { email: 'nieuw@example.nl', password: 'kort' });
  expect(short.statusCode).toBe(422);
  expect(short.body).toContain('minstens 8 tekens');
  // In sentences of our own; the form that came back stands first.
  expect(short.body).toMatch(/noValidate="" action="\/login\/registreren"/);
  expect(short.body).toMatch(/<h1[^>]*id="register-title".*<h2[^>]*id="login-title"/s);
  const known = await post('/login/registreren', {
    email: 'MARIT@example.nl',
    password: 'een lang wachtwoord',
  });
  expect(known.statusCode).toBe(422);
  expect(known.body).toContain('al een account');
  const made = await post('/login/registreren', {
    email: 'nieuw@example.nl',
    password: 'een lang wachtwoord',
  });
  expect(made.headers.location).toBe('/login/dashboard/view/profile');
});
