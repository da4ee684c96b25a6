import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { accountPath } from '#features/accounts/contract';
import { removeAccount } from '#features/accounts/server/credentials';
import { accounts } from '#features/accounts/server/tables';
import { listWaysIn } from '#features/accounts/server/ways-in';
import { eventually } from '../../../tests/harness/eventually';
import { createSignInApp, type SignInApp } from '../../../tests/harness/sign-in-app';
import type { Visitor } from '../../../tests/harness/visitor';
import { signInPath } from './contract';
import { accountLinks } from './server/tables';

let app: SignInApp;
beforeAll(async () => {
  app = await createSignInApp();
});
afterAll(() => app.close());

const PASSWORD = 'een lang wachtwoord';
let count = 0;

/** Somebody at Google whose e-mail address has an account here, made by nobody knows whom. */
const begin = async (more: { verified?: boolean; email?: string } = {}) => {
  count += 1;
  const email = more.email ?? `kees${count}@klant.nl`;
  const account = await createAccount(app.host, { email, password: PASSWORD });
  const person = {
    ...{ sub: `kees-${count}`, name: 'Kees Kok', email },
    email_verified: more.verified ?? true,
  };
  app.google.be(person);
  const visitor = app.visitor();
  const reply = await app.goThrough(visitor, 'google', 'register');
  return { id: account?.id ?? 0, email, person, visitor, reply };
};

const kindsOf = async (id: number) =>
  (await listWaysIn(app.host, id)).map(({ kind }) => kind).sort();

const logIn = async (email: string, password: string) => {
  const visitor = app.visitor();
  const fields = { etalage_username: email, etalage_password: password };
  const reply = await app.post(visitor, '/site/login', fields);
  return { visitor, location: String(reply.headers.location) };
};

const linkIn = async (email: string) => {
  const mail = await eventually(async () => {
    const found = (await app.mailbox.list(email)).findLast(({ text }) => /koppelen/.test(text));
    if (!found) throw new Error('no mail yet');
    return found;
  });
  return { mail, link: /http:\/\/localhost(\/login\/koppelen\/\S+)/.exec(mail.text)?.[1] ?? '' };
};

const isUnknown = async (person: Parameters<typeof app.google.be>[0]) => {
  app.google.be(person);
  const reply = await app.goThrough(app.visitor(), 'google', 'login');
  return String(reply.headers.location).includes('login-401');
};

