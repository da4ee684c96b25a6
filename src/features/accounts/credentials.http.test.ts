import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createVisitor, type Visitor } from '../../../tests/harness/visitor';
import { createAccount, findAccount, findAccountByEmail, listAddresses } from './api.server';
import { accountPath } from './contract';
import { beginReset, finishReset } from './server/accounts';
import { forgotPassword } from './server/forgot-job';
import { hashPassword } from './server/passwords';
import { accounts } from './server/tables';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const PASSWORD = 'een lang wachtwoord';
let count = 0;

const login = async (email: string, password = PASSWORD) => {
  const visitor = createVisitor(app);
  const etalage_token = await visitor.token();
  const fields = { etalage_username: email, etalage_password: password, etalage_token };
  const reply = await visitor.post('/site/login', fields);
  return { visitor, location: String(reply.headers.location) };
};

const begin = async () => {
  count += 1;
  const email = `els${count}@klant.nl`;
  const account = await createAccount(app.host, { email, password: PASSWORD });
  return { email, id: account?.id ?? 0, ...(await login(email)) };
};

const post = async (visitor: Visitor, url: string, fields: Record<string, string>) =>
  visitor.post(url, { ...fields, etalage_token: await visitor.token() });

const jobs = async (name: string): Promise<Record<string, string>[]> => {
  const { rows } = await app.db.execute<{ data: Record<string, string> }>(
    sql`select data from pgboss.job where name = ${name} order by created_on, id`,
  );
  return rows.map(({ data }) => data);
};
const mailsTo = async (to: string) => (await jobs('mail.send')).filter((mail) => mail.to === to);

