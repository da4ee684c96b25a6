import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '#platform/db/transact';
import type { Feature } from '#platform/host';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { eventually } from '../../../tests/harness/eventually';
import { findAll, parseHtml, textOf } from '../../../tests/harness/html';
import { createVisitor } from '../../../tests/harness/visitor';
import { features } from '../../main/features';
import {
  createAccount,
  registerSignInPart,
  registerWaysIn,
  tellWayAdded,
  type WayIn,
} from './api.server';
import { accountPath } from './contract';
import { beginReset } from './server/accounts';
import { accounts } from './server/tables';
import { listWaysIn, removeWayIn } from './server/ways-in';

/** Ways in of a kind of its own, as a feature adds them; by account. */
const kept = new Map<number, WayIn[]>();

const keys: Feature = {
  name: 'keys',
  needs: ['accounts'],
  setup: (host) => {
    registerSignInPart(host, 'keys', {
      login: ({ returnTo }) => `Inloggen met een sleutel naar ${returnTo}`,
      register: () => 'Een account met een sleutel',
      add: () => ({ action: '/sleutel', content: 'Een sleutel erbij' }),
      told: (params) =>
        params.sleutel ? { tone: 'error', text: 'De sleutel past niet' } : undefined,
    });
    registerWaysIn(host, 'keys', {
      list: async (_, accountId) => kept.get(accountId) ?? [],
      remove: async (_, accountId, { id }) =>
        void kept.set(
          accountId,
          (kept.get(accountId) ?? []).filter((one) => one.id !== id),
        ),
      removeUnproven: async (_, accountId) => void kept.delete(accountId),
    });
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ features: [...features, keys], work: true });
});
afterAll(() => app.close());

const PASSWORD = 'een lang wachtwoord';
let count = 0;

const key = (id: string): WayIn => ({
  kind: 'key',
  id,
  label: `Sleutel ${id}`,
  addedAt: app.clock.now(),
  lastUsedAt: null,
});

const begin = async (ways: string[]) => {
  count += 1;
  const email = `manier${count}@klant.nl`;
  const account = await createAccount(app.host, { email, password: PASSWORD });
  if (!account) throw new Error('no account');
  kept.set(account.id, ways.map(key));
  const visitor = createVisitor(app);
  const post = async (url: string, fields: Record<string, string> = {}) =>
    visitor.post(url, { ...fields, etalage_token: await visitor.token() });
  await post('/site/login', { etalage_username: email, etalage_password: PASSWORD });
  return { id: account.id, email, visitor, post };
};

const listed = (html: string) =>
  findAll(parseHtml(html), 'section[aria-labelledby=ways-title] li').map((item) => ({
    text: textOf(item),
    href: findAll(item, 'a')[0]?.attributes.href,
  }));

const mailsTo = (email: string) => app.mailbox.list(email);

test('the profile lists all ways in, with when each was added and used, and none to remove of one alone', async () => {
  const one = await begin([]);
  const [only, ...more] = listed((await one.visitor.get(accountPath.profile)).body);
  expect(more).toEqual([]);
  expect(only?.text).toMatch(/^Wachtwoord Toegevoegd: \S+.* · Laatst gebruikt: \S/);
  expect(only?.href).toBeUndefined();
  const two = await begin(['a']);
  const ways = listed((await two.visitor.get(accountPath.profile)).body);
  expect(ways.map(({ href }) => href)).toEqual([
    accountPath.removeWay('password', '1'),
    accountPath.removeWay('key', 'a'),
  ]);
});

test('S8.1 another way in has its place on the login page and the profile, and tells there first what went wrong', async () => {
  const outside = createVisitor(app);
  const login = (await outside.get(`${accountPath.login}?return_to=/truien&sleutel=1`)).body;
  expect(login).toContain('Inloggen met een sleutel naar /truien');
  expect(login).toContain('Een account met een sleutel');
  const { visitor } = await begin(['a']);
  const profile = (await visitor.get(`${accountPath.profile}?sleutel=1`)).body;
  expect(profile).toContain('Een sleutel erbij');
  for (const html of [login, profile]) {
    const [overview] = findAll(parseHtml(html), '[data-dashboard-overview]');
    const [first] = (overview?.children ?? []).filter((one) => typeof one !== 'string');
    expect(first?.attributes.role).toBe('alert');
    expect(first && textOf(first)).toBe('De sleutel past niet');
  }
});

