import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { accountPath } from '#features/accounts/contract';
import { passkeys as limits } from '#kernel/limits-passkeys';
import { passkeyUnknown } from '#kernel/wire-login';
import { pageToken } from '#platform/sessions/csrf';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import {
  type Authenticator,
  type Bent,
  createAuthenticator,
} from '../../../tests/harness/authenticator';
import { eventually } from '../../../tests/harness/eventually';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createVisitor, type Visitor } from '../../../tests/harness/visitor';
import { passkeyPath } from './contract';
import { passkeys } from './server/tables';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ work: true });
});
afterAll(() => app.close());

const PASSWORD = 'een lang wachtwoord';
const PROFILE = accountPath.profile;
let count = 0;

const post = async (visitor: Visitor, url: string, fields: Record<string, string> = {}) =>
  visitor.post(url, { ...fields, etalage_token: await visitor.token() });

const byPassword = async (visitor: Visitor, email: string) =>
  post(visitor, '/site/login', { etalage_username: email, etalage_password: PASSWORD });

const enter = async () => {
  count += 1;
  const email = `sleutel${count}@klant.nl`;
  const account = await createAccount(app.host, { email, password: PASSWORD, firstName: 'Els' });
  // Each from an address of its own: attempts are counted.
  const visitor = createVisitor(app, `10.0.0.${count}`);
  await byPassword(visitor, email);
  return { id: account?.id ?? 0, email, visitor };
};

const askToAdd = async (visitor: Visitor, password = PASSWORD) =>
  post(visitor, passkeyPath.askAdd, { add_password: password });

const sendAdded = async (visitor: Visitor, answer: unknown) =>
  post(visitor, passkeyPath.add, { passkey_response: JSON.stringify(answer) });

/** An account holder with a passkey, and the device that it is on. */
const withPasskey = async (bent: Bent = {}) => {
  const holder = await enter();
  const device = createAuthenticator();
  const asked = await askToAdd(holder.visitor);
  const added = await sendAdded(holder.visitor, device.add(asked.json(), bent));
  expect(added.json()).toEqual({ href: `${PROFILE}?wayAdded=1` });
  return { ...holder, device };
};

const guest = () => {
  count += 1;
  return createVisitor(app, `10.0.1.${count}`);
};

const askToLogIn = async (visitor: Visitor) =>
  (await post(visitor, passkeyPath.askLogin)).json() as { challenge: string; rpId: string };

const send = (visitor: Visitor, answer: unknown, more: Record<string, string> = {}) =>
  post(visitor, passkeyPath.login, { passkey_response: JSON.stringify(answer), ...more });

const logIn = async (visitor: Visitor, device: Authenticator, bent: Bent = {}) =>
  send(visitor, device.sign(await askToLogIn(visitor), bent));

const whoIs = async (visitor: Visitor) => {
  const reply = await visitor.get(PROFILE);
  return /Je logt nu in met (\S+)\./.exec(reply.body)?.[1];
};

const rowOf = async (device: Authenticator) => {
  const [row] = await app.db.select().from(passkeys).where(eq(passkeys.credentialId, device.id));
  return row;
};

test('who proves to be the holder adds a passkey, is told by mail, and logs in with it elsewhere', async () => {
  const { email, device } = await withPasskey({ backedUp: true });
  const mail = await eventually(() => app.mailbox.getLast(email));
  expect(mail.text).toContain('nu ook inloggen met: Passkey');
  expect(await rowOf(device)).toMatchObject({ isMultiDevice: true, isBackedUp: true });
  const visitor = guest();
  const asked = await askToLogIn(visitor);
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  const before = visitor.cookies.get('etalage_session');
  const reply = await send(visitor, device.sign(asked, { backedUp: true }), {
    return_to: '/webcore/checkout/view',
  });
  expect(reply.json()).toEqual({ href: '/webcore/checkout/view' });
  expect(visitor.cookies.get('etalage_session')).not.toBe(before);
  expect(await whoIs(visitor)).toBe(email);
  expect(await rowOf(device)).toMatchObject({ counter: 1, lastUsedAt: app.clock.now() });
});

test('a login leads to no other site', async () => {
  const { device } = await withPasskey();
  const visitor = guest();
  const answer = device.sign(await askToLogIn(visitor));
  const reply = await send(visitor, answer, { return_to: '//elders.example/' });
  expect(reply.json()).toEqual({ href: accountPath.orders });
});

