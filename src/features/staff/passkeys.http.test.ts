import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { passkeyPath } from '#features/passkeys/contract';
import { passkeys as limits } from '#kernel/limits-passkeys';
import { staff as staffLimits } from '#kernel/limits-staff';
import { staffPasskeyTexts as texts } from '#kernel/messages/nl-staff-passkeys';
import { passkeyUnknown } from '#kernel/wire-login';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import {
  type Authenticator,
  type Bent,
  createAuthenticator,
} from '../../../tests/harness/authenticator';
import {
  createOfficeCalls,
  createStaff,
  logInAt,
  MEMBER_PASSWORD as password,
} from '../../../tests/harness/office';
import { createVisitor, type Visitor } from '../../../tests/harness/visitor';
import { staffPath } from './contract';
import { staffActions, staffMembers, staffPasskeys, staffRoles } from './server/tables';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let count = 0;
const hire = (role = 'beheerder') => {
  count += 1;
  return createStaff(app, { email: `sleutel${count}@brink.example`, role });
};
const guest = () => {
  count += 1;
  return createVisitor(app, `10.8.1.${count}`);
};

type Hired = Awaited<ReturnType<typeof hire>>;
const addTo = async ({ call }: Pick<Hired, 'call'>, device: Authenticator, bent: Bent = {}) => {
  const asked = await call('POST', 'account/passkeys/challenge', { body: {} });
  expect(asked.status).toBe(200);
  const answer = device.add(asked.json, bent);
  return call('POST', 'account/passkeys', { body: { answer } });
};

/** A member with a passkey, and the device that it is on. */
const withPasskey = async (role?: string) => {
  const hired = await hire(role);
  const device = createAuthenticator();
  expect((await addTo(hired, device)).status).toBe(200);
  return { ...hired, device };
};

const post = async (visitor: Visitor, url: string, fields: Record<string, string> = {}) =>
  visitor.post(url, { ...fields, etalage_token: await visitor.token() });
const askToLogIn = async (visitor: Visitor) => (await post(visitor, staffPath.askPasskey)).json();
const send = (visitor: Visitor, answer: unknown, returnTo = '') =>
  post(visitor, staffPath.passkey, {
    passkey_response: JSON.stringify(answer),
    return_to: returnTo,
  });
const logIn = async (visitor: Visitor, device: Authenticator, bent: Bent = {}) =>
  send(visitor, device.sign(await askToLogIn(visitor), bent));
const start = async (visitor: Visitor) =>
  (await createOfficeCalls(app, visitor, `10.8.2.${count}`)('GET', 'start')).status;

test('a member adds a passkey and comes in with it, where he was going; the log tells both', async () => {
  const { member, device, call } = await withPasskey('redacteur');
  const told = (await call('GET', 'account')).json;
  expect(told.passkeyOrigin).toBe('http://localhost');
  expect(told.passkeys).toEqual([
    expect.objectContaining({ createdAt: app.clock.now().toISOString(), usedAt: null }),
  ]);
  const visitor = guest();
  const page = await visitor.get(staffPath.login);
  expect(page.body).toContain('autoComplete="username webauthn"');
  const asked = await askToLogIn(visitor);
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  const reply = await send(visitor, device.sign(asked), '/admin/page?q=x');
  expect([reply.statusCode, reply.json()]).toEqual([200, { href: '/admin/page?q=x' }]);
  expect(await start(visitor)).toBe(200);
  expect((await call('GET', 'account')).json.passkeys[0].usedAt).toBe(
    app.clock.now().toISOString(),
  );
  const noted = await app.db
    .select()
    .from(staffActions)
    .where(eq(staffActions.memberId, member.id));
  expect(noted.map(({ action, outcome }) => [action, outcome])).toEqual([
    ['login', 'success'],
    ['passkey.add', 'success'],
    ['login', 'success'],
  ]);
  const elsewhere = device.sign(await askToLogIn(visitor));
  expect((await send(guest(), elsewhere)).statusCode).toBe(422);
  const away = await send(visitor, device.sign(await askToLogIn(visitor)), '//elders.example');
  expect(away.json()).toEqual({ href: '/admin' });
});