test.each([true, false])(
  'an e-mail address that Google calls verified (%s) links nothing without that account’s password',
  async (verified) => {
    const { id, email, person, visitor, reply } = await begin({ verified });
    expect(reply.headers.location).toBe(signInPath.pending);
    expect((await visitor.get(signInPath.pending)).body).toContain(email);
    const wrong = await app.post(visitor, signInPath.pending, { link_password: 'mis' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('Dat is niet je wachtwoord.');
    expect(await kindsOf(id)).toEqual(['password']);
    expect(await isUnknown(person)).toBe(true);
    const right = await app.post(visitor, signInPath.pending, { link_password: PASSWORD });
    expect(right.headers.location).toBe(`${accountPath.profile}?wayAdded=1`);
    expect(await kindsOf(id)).toEqual(['google', 'password']);
    expect(await isUnknown(person)).toBe(false);
    const mail = await eventually(() => app.mailbox.getLast(email));
    expect(mail.subject).toContain('Nieuwe manier om in te loggen');
  },
);

test('what waits is of one browser, once, and not for long', async () => {
  const { id, visitor } = await begin();
  const other = app.visitor();
  await app.beginScript(other, 'google');
  expect((await other.get(signInPath.pending)).statusCode).toBe(410);
  const stolen = await app.post(other, signInPath.pending, { link_password: PASSWORD });
  expect(stolen.statusCode).toBe(410);
  app.clock.advance(31 * 60_000);
  expect(
    (await app.post(visitor, signInPath.pending, { link_password: PASSWORD })).statusCode,
  ).toBe(410);
  app.clock.set(new Date());
  expect(await kindsOf(id)).toEqual(['password']);
});

test('a mailed link links, in the browser that asked for it, by a button; strangers learn nothing of it', async () => {
  const { id, email, visitor } = await begin();
  const asked = await app.post(visitor, signInPath.pendingMail);
  expect(asked.body).toContain('Er ligt zo een mail in je postvak.');
  const { mail, link } = await linkIn(email);
  expect(mail.text).not.toContain('Kees');
  const holder = app.visitor();
  for (const reply of [await holder.get(link), await app.post(holder, link)]) {
    expect(reply.statusCode).toBe(410);
    expect(reply.body).not.toContain(email);
  }
  expect((await visitor.get(link)).body).toContain('Ja, koppel Google');
  expect(await kindsOf(id)).toEqual(['password']);
  expect((await visitor.post(link, {})).statusCode).toBe(403);
  const done = await app.post(visitor, link);
  expect(done.headers.location).toBe(`${accountPath.profile}?wayAdded=1`);
  expect((await app.post(visitor, link)).statusCode).toBe(410);
});

test('who made an account with another’s address has nothing of it once its holder comes by a mailed link', async () => {
  const { id, email, person, visitor } = await begin();
  const squatter = await logIn(email, PASSWORD);
  expect(squatter.location).toBe(accountPath.orders);
  await app.post(visitor, signInPath.pendingMail);
  const { link } = await linkIn(email);
  expect((await visitor.get(link)).body).toContain('vervallen alle manieren waarop er nu');
  await app.post(visitor, link);
  expect(await kindsOf(id)).toEqual(['google']);
  expect(await app.isInside(squatter.visitor)).toBe(false);
  expect((await logIn(email, PASSWORD)).location).toContain('failed_login');
  expect(await isUnknown(person)).toBe(false);
});

test('an account whose address was proven keeps its password when another way is linked by mail', async () => {
  const { id, email, visitor } = await begin();
  const emailProvenAt = app.clock.now();
  await app.db.update(accounts).set({ emailProvenAt }).where(eq(accounts.id, id));
  await app.post(visitor, signInPath.pendingMail);
  const { link } = await linkIn(email);
  await app.post(visitor, link);
  expect(await kindsOf(id)).toEqual(['google', 'password']);
});

test('passwords that are guessed here are counted with those of logging in; the mail remains', async () => {
  const { email, visitor } = await begin();
  for (let nth = 0; nth < 10; nth += 1) {
    await app.post(visitor, signInPath.pending, { link_password: `mis ${nth}` });
  }
  const often = await app.post(visitor, signInPath.pending, { link_password: PASSWORD });
  expect(often.statusCode).toBe(429);
  expect(often.body).toContain('Te veel pogingen. Laat een link mailen');
  await app.post(visitor, signInPath.pendingMail);
  expect((await linkIn(email)).link).not.toBe('');
});

test('one address gets so many mails with a link', async () => {
  const { email, visitor } = await begin();
  for (let nth = 0; nth < 3; nth += 1) await app.post(visitor, signInPath.pendingMail);
  const fourth = await app.post(visitor, signInPath.pendingMail);
  expect(fourth.statusCode).toBe(429);
  await eventually(async () => expect(await app.mailbox.list(email)).toHaveLength(3));
});

/** Somebody at Facebook. */
const fromFacebook = async (visitor: Visitor, user: { id: string; email?: string }) => {
  const access_token = `token-${user.id}-${count}`;
  app.facebook.give(access_token, { user: { name: 'Fien Faber', ...user } });
  return app.social(visitor, 'registerWithFacebook', { access_token });
};

test('S7.8/1 a call answers that something is wanted first, and where', async () => {
  const { email } = await begin();
  const reply = await fromFacebook(app.visitor(), { id: '555', email });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ success: false, redirect_url: signInPath.pending });
});