test.each<[string, Bent]>([
  ['of another site', { origin: 'https://elders.example' }],
  ['of another port', { origin: 'http://localhost:8081' }],
  ['for another domain', { rpId: 'elders.example' }],
  ['without a finger or a code', { verified: false }],
  ['to a made up challenge', { challenge: Buffer.alloc(56, 7).toString('base64url') }],
  ['with another account’s handle', { userHandle: 'YW5kZXJz' }],
  ['in a frame of another site', { crossOrigin: true }],
  [
    'in a frame of a site that it names',
    { crossOrigin: true, topOrigin: 'https://elders.example' },
  ],
  ['under another site', { topOrigin: 'https://elders.example' }],
])('an answer %s logs nobody in', async (_, bent) => {
  const { device } = await withPasskey();
  const visitor = guest();
  const reply = await logIn(visitor, device, bent);
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({
    code: 'passkey',
    message: 'Met deze passkey lukt inloggen niet. Probeer een andere, of typ je wachtwoord.',
  });
  expect(await whoIs(visitor)).toBeUndefined();
  // The passkey itself is as good as it was.
  expect((await logIn(guest(), device)).statusCode).toBe(200);
});

test('a challenge is good once, in its own browser, for ten minutes, and for what it was asked', async () => {
  const { device, visitor: holder } = await withPasskey();
  const visitor = guest();
  const asked = await askToLogIn(visitor);
  expect((await send(visitor, device.sign(asked))).statusCode).toBe(200);
  await post(visitor, accountPath.logout);
  expect((await send(visitor, device.sign(asked))).statusCode).toBe(422);

  const other = guest();
  const stolen = await askToLogIn(guest());
  await askToLogIn(other);
  expect((await send(other, device.sign(stolen))).statusCode).toBe(422);

  const late = await askToLogIn(other);
  app.clock.advance(limits.challengeFor + 1000);
  expect((await send(other, device.sign(late))).statusCode).toBe(422);

  const forLogin = await askToLogIn(holder);
  const asAdded = createAuthenticator().add({
    challenge: forLogin.challenge,
    ...{ rp: { id: 'localhost' }, user: { id: 'YQ' } },
  });
  expect((await sendAdded(holder, asAdded)).json()).toMatchObject({ code: 'passkey_wrong' });
});

test('of one answer that is sent several times at once one logs in', async () => {
  const { device } = await withPasskey();
  const visitor = guest();
  const answer = device.sign(await askToLogIn(visitor));
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(visitor, answer)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('a count that does not rise is that of a copy', async () => {
  const { device } = await withPasskey();
  expect((await logIn(guest(), device, { counter: 5 })).statusCode).toBe(200);
  expect((await logIn(guest(), device, { counter: 5 })).statusCode).toBe(422);
  expect((await logIn(guest(), device, { counter: 4 })).statusCode).toBe(422);
  expect((await logIn(guest(), device, { counter: 6 })).statusCode).toBe(200);
});

test('an authenticator that does not count logs in each time', async () => {
  const { device } = await withPasskey();
  for (let times = 0; times < 3; times += 1) {
    expect((await logIn(guest(), device, { counter: 0 })).statusCode).toBe(200);
  }
});

test('adding asks for the password; without a login, a token or from another site nothing is asked', async () => {
  const { visitor } = await enter();
  const wrong = await askToAdd(visitor, 'mis');
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toMatchObject({
    fields: { add_password: 'Dat is niet je wachtwoord.' },
  });
  expect((await askToAdd(guest())).statusCode).toBe(401);
  for (const url of [
    passkeyPath.askAdd,
    passkeyPath.add,
    passkeyPath.askLogin,
    passkeyPath.login,
  ]) {
    expect((await visitor.post(url, {})).statusCode).toBe(403);
    const etalage_token = await visitor.token();
    const foreign = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    expect((await visitor.post(url, { etalage_token }, foreign)).statusCode).toBe(403);
  }
  const replies: number[] = [];
  for (let n = 0; n < 12; n += 1) replies.push((await askToAdd(visitor, 'mis')).statusCode);
  expect(replies.at(-1)).toBe(429);
});

test.each<[string, Bent]>([
  ['of another site', { origin: 'https://elders.example' }],
  ['for another domain', { rpId: 'elders.example' }],
  ['without a finger or a code', { verified: false }],
  ['in a frame of another site', { crossOrigin: true }],
  [
    'in a frame of a site that it names',
    { crossOrigin: true, topOrigin: 'https://elders.example' },
  ],
  ['under another site', { topOrigin: 'https://elders.example' }],
])('a passkey %s is not added', async (_, bent) => {
  const { visitor } = await enter();
  const asked = await askToAdd(visitor);
  const device = createAuthenticator();
  const reply = await sendAdded(visitor, device.add(asked.json(), bent));
  expect(reply.json()).toMatchObject({ code: 'passkey_wrong' });
  expect(await rowOf(device)).toBeUndefined();
});

test('passkeys of one browser are told apart by a number', async () => {
  const { id, email, visitor } = await withPasskey();
  for (let times = 0; times < 2; times += 1) {
    const asked = await askToAdd(visitor);
    await sendAdded(visitor, createAuthenticator().add(asked.json()));
  }
  const rows = await app.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, id))
    .orderBy(passkeys.id);
  const [first, ...more] = rows.map(({ name }) => name);
  expect(more).toEqual([`${first} (2)`, `${first} (3)`]);
  await eventually(async () => {
    const mails = (await app.mailbox.list(email)).map(({ text }) => text).join();
    expect(mails).toContain(`Passkey (${first} (2)).`);
  });
});