test.each<[string, Bent]>([
  ['of another site', { origin: 'https://elders.example' }],
  ['for another domain', { rpId: 'elders.example' }],
  ['without a finger or a code', { verified: false }],
  ['to a made up challenge', { challenge: Buffer.alloc(56, 7).toString('base64url') }],
  ['with another member’s handle', { userHandle: 'YW5kZXJz' }],
  ['in a frame of another site', { crossOrigin: true }],
])('an answer %s opens nothing', async (_, bent) => {
  const { device, member } = await withPasskey();
  const visitor = guest();
  const reply = await logIn(visitor, device, bent);
  expect([reply.statusCode, reply.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'passkey', message: texts.failed }),
  ]);
  expect(await start(visitor)).toBe(401);
  const noted = await app.db
    .select()
    .from(staffActions)
    .where(eq(staffActions.memberId, member.id));
  expect(noted.at(-1)).toMatchObject({ action: 'login', outcome: 'failure' });
  expect((await logIn(guest(), device)).statusCode).toBe(200);
});

test('an answer is good once; a challenge of the shop is none of the office, nor one of adding', async () => {
  const hired = await withPasskey();
  const { device } = hired;
  const visitor = guest();
  const answer = device.sign(await askToLogIn(visitor));
  expect((await send(visitor, answer)).statusCode).toBe(200);
  expect((await send(visitor, answer)).statusCode).toBe(422);
  const shop = (await post(visitor, passkeyPath.askLogin)).json();
  expect((await send(visitor, device.sign(shop))).statusCode).toBe(422);
  const adding = (await hired.call('POST', 'account/passkeys/challenge', { body: {} })).json;
  expect((await send(visitor, device.sign(adding))).statusCode).toBe(422);
  const login = await askToLogIn(visitor);
  const wrong = createAuthenticator().add({ ...adding, challenge: login.challenge });
  const sent = await hired.call('POST', 'account/passkeys', { body: { answer: wrong } });
  expect([sent.status, sent.json.code]).toEqual([422, 'passkey_wrong']);
  app.clock.advance(limits.challengeFor);
  expect((await send(visitor, device.sign(login))).statusCode).toBe(422);
});

test('at neither door a browser is told to forget the passkey of the other', async () => {
  const { device } = await withPasskey();
  const email = 'sleutel@klant.nl';
  const account = await createAccount(app.host, { email, password, firstName: 'Els' });
  expect(account).toBeDefined();
  const customer = guest();
  await post(customer, '/site/login', { etalage_username: email, etalage_password: password });
  const asked = await post(customer, passkeyPath.askAdd, { add_password: password });
  const own = createAuthenticator();
  await post(customer, passkeyPath.add, {
    passkey_response: JSON.stringify(own.add(asked.json())),
  });
  const codeAt = async (office: boolean, one: Authenticator) => {
    const visitor = guest();
    if (office) return (await logIn(visitor, one)).json().code;
    const challenge = (await post(visitor, passkeyPath.askLogin)).json();
    const reply = await post(visitor, passkeyPath.login, {
      passkey_response: JSON.stringify(one.sign(challenge)),
    });
    return reply.json().code;
  };
  expect(await codeAt(false, device)).toBe('passkey');
  expect(await codeAt(true, own)).toBe('passkey');
  for (const office of [false, true]) {
    expect(await codeAt(office, createAuthenticator())).toBe(passkeyUnknown);
  }
});

test('it is named and removed by its holder alone; adding and removing ask the password again', async () => {
  const { call, device, member } = await withPasskey();
  const other = await hire();
  const [{ id }] = (await call('GET', 'account')).json.passkeys;
  const path = `account/passkeys/${id}`;
  for (const name of ['', ' ', 'x'.repeat(limits.maxName + 1), 7]) {
    expect((await call('PATCH', path, { body: { name } })).json.fields).toEqual({
      name: texts.nameWrong,
    });
  }
  expect((await other.call('PATCH', path, { body: { name: 'Van mij' } })).status).toBe(404);
  expect((await other.call('DELETE', path, { body: {} })).status).toBe(404);
  expect((await call('PATCH', path, { body: { name: ' Mijn  telefoon ' } })).status).toBe(200);
  expect((await call('GET', 'account')).json.passkeys[0].name).toBe('Mijn telefoon');
  app.clock.advance(staffLimits.provenFor);
  for (const again of [
    await call('POST', 'account/passkeys/challenge', { body: {} }),
    await call('POST', 'account/passkeys', { body: { answer: {} } }),
    await call('DELETE', path, { body: {} }),
  ]) {
    expect([again.status, again.json.code]).toEqual([403, 'password_again']);
  }
  await call('POST', 'account/proof', { body: { password } });
  expect((await addTo({ call }, device)).json.code).toBe('passkey_known');
  expect((await call('DELETE', path, { body: {} })).status).toBe(200);
  expect((await call('DELETE', path, { body: {} })).status).toBe(404);
  expect((await logIn(guest(), device)).statusCode).toBe(422);
  expect(await app.db.$count(staffPasskeys, eq(staffPasskeys.memberId, member.id))).toBe(0);
});