test('who shared no e-mail address types it; one that has an account asks for that one’s password', async () => {
  const [fresh, known] = [app.visitor(), app.visitor()];
  await fromFacebook(fresh, { id: '556' });
  expect((await fresh.get(signInPath.pending)).body).toContain('Facebook gaf ons geen e-mailadres');
  const wrong = await app.post(fresh, signInPath.pendingEmail, { email: 'geen adres' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('value="geen adres"');
  const made = await app.post(fresh, signInPath.pendingEmail, { email: 'Fien556@klant.nl' });
  expect(made.headers.location).toBe(accountPath.profile);
  expect((await fresh.get(accountPath.profile)).body).toContain('Dag Fien');
  const { id, email } = await begin();
  await fromFacebook(known, { id: '557' });
  await app.post(known, signInPath.pendingEmail, { email });
  expect(await app.isInside(known)).toBe(false);
  await app.post(known, signInPath.pending, { link_password: PASSWORD });
  expect(await kindsOf(id)).toEqual(['facebook', 'password']);
});

test('an account made by an unverified address is its mailbox’s once that is proven', async () => {
  const visitor = app.visitor();
  await fromFacebook(visitor, { id: '558', email: 'slachtoffer@klant.nl' });
  const [row] = await app.db
    .select()
    .from(accounts)
    .where(eq(accounts.email, 'slachtoffer@klant.nl'));
  expect(row?.emailProvenAt).toBeNull();
  const holder = app.visitor();
  await app.post(holder, accountPath.forgot, { email: 'slachtoffer@klant.nl' });
  const mail = await eventually(() => app.mailbox.getLast('slachtoffer@klant.nl'));
  const link = /http:\/\/localhost(\/login\/wachtwoord\/\S+)/.exec(mail.text)?.[1] ?? '';
  const fields = { password: 'van mij alleen nu', password_check: 'van mij alleen nu' };
  await app.post(holder, link, fields);
  expect(await kindsOf(row?.id ?? 0)).toEqual(['password']);
  expect(await app.isInside(visitor)).toBe(false);
});

test('a link that can’t be made any more changes nothing of the account', async () => {
  const { id, email, person, visitor } = await begin();
  const inside = await logIn(email, PASSWORD);
  await app.post(visitor, signInPath.pendingMail);
  const { link } = await linkIn(email);
  const other = await createAccount(app.host, { email: `sneller-${email}`, password: PASSWORD });
  await app.db.insert(accountLinks).values({
    ...{ accountId: other?.id ?? 0, provider: 'google', subject: person.sub },
    createdAt: app.clock.now(),
  });
  const reply = await app.post(visitor, link);
  expect(reply.headers.location).toContain('sign_in=taken');
  expect(await kindsOf(id)).toEqual(['password']);
  expect(await app.isInside(inside.visitor)).toBe(true);
});

test('who waits for an account that is gone is told so, and makes one', async () => {
  const { id, email, visitor } = await begin();
  await removeAccount(app.host, id);
  const page = (await visitor.get(signInPath.pending)).body;
  expect(page).not.toContain('Er is al een account met');
  expect(page).toContain(`value="${email}"`);
  const made = await app.post(visitor, signInPath.pendingEmail, { email });
  expect(made.headers.location).toBe(accountPath.profile);
  expect((await visitor.get(accountPath.profile)).body).toContain('Dag Kees');
});

test('what waits goes with whoever logs out: the browser’s next visitor finds nothing of it', async () => {
  const { email, visitor } = await begin();
  const fields = { etalage_username: email, etalage_password: PASSWORD };
  await app.post(visitor, '/site/login', fields);
  expect((await visitor.get(signInPath.pending)).body).toContain(email);
  await app.post(visitor, accountPath.logout);
  const page = await visitor.get(signInPath.pending);
  expect(page.statusCode).toBe(410);
  expect(page.body).not.toContain(email);
});