test('a challenge of one account adds nothing to another, and one passkey is of one account', async () => {
  const [one, other] = [await withPasskey(), await enter()];
  const forOne = (await askToAdd(one.visitor)).json();
  expect((await sendAdded(other.visitor, createAuthenticator().add(forOne))).statusCode).toBe(422);
  const forOther = (await askToAdd(other.visitor)).json();
  const taken = await sendAdded(other.visitor, one.device.add(forOther));
  expect(taken.statusCode).toBe(409);
  expect(taken.json()).toMatchObject({ code: 'passkey_known' });
  expect((await rowOf(one.device))?.accountId).toBe(one.id);
});

test('a device that has a passkey of the account is asked for no second one', async () => {
  const { visitor, device } = await withPasskey();
  const asked = (await askToAdd(visitor)).json();
  expect(asked.excludeCredentials).toMatchObject([{ id: device.id }]);
  const row = await rowOf(device);
  expect(asked.user.id).toBe(row?.userHandle);
  expect(JSON.stringify(asked.user.id)).not.toContain('sleutel');
});

test(`an account has ${limits.most} passkeys at most`, async () => {
  const { id, visitor, device } = await withPasskey();
  const row = await rowOf(device);
  if (!row) throw new Error('no passkey');
  const { id: _, ...rest } = row;
  await app.db.insert(passkeys).values(
    Array.from({ length: limits.most - 1 }, (__, at) => ({
      ...rest,
      accountId: id,
      credentialId: `${device.id}${at}`,
    })),
  );
  const reply = await askToAdd(visitor);
  expect(reply.statusCode).toBe(409);
  expect(reply.json().message).toContain('Er passen 20 passkeys in je account.');
});

test('the profile lists passkeys by name; another name is given on a page of its own', async () => {
  const { visitor, device } = await withPasskey();
  const row = await rowOf(device);
  const url = passkeyPath.name(row?.id ?? 0);
  expect((await visitor.get(PROFILE)).body).toContain(`href="${url}"`);
  expect((await post(visitor, url, { passkey_name: ' ' })).statusCode).toBe(422);
  expect((await post(visitor, url, { passkey_name: 'x'.repeat(61) })).statusCode).toBe(422);
  const done = await post(visitor, url, { passkey_name: 'Mijn  <telefoon>\u0000' });
  expect(done.headers.location).toBe(`${PROFILE}?saved=1`);
  expect((await rowOf(device))?.name).toBe('Mijn <telefoon>');
  const { body } = await visitor.get(PROFILE);
  expect(body).toContain('Mijn &lt;telefoon&gt;');
  const other = await enter();
  expect((await other.visitor.get(url)).statusCode).toBe(404);
  expect((await post(other.visitor, url, { passkey_name: 'Van mij' })).statusCode).toBe(404);
});

test('a passkey that is removed logs nobody in; the last way in stays', async () => {
  const { id, visitor, device } = await withPasskey();
  const row = await rowOf(device);
  const remove = (kind: string, way: string | number, fields: Record<string, string> = {}) =>
    post(visitor, accountPath.removeWay(kind, String(way)), fields);
  await remove('password', 1, { way_password: PASSWORD });
  const last = await remove('passkey', row?.id ?? 0);
  expect(last.body).toContain('Dit is je enige manier om in te loggen.');
  expect((await logIn(guest(), device)).statusCode).toBe(200);
  const second = createAuthenticator();
  // Without a password a login of just now is the proof.
  const asked = await post(visitor, passkeyPath.askAdd);
  await sendAdded(visitor, second.add(asked.json()));
  await remove('passkey', row?.id ?? 0);
  const refused = await logIn(guest(), device);
  expect(refused.statusCode).toBe(422);
  // Its browser may forget it.
  expect(refused.json()).toMatchObject({ code: passkeyUnknown });
  expect((await logIn(guest(), second)).statusCode).toBe(200);
  const { rows } = await app.db.execute(sql`select from passkeys where account_id = ${id}`);
  expect(rows).toHaveLength(1);
});