test('no more passkeys than a member may have', async () => {
  const hired = await withPasskey();
  const [row] = await app.db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.memberId, hired.member.id));
  const { id: _, ...first } = row as NonNullable<typeof row>;
  await app.db.insert(staffPasskeys).values(
    Array.from({ length: limits.most - 2 }, (_one, at) => ({
      ...first,
      ...{ credentialId: `${first.credentialId}${at}`, name: `${at}` },
    })),
  );
  const asked = (await hired.call('POST', 'account/passkeys/challenge', { body: {} })).json;
  expect((await addTo(hired, createAuthenticator())).status).toBe(200);
  const late = createAuthenticator().add(asked);
  const sent = await hired.call('POST', 'account/passkeys', { body: { answer: late } });
  expect(sent.json.code).toBe('passkey_full');
  const more = await hired.call('POST', 'account/passkeys/challenge', { body: {} });
  expect(more.json.code).toBe('passkey_full');
});

test('who is blocked is not let in by a passkey', async () => {
  const { device, member } = await withPasskey();
  await app.db.update(staffMembers).set({ isBlocked: true }).where(eq(staffMembers.id, member.id));
  const visitor = guest();
  expect((await logIn(visitor, device)).statusCode).toBe(422);
  expect(await start(visitor)).toBe(401);
});

test('a passkey is the second factor that a role asks: without it the password opens nothing, until it is taken away', async () => {
  const chief = await hire();
  const hired = await hire('marketing');
  const { email } = hired.member;
  const strict = (secondFactor: boolean) =>
    app.db.update(staffRoles).set({ secondFactor }).where(eq(staffRoles.name, 'marketing'));
  await strict(true);
  expect((await hired.call('GET', 'rows/page')).json.code).toBe('second_factor');
  const device = createAuthenticator();
  expect((await addTo(hired, device)).status).toBe(200);
  expect((await hired.call('GET', 'rows/page')).status).toBe(200);

  const visitor = guest();
  const refused = await logInAt(visitor, { email, password });
  expect([refused.statusCode, refused.body.includes(texts.only)]).toEqual([422, true]);
  expect(await start(visitor)).toBe(401);
  const wrong = await logInAt(guest(), { email, password: 'niet dit wachtwoord' });
  expect(wrong.body).not.toContain(texts.only);
  const inside = guest();
  await logIn(inside, device);
  expect((await createOfficeCalls(app, inside)('GET', 'rows/page')).status).toBe(200);

  const people = (await chief.call('GET', 'people')).json.people;
  const person = people.find((one: { email: string }) => one.email === email);
  expect(person.hasFactor).toBe(true);
  const taken = await chief.call('DELETE', `people/${person.id}/factor`, { body: {} });
  expect(taken.status).toBe(200);
  expect(await start(inside)).toBe(401);
  expect((await logIn(guest(), device)).statusCode).toBe(422);
  const again = guest();
  expect((await logInAt(again, { email, password })).statusCode).toBe(303);
  expect((await createOfficeCalls(app, again)('GET', 'rows/page')).json.code).toBe('second_factor');
  await strict(false);
});

test('where browsers make no passkeys they are neither offered nor asked', async () => {
  const bare = await createTestApp({ config: { siteUrl: 'http://192.0.2.7' } });
  const { call, visitor } = await createStaff(bare, {
    ...{ email: 'kaal@brink.example', role: 'beheerder' },
  });
  expect((await call('GET', 'account')).json.passkeyOrigin).toBeUndefined();
  expect((await call('POST', 'account/passkeys/challenge', { body: {} })).status).toBe(404);
  expect((await post(visitor, staffPath.askPasskey)).statusCode).toBe(404);
  expect((await createVisitor(bare).get(staffPath.login)).body).not.toContain('data-passkey');
  await bare.close();
});