test('a way in that was added is told by mail', async () => {
  const { id, email } = await begin([]);
  const told = { label: 'Sleutel a', cause: 'system' } as const;
  await transact(app.db, (tx) => tellWayAdded(app.host, tx, { email }, told));
  const mail = await eventually(() => app.mailbox.getLast(email));
  expect(mail.text).toContain('nu ook inloggen met: Sleutel a.');
  expect(await listWaysIn(app.host, id)).toHaveLength(1);
});

test('removing a way in asks for the password, and tells the account’s holder by mail', async () => {
  const { id, email, visitor, post } = await begin(['a']);
  const url = accountPath.removeWay('key', 'a');
  expect((await visitor.get(url)).body).toContain('Niet meer inloggen met Sleutel a');
  const wrong = await post(url, { way_password: 'mis' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('Dat is niet je wachtwoord.');
  expect(await listWaysIn(app.host, id)).toHaveLength(2);
  const done = await post(url, { way_password: PASSWORD });
  expect((await visitor.get(String(done.headers.location))).body).toContain('Verwijderd.');
  expect((await listWaysIn(app.host, id)).map(({ kind }) => kind)).toEqual(['password']);
  const mail = await eventually(() => app.mailbox.getLast(email));
  expect(mail.subject).toContain('is verwijderd');
  expect(mail.text).toContain('Sleutel a');
  expect((await visitor.get(url)).statusCode).toBe(404);
});

test('the last way in stays, and so does another account’s', async () => {
  const { id, post } = await begin([]);
  const reply = await post(accountPath.removeWay('password', '1'), { way_password: PASSWORD });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('Dit is je enige manier om in te loggen.');
  expect(await listWaysIn(app.host, id)).toHaveLength(1);
  const other = await begin(['b']);
  for (const [kind, way] of [
    ['key', 'b'],
    ['key', '999999'],
    ['passkey', '999999'],
    ['anders', '1'],
  ] as const) {
    const gone = await post(accountPath.removeWay(kind, way), { way_password: PASSWORD });
    expect(gone.statusCode).toBe(404);
  }
  expect(await listWaysIn(app.host, other.id)).toHaveLength(2);
});

test('removing a way in ends the account’s other sessions, keeps this one, and says so', async () => {
  const { email, visitor, post } = await begin(['a', 'b']);
  const logIn = async (address: string) => {
    const one = createVisitor(app);
    const fields = { etalage_username: address, etalage_password: PASSWORD };
    await one.post('/site/login', { ...fields, etalage_token: await one.token() });
    return one;
  };
  const isInside = async (one: Awaited<ReturnType<typeof logIn>>) =>
    (await one.get(accountPath.profile)).statusCode === 200;
  const elsewhere = await logIn(email);
  const stranger = await logIn((await begin([])).email);
  expect((await visitor.get(accountPath.removeWay('key', 'a'))).body).toContain(
    'Met Sleutel a log je daarna niet meer in. Op andere apparaten word je uitgelogd.',
  );
  await post(accountPath.removeWay('key', 'a'), { way_password: 'mis' });
  expect(await isInside(elsewhere)).toBe(true);
  const done = await post(accountPath.removeWay('key', 'a'), { way_password: PASSWORD });
  const told = 'Op andere apparaten ben je uitgelogd.';
  expect((await visitor.get(String(done.headers.location))).body).toContain(told);
  expect(await isInside(elsewhere)).toBe(false);
  expect(await isInside(stranger)).toBe(true);
  const mail = await eventually(() => app.mailbox.getLast(email));
  expect(mail.text).toContain(told);
  const again = await logIn(email);
  await post(accountPath.removeWay('password', '1'), { way_password: PASSWORD });
  expect(await isInside(again)).toBe(false);
  expect(await isInside(visitor)).toBe(true);
});

test('of two ways in that are removed at once one remains', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await begin(['a']);
    const done = await Promise.all([
      removeWayIn(app.host, id, { kind: 'password', id: '1', keep: '', cause: 'system' }),
      removeWayIn(app.host, id, { kind: 'key', id: 'a', keep: '', cause: 'system' }),
    ]);
    expect(done.sort()).toEqual(['last', 'removed']);
    expect(await listWaysIn(app.host, id)).toHaveLength(1);
  }
});

