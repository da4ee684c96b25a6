import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { accountPath } from '#features/accounts/contract';
import { removeAccount } from '#features/accounts/server/credentials';
import { listWaysIn, removeWayIn } from '#features/accounts/server/ways-in';
import { eventually } from '../../../tests/harness/eventually';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { visitProvider } from '../../../tests/harness/identity-providers';
import { createSignInApp, type SignInApp } from '../../../tests/harness/sign-in-app';
import { signInPath } from './contract';
import { accountLinks } from './server/tables';

let app: SignInApp;
beforeAll(async () => {
  app = await createSignInApp();
});
afterAll(() => app.close());

const PASSWORD = 'een lang wachtwoord';
let count = 0;

const begin = async () => {
  count += 1;
  const email = `lot${count}@klant.nl`;
  const account = await createAccount(app.host, { email, password: PASSWORD });
  const visitor = app.visitor();
  await app.post(visitor, '/site/login', { etalage_username: email, etalage_password: PASSWORD });
  const person = { sub: `lot-${count}`, name: 'Lot Bos', email: `ander${count}@elders.nl` };
  app.google.be(person);
  return { id: account?.id ?? 0, email, visitor, person };
};

const kindsOf = async (id: number) =>
  (await listWaysIn(app.host, id)).map(({ kind }) => kind).sort();

test('a way in is added on the profile with the password, and its holder is told by mail', async () => {
  const { id, email, visitor } = await begin();
  const wrong = await app.post(visitor, signInPath.start('google'), {
    ...{ actie: 'link', add_password: 'mis' },
  });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('Dat is niet je wachtwoord.');
  const done = await app.goThrough(visitor, 'google', 'link', { add_password: PASSWORD });
  expect((await visitor.get(String(done.headers.location))).body).toContain('Gelukt.');
  expect(await kindsOf(id)).toEqual(['google', 'password']);
  const mail = await eventually(() => app.mailbox.getLast(email));
  expect(mail.text).toContain('nu ook inloggen met: Google.');
  const other = app.visitor();
  await app.goThrough(other, 'google', 'login');
  expect((await other.get(accountPath.profile)).body).toContain(email);
});

test('an account elsewhere belongs to one account here', async () => {
  const one = await begin();
  await app.goThrough(one.visitor, 'google', 'link', { add_password: PASSWORD });
  const two = await begin();
  app.google.be(one.person);
  const reply = await app.goThrough(two.visitor, 'google', 'link', { add_password: PASSWORD });
  expect((await two.visitor.get(String(reply.headers.location))).body).toContain(
    'Dit Google-account hoort al bij een ander account bij ons.',
  );
  expect(await kindsOf(two.id)).toEqual(['password']);
  expect(await kindsOf(one.id)).toEqual(['google', 'password']);
});

test('who logs in as another while he is at Google adds nothing to that one’s account', async () => {
  const [one, two] = [await begin(), await begin()];
  const came = await visitProvider(
    await app.start(one.visitor, 'google', 'link', { add_password: PASSWORD }),
  );
  await app.post(one.visitor, '/site/login', {
    ...{ etalage_username: two.email, etalage_password: PASSWORD },
  });
  const reply = await one.visitor.get(came.pathname + came.search);
  expect(reply.headers.location).toContain('sign_in=link-400');
  expect(await kindsOf(one.id)).toEqual(['password']);
  expect(await kindsOf(two.id)).toEqual(['password']);
});

test('of password and Google, removed at once, one remains', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, visitor } = await begin();
    await app.goThrough(visitor, 'google', 'link', { add_password: PASSWORD });
    const ways = await listWaysIn(app.host, id);
    const done = await Promise.all(
      ways.map(({ kind, id: way }) =>
        removeWayIn(app.host, id, { kind, id: way, keep: '', cause: 'system' }),
      ),
    );
    expect(done.sort()).toEqual(['last', 'removed']);
    expect(await listWaysIn(app.host, id)).toHaveLength(1);
  }
});