test('the page that removes a passkey calls it as its holder does', async () => {
  const { email, visitor, device } = await withPasskey();
  const row = await rowOf(device);
  await post(visitor, passkeyPath.name(row?.id ?? 0), { passkey_name: 'Mijn telefoon' });
  const url = accountPath.removeWay('passkey', String(row?.id));
  const { body } = await visitor.get(url);
  expect(body).toContain('Niet meer inloggen met passkey ‘Mijn telefoon’');
  expect(body).toContain('Met deze passkey log je daarna niet meer in.');
  await post(visitor, url, { way_password: PASSWORD });
  const mails = async () => (await app.mailbox.list(email)).map(({ text }) => text).join();
  await eventually(async () => expect(await mails()).toContain('met: passkey ‘Mijn telefoon’.'));
});

test('who has no password and logged in a while ago reads that a passkey asks for a new login', async () => {
  const { visitor } = await withPasskey();
  await post(visitor, accountPath.removeWay('password', '1'), { way_password: PASSWORD });
  const block = async () =>
    get(parseHtml((await visitor.get(PROFILE)).body), '[aria-labelledby=add-way-title]');
  expect(findAll(await block(), '[data-passkey=add]')).toHaveLength(1);
  app.clock.advance(11 * 60_000);
  const later = await block();
  expect(findAll(later, '[data-passkey=add]')).toEqual([]);
  expect(textOf(later)).toContain('Manier toevoegen Je hebt geen wachtwoord. Log nog');
  const [again] = findAll(later, '[data-passkey=login]');
  expect(again?.attributes['data-return']).toBe(PROFILE);
});

test('an account that is removed takes its passkeys along', async () => {
  const { visitor, device } = await withPasskey();
  await post(visitor, accountPath.remove, { remove_password: PASSWORD });
  expect(await rowOf(device)).toBeUndefined();
  expect((await logIn(guest(), device)).statusCode).toBe(422);
});

test.each(['', 'geen json', '[]', '{"id":1}', '{"id":"a","rawId":"a","type":"b","response":{}}'])(
  'what is no answer of a browser (%j) is refused',
  async (sent) => {
    const visitor = guest();
    await askToLogIn(visitor);
    const reply = await post(visitor, passkeyPath.login, { passkey_response: sent });
    expect(reply.statusCode).toBe(422);
    const { visitor: holder } = await enter();
    const added = await post(holder, passkeyPath.add, { passkey_response: sent });
    expect(added.statusCode).toBe(422);
  },
);

test('tries of one client are counted; those that were right are not', async () => {
  const { device } = await withPasskey();
  const visitor = guest();
  expect((await logIn(visitor, device)).statusCode).toBe(200);
  const replies: number[] = [];
  for (let n = 0; n <= limits.attemptsPerClient; n += 1) {
    const answer = { id: 'a', rawId: 'a', type: 'b', response: {} };
    replies.push((await send(visitor, answer)).statusCode);
  }
  expect(replies.slice(0, -1).every((status) => status === 422)).toBe(true);
  expect(replies.at(-1)).toBe(429);
});

test('without script nothing of passkeys is shown, and the e-mail field offers them', async () => {
  const login = (await guest().get(accountPath.login)).body;
  expect(login).toMatch(/<div[^>]*hidden=""[^>]*data-passkey="login"/);
  expect(login).toMatch(/autoComplete="username webauthn"/i);
  const { visitor } = await enter();
  const profile = (await visitor.get(PROFILE)).body;
  expect(profile).toMatch(/<form[^>]*aria-labelledby="add-way-title"[^>]*hidden=""/);
  expect(profile).toMatch(/<div[^>]*hidden=""[^>]*data-passkey="add"/);
});

test('who is logged in goes on as himself: another account’s passkey is not taken for his', async () => {
  const mine = await withPasskey();
  const theirs = await withPasskey();
  const reply = await logIn(mine.visitor, theirs.device);
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ code: 'passkey_other' });
  expect(await whoIs(mine.visitor)).toBe(mine.email);
  expect((await logIn(mine.visitor, mine.device)).statusCode).toBe(200);
});

test('a page that asks for a challenge by itself begins no session, which could undo a login at the same time', async () => {
  const visitor = guest();
  const asked = await visitor.post(passkeyPath.askLogin, {
    etalage_token: pageToken(app.host.config.secret, app.clock.now()),
  });
  expect(asked.statusCode).toBe(200);
  expect(asked.cookies).toMatchObject([
    { name: 'etalage_passkey', path: '/webcore/passkey', httpOnly: true, sameSite: 'Strict' },
  ]);
  const { cookies } = await visitor.post(passkeyPath.askLogin, {
    etalage_token: pageToken(app.host.config.secret, app.clock.now()),
  });
  // Of two pages of one browser both can log in.
  expect(cookies[0]?.value).toBe(asked.cookies[0]?.value);
});