test('without a password one logs in by no password; what asks for it wants a login of just now', async () => {
  const { email, visitor, post } = await begin(['a']);
  await post(accountPath.removeWay('password', '1'), { way_password: PASSWORD });
  const other = createVisitor(app);
  const fields = { etalage_username: email, etalage_token: await other.token() };
  for (const etalage_password of [PASSWORD, '', 'nobody has this password']) {
    const reply = await other.post('/site/login', { ...fields, etalage_password });
    expect(reply.headers.location).toContain('failed_login');
  }
  kept.get(count)?.push(key('b'));
  app.clock.advance(11 * 60_000);
  for (const [url, more] of [
    [accountPath.changeEmail, { email: 'ander@klant.nl' }],
    [accountPath.remove, { remove_password: '' }],
  ] as const) {
    const reply = await post(url, more);
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Log eerst opnieuw in.');
  }
  expect((await visitor.get(accountPath.remove)).body).not.toContain('type="password"');
});

test('who has no password chooses one by a mailed link', async () => {
  const { email, visitor, post } = await begin(['a']);
  await post(accountPath.removeWay('password', '1'), { way_password: PASSWORD });
  await app.mailbox.clear();
  const asked = await post(accountPath.choosePassword);
  expect((await visitor.get(String(asked.headers.location))).body).toContain('Kijk in je mail');
  const mail = await eventually(
    async () =>
      (await mailsTo(email)).find((one) => /wachtwoord\//.test(one.text)) ??
      Promise.reject(new Error('none')),
  );
  const link = /http:\/\/localhost(\/login\/wachtwoord\/\S+)/.exec(mail.text)?.[1] ?? '';
  const chosen = 'nog een lang wachtwoord';
  await post(link, { password: chosen, password_check: chosen });
  const again = createVisitor(app);
  const reply = await again.post('/site/login', {
    ...{ etalage_username: email, etalage_password: chosen },
    etalage_token: await again.token(),
  });
  expect(reply.headers.location).toBe(accountPath.orders);
});

test('the first mailed link that is followed takes all ways in of before; a later one takes none', async () => {
  const { id, post } = await begin(['a']);
  const fields = {
    password: 'weer een lang wachtwoord',
    password_check: 'weer een lang wachtwoord',
  };
  await post(accountPath.reset(await beginReset(app.host, id)), fields);
  expect((await listWaysIn(app.host, id)).map(({ kind }) => kind)).toEqual(['password']);
  const [row] = await app.db.select().from(accounts).where(eq(accounts.id, id));
  expect(row?.emailProvenAt).toEqual(app.clock.now());
  kept.set(id, [key('b')]);
  await post(accountPath.reset(await beginReset(app.host, id)), fields);
  expect(await listWaysIn(app.host, id)).toHaveLength(2);
});

test('who chooses a password by a first mailed link reads before that his other ways in go', async () => {
  const { id } = await begin(['a']);
  const reader = createVisitor(app);
  const text = 'vervallen met je nieuwe wachtwoord alle andere manieren';
  const page = await reader.get(accountPath.reset(await beginReset(app.host, id)));
  expect(page.body).toContain(text);
  expect(page.headers['referrer-policy']).toBe('same-origin');
  kept.delete(id);
  const alone = await reader.get(accountPath.reset(await beginReset(app.host, id)));
  expect(alone.body).not.toContain(text);
  kept.set(id, [key('b')]);
  await app.db.update(accounts).set({ emailProvenAt: app.clock.now() }).where(eq(accounts.id, id));
  const proven = await reader.get(accountPath.reset(await beginReset(app.host, id)));
  expect(proven.body).not.toContain(text);
});

test('what was done on the profile has the focus when the page comes', async () => {
  const { visitor } = await begin([]);
  const page = parseHtml((await visitor.get(`${accountPath.profile}?wayAdded=1`)).body);
  const [notice] = findAll(page, 'main [role=status]');
  expect(notice?.attributes).toMatchObject({ tabindex: '-1', autofocus: '' });
  expect(notice && textOf(notice)).toContain('Gelukt.');
});