test('a new password asks for the old one, and ends every other session', async () => {
  const { email, visitor } = await begin();
  const elsewhere = await login(email);
  const fields = { password: 'nog een lang wachtwoord', password_check: 'nog een lang wachtwoord' };
  const wrong = await post(visitor, accountPath.changePassword, { ...fields, current: 'mis' });
  expect(wrong.statusCode).toBe(422);
  const page = parseHtml(wrong.body);
  expect(textOf(get(page, '[id=account-current-error]'))).toBe('Dat is niet je wachtwoord.');
  const before = visitor.cookies.get('etalage_session');
  const done = await post(visitor, accountPath.changePassword, { ...fields, current: PASSWORD });
  expect(done.headers.location).toBe('/login/dashboard/view/profile?password=1');
  expect(visitor.cookies.get('etalage_session')).not.toBe(before);
  expect((await visitor.get(String(done.headers.location))).body).toContain('ben je uitgelogd');
  expect((await elsewhere.visitor.get(accountPath.profile)).headers.location).toBe('/login');
  expect((await login(email)).location).toContain('failed_login');
  expect((await login(email, fields.password)).location).toBe(accountPath.orders);
  const [told, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(told?.text).toContain('Was jij dat niet? Kies dan meteen een nieuw wachtwoord');
});

test('another e-mail address counts once its mailbox has confirmed it; the old one is told', async () => {
  const { email, id, visitor } = await begin();
  const fields = { email: ' Nieuw@Klant.nl', email_password: PASSWORD };
  const wrong = await post(visitor, accountPath.changeEmail, { ...fields, email_password: 'mis' });
  expect(wrong.statusCode).toBe(422);
  expect(get(parseHtml(wrong.body), 'input[id=account-email]').attributes.value).toBe(
    'nieuw@klant.nl',
  );
  await post(visitor, accountPath.changeEmail, fields);
  const [mail] = await mailsTo('nieuw@klant.nl');
  const link = /http:\/\/localhost(\/login\/e-mailadres\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  // A look alone changes nothing: mail programs look too.
  expect((await visitor.get(link)).body).toContain('nieuw@klant.nl');
  expect((await findAccount(app.host, id))?.email).toBe(email);
  expect((await visitor.post(link, {})).statusCode).toBe(403);
  expect((await post(visitor, link, {})).body).toContain('Gelukt.');
  expect((await findAccount(app.host, id))?.email).toBe('nieuw@klant.nl');
  expect((await post(visitor, link, {})).statusCode).toBe(410);
  const [told] = await mailsTo(email);
  expect(told?.subject).toContain('gewijzigd');
});

test('nobody makes another’s mailbox his account’s: a link to it works for who is logged in to that account', async () => {
  const { email, id, visitor } = await begin();
  const theirs = 'slachtoffer-van-els@klant.nl';
  await post(visitor, accountPath.changeEmail, { email: theirs, email_password: PASSWORD });
  const [mail] = await mailsTo(theirs);
  const link = /http:\/\/localhost(\/login\/e-mailadres\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const outside = createVisitor(app);
  const { visitor: inAnother } = await begin();
  for (const reader of [outside, inAnother]) {
    const asks = await reader.get(link);
    expect(asks.body).not.toContain('Ja, gebruik dit adres');
    expect(asks.body).not.toContain(theirs);
    expect((await post(reader, link, {})).body).toContain('Log in op het account');
    expect(await findAccount(app.host, id)).toMatchObject({ email, emailProvenAt: null });
  }
  // Whoever asked for it on another device logs in, and is led back to the link.
  const doors = findAll(parseHtml((await outside.get(link)).body), 'main a');
  expect(doors.map(({ attributes }) => attributes.href)).toEqual([
    `/login?${new URLSearchParams({ return_to: link })}`,
  ]);
  const { visitor: own } = await login(email);
  expect((await post(own, link, {})).body).toContain('Gelukt.');
  expect((await findAccount(app.host, id))?.email).toBe(theirs);
});

test.each([
  ['changed', 'uit'],
  ['chosen anew by a mailed link', 'mail'],
])('a password that is %s ends links to another e-mail address', async (_, way) => {
  const { email, id, visitor } = await begin();
  const theirs = `dief-${way}@klant.nl`;
  await post(visitor, accountPath.changeEmail, { email: theirs, email_password: PASSWORD });
  const [mail] = await mailsTo(theirs);
  const link = /http:\/\/localhost(\/login\/e-mailadres\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await visitor.get(link)).statusCode).toBe(200);
  const fields = { password: 'nog een lang wachtwoord', password_check: 'nog een lang wachtwoord' };
  const reply =
    way === 'mail'
      ? await post(createVisitor(app), accountPath.reset(await beginReset(app.host, id)), fields)
      : await post(visitor, accountPath.changePassword, { ...fields, current: PASSWORD });
  expect(reply.statusCode).toBe(303);
  const { visitor: again } = await login(email, fields.password);
  expect((await again.get(link)).statusCode).toBe(410);
  expect((await post(again, link, {})).statusCode).toBe(410);
  expect((await findAccount(app.host, id))?.email).toBe(email);
});

test('a made-up link to a new password costs next to nothing', async () => {
  const begun = process.cpuUsage();
  for (let nth = 0; nth < 20; nth += 1) {
    expect(await finishReset(app.host, `verzonnen${nth}`, { password: PASSWORD, cause: {} })).toBe(
      false,
    );
  }
  const used = process.cpuUsage(begun);
  const before = process.cpuUsage();
  for (let nth = 0; nth < 20; nth += 1) await hashPassword(PASSWORD);
  expect(used.user).toBeLessThan(process.cpuUsage(before).user / 2);
});

test('an address that somebody else has is answered the same, and never becomes yours', async () => {
  const [one, two] = [await begin(), await begin()];
  const fields = { email: two.email, email_password: PASSWORD };
  const reply = await post(one.visitor, accountPath.changeEmail, fields);
  expect(reply.headers.location).toBe('/login/dashboard/view/profile?email=1');
  expect(await mailsTo(two.email)).toEqual([]);
  // It was free when it was asked for, and taken before it was confirmed.
  await post(one.visitor, accountPath.changeEmail, { ...fields, email: 'vrij@klant.nl' });
  await createAccount(app.host, { email: 'vrij@klant.nl', password: PASSWORD });
  const [mail] = await mailsTo('vrij@klant.nl');
  const link = /http:\/\/localhost(\/login\/e-mailadres\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await post(one.visitor, link, {})).statusCode).toBe(410);
  app.clock.advance(86_400_001);
  expect((await one.visitor.get(link)).statusCode).toBe(410);
  expect((await findAccount(app.host, one.id))?.email).toBe(one.email);
});

test('an account is removed by its holder, with all that hung on it; one of staff is not', async () => {
  const { email, id, visitor } = await begin();
  const elsewhere = await login(email);
  const wrong = await post(visitor, accountPath.remove, { remove_password: 'mis' });
  expect(wrong.statusCode).toBe(422);
  const summary = get(parseHtml(wrong.body), '[data-error-summary] a');
  expect(summary.attributes.href).toBe('#account-remove_password');
  const done = await post(visitor, accountPath.remove, { remove_password: PASSWORD });
  expect(done.headers.location).toBe('/login?removed=1');
  expect((await visitor.get('/login?removed=1')).body).toContain('Je account is gewist.');
  expect(await findAccountByEmail(app.host, email)).toBeUndefined();
  expect(await listAddresses(app.host, id)).toEqual([]);
  expect((await elsewhere.visitor.get(accountPath.profile)).headers.location).toBe('/login');
  const staff = await begin();
  await app.db.update(accounts).set({ role: 'staff' }).where(eq(accounts.id, staff.id));
  const kept = await post(staff.visitor, accountPath.remove, { remove_password: PASSWORD });
  expect(kept.statusCode).toBe(422);
  expect(await findAccount(app.host, staff.id)).toBeDefined();
});

test('S2.5/5 removing an account: a confirm link asks first, and a yes leads to the password', async () => {
  const { email, visitor } = await begin();
  const profile = parseHtml((await visitor.get(accountPath.profile)).body);
  const link = get(profile, 'main a[data-confirm]');
  expect(link.attributes['data-confirm']).toBe('Wil je je account wissen? Terughalen kan niet.');
  const question = parseHtml((await visitor.get(String(link.attributes.href))).body);
  const form = get(question, 'main form');
  expect(form.attributes.action).toBe(accountPath.remove);
  // The yes alone removes nothing: whoever finds a browser open can press it too.
  const yes = await post(visitor, String(form.attributes.action), {});
  expect(yes.headers.location).toBe(accountPath.remove);
  expect(await findAccountByEmail(app.host, email)).toBeDefined();
  const asks = parseHtml((await visitor.get(accountPath.remove)).body);
  const password = get(asks, 'main input[name=remove_password]');
  expect(password.attributes.type).toBe('password');
  const done = await post(visitor, accountPath.remove, { remove_password: PASSWORD });
  expect(done.headers.location).toBe('/login?removed=1');
  expect(await findAccountByEmail(app.host, email)).toBeUndefined();
});

test('forms of the account are for who is inside, from a page of ours, and not for guessing', async () => {
  const { email, visitor } = await begin();
  for (const url of [accountPath.changePassword, accountPath.changeEmail, accountPath.remove]) {
    expect((await visitor.post(url, {})).statusCode).toBe(403);
    const outside = await post(createVisitor(app), url, {});
    expect(outside.headers.location).toBe('/login');
  }
  // Who tries from outside has no part in it.
  for (let n = 0; n < 12; n += 1) await login(email, 'mis');
  for (let n = 0; n < 10; n += 1) {
    const wrong = await post(visitor, accountPath.remove, { remove_password: 'x' });
    expect(wrong.statusCode).toBe(422);
  }
  const eleventh = await post(visitor, accountPath.remove, { remove_password: PASSWORD });
  expect(eleventh.statusCode).toBe(429);
});

test('a forgotten password is answered the same for everybody, and mailed three times at most', async () => {
  const { email } = await begin();
  const ask = async (typed: string) =>
    (await post(createVisitor(app), accountPath.forgot, { email: typed })).body.replace(
      /value="[^"]+"/g,
      '',
    );
  const known = await ask(email);
  expect(await ask('niemand@klant.nl')).toBe(known);
  for (let n = 0; n < 4; n += 1) expect(await ask(email)).toBe(known);
  const asked = await jobs('account.forgot');
  expect(asked.filter((one) => one.email === email)).toHaveLength(3);
  const run = { host: () => app.host, mailer: app.host.mailer, id: 'x', attempt: 1 };
  const { signal } = new AbortController();
  for (const data of asked) {
    await forgotPassword.run({ email: String(data.email), cause: {} }, { ...run, signal });
  }
  expect(await mailsTo(email)).toHaveLength(3);
  expect(await mailsTo('niemand@klant.nl')).toEqual([]);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toMatch(/http:\/\/localhost\/login\/wachtwoord\/\S+/);
});