test('without a password: logging in again by Google opens what is sensitive, by another account it doesn’t', async () => {
  count += 1;
  const person = {
    ...{ sub: `los-${count}`, name: 'Los', email: `los${count}@klant.nl`, email_verified: true },
  };
  app.google.be(person);
  const visitor = app.visitor();
  await app.goThrough(visitor, 'google', 'register');
  app.clock.advance(11 * 60_000);
  const stale = await app.post(visitor, accountPath.remove, { remove_password: '' });
  expect(stale.statusCode).toBe(422);
  expect(stale.body).toContain('Opnieuw inloggen met Google');
  app.clock.set(new Date());
  // The clock went back, so the session is fresh again unless it is told to be old.
  await app.db.execute(`update sessions set created_at = created_at - interval '1 hour'`);
  app.google.be({ ...person, sub: 'een-ander' });
  const other = await app.goThrough(visitor, 'google', 'again');
  expect(other.headers.location).toContain('sign_in=again');
  expect((await app.post(visitor, accountPath.remove, { remove_password: '' })).statusCode).toBe(
    422,
  );
  app.google.be(person);
  const back = { return_to: accountPath.remove };
  const again = await app.goThrough(visitor, 'google', 'again', back);
  expect(again.headers.location).toBe(accountPath.remove);
  const gone = await app.post(visitor, accountPath.remove, { remove_password: '' });
  expect(gone.headers.location).toBe('/login?removed=1');
  const late = await app.goThrough(app.visitor(), 'google', 'login');
  expect(late.headers.location).toContain('login-401');
});

test('an account that is removed takes its links along', async () => {
  const { id, visitor } = await begin();
  await app.goThrough(visitor, 'google', 'link', { add_password: PASSWORD });
  await removeAccount(app.host, id);
  const links = await app.db.select().from(accountLinks);
  expect(links.filter(({ accountId }) => accountId === id)).toEqual([]);
});

test('the form of adding is for who is logged in', async () => {
  const reply = await app.post(app.visitor(), signInPath.start('google'), { actie: 'link' });
  expect(reply.headers.location).toBe('/login');
});

test('S8.1/4 who removed the way in by which he came can log out all the same', async () => {
  const { id, visitor } = await begin();
  await app.goThrough(visitor, 'google', 'link', { add_password: PASSWORD });
  await app.goThrough(visitor, 'google', 'again');
  const way = (await listWaysIn(app.host, id)).find(({ kind }) => kind === 'google');
  const url = accountPath.removeWay('google', way?.id ?? '');
  expect((await app.post(visitor, url, { way_password: PASSWORD })).statusCode).toBe(303);
  const frame = get(parseHtml((await visitor.get(accountPath.profile)).body), 'main form');
  expect(textOf(frame)).toBe('Uitloggen');
  const out = await app.post(visitor, String(frame.attributes.action), {}, { accept: 'text/html' });
  expect(out.headers.location).toBe('/login');
  expect(await app.isInside(visitor)).toBe(false);
});

test('too many wrong passwords for a way in are told of the whole, with a 429', async () => {
  const { visitor } = await begin();
  const press = (password: string) =>
    app.post(visitor, signInPath.start('google'), { actie: 'link', add_password: password });
  for (let nth = 0; nth < 10; nth += 1) expect((await press('mis')).statusCode).toBe(422);
  const often = await press(PASSWORD);
  expect(often.statusCode).toBe(429);
  expect(often.body).not.toContain('id="account-add_password-error"');
});

test('what is refused to who must log in again leads to no field, for there is none', async () => {
  const { visitor } = await begin();
  await app.goThrough(visitor, 'google', 'link', { add_password: PASSWORD });
  await app.post(visitor, accountPath.removeWay('password', '1'), { way_password: PASSWORD });
  app.clock.advance(11 * 60_000);
  const reply = await app.post(visitor, signInPath.start('surf'), { actie: 'link' });
  app.clock.set(new Date());
  const summary = get(parseHtml(reply.body), '[data-error-summary]');
  expect(textOf(summary)).toContain('Log eerst opnieuw in.');
  expect(findAll(summary, 'a')).toEqual([]);
});

test('S8.1/3 a provider that is away is not said to have named somebody else', async () => {
  const other = await createSignInApp();
  const account = await createAccount(other.host, { email: 'weg@klant.nl', password: PASSWORD });
  expect(account).toBeDefined();
  const visitor = other.visitor();
  const fields = { etalage_username: 'weg@klant.nl', etalage_password: PASSWORD };
  await other.post(visitor, '/site/login', fields);
  other.google.break('down');
  const reply = await other.post(visitor, signInPath.start('google'), { actie: 'again' });
  expect((await visitor.get(String(reply.headers.location))).body).toContain(
    'Er is een fout opgetreden tijdens het inloggen via Google',
  );
  await other.close();
});

test('whatever can be added, the password is asked for once', async () => {
  const { visitor } = await begin();
  const page = parseHtml((await visitor.get(accountPath.profile)).body);
  const [form, ...more] = findAll(page, 'form').filter(
    (one) => findAll(one, 'input[name=add_password]').length > 0,
  );
  expect(more).toEqual([]);
  expect(form && findAll(form, 'input[type=password]')).toHaveLength(1);
  expect(form && findAll(form, 'button').map(textOf)).toEqual([
    'Toon je wachtwoord hier',
    'Google toevoegen',
    'Facebook toevoegen',
    'SURF toevoegen',
    'Voeg een passkey toe',
  ]);
});
