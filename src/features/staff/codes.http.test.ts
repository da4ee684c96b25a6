import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staff as limits } from '#kernel/limits-staff';
import { staffAccountTexts as texts } from '#kernel/messages/nl-staff-account';
import { field } from '#kernel/wire';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import {
  createOfficeCalls,
  createStaff,
  logInAt,
  MEMBER_PASSWORD as password,
} from '../../../tests/harness/office';
import { createVisitor, hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { staffMembers, staffRoles } from './server/tables';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const STEP = 30_000;
const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: app.clock.now().getTime() + steps * STEP,
  });

const giveCode = async (visitor: Visitor, code: string, terug = '/admin') => {
  const page = await visitor.get('/admin/login/code');
  const token = hiddenField(page.body, field.token);
  return visitor.post('/admin/login/code', { [field.token]: token, code, terug });
};

/** A member with an app. */
const withApp = async (email: string) => {
  const made = await createStaff(app, { email, role: 'redacteur' });
  const { json: setup } = await made.call('POST', 'account/factor', { body: {} });
  const body = { setup: setup.setup, code: codeOf(setup.key) };
  const { status, json } = await made.call('POST', 'account/factor/confirm', { body });
  expect(status).toBe(200);
  return { ...made, key: setup.key as string, setup, codes: json.codes as string[] };
};

const halfIn = async (email: string) => {
  const visitor = createVisitor(app);
  const reply = await logInAt(visitor, { email, password, terug: '/admin/news' });
  expect(reply.headers.location).toBe('/admin/login/code?terug=%2Fadmin%2Fnews');
  return visitor;
};

test('an app is set up by a code of it; its secret and the recovery codes lie nowhere as they are', async () => {
  const { setup, key, codes, call, member } = await withApp('app@brink.example');
  expect(setup.link).toMatch(/^otpauth:\/\/totp\/.*secret=/);
  expect(setup.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
  expect(new Set(codes).size).toBe(10);
  const [row] = await app.db.select().from(staffMembers).where(eq(staffMembers.id, member.id));
  const stored = JSON.stringify(row);
  for (const secret of [key, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
    expect(stored).not.toContain(secret);
  }
  const { json } = await call('GET', 'account');
  expect(json.factor).toEqual({ isOn: true, isRequired: false, codesLeft: 10 });
  // A setup of somebody else's, or a wrong code, confirms nothing.
  const other = await createStaff(app, { email: 'ander@brink.example', role: 'redacteur' });
  for (const body of [
    { setup: setup.setup, code: codeOf(key) },
    { setup: 'v1.x', code: '123456' },
  ]) {
    const refused = await other.call('POST', 'account/factor/confirm', { body });
    expect([refused.status, refused.json.fields]).toEqual([400, { code: texts.codeWrong }]);
  }
});

test('after the password a code is asked, and before it nothing opens', async () => {
  const { key } = await withApp('half@brink.example');
  app.clock.advance(3 * STEP);
  const visitor = await halfIn('half@brink.example');
  const call = createOfficeCalls(app, visitor);
  const half = new Map(visitor.cookies);
  expect((await call('GET', 'start')).status).toBe(401);
  expect((await call('GET', 'account')).status).toBe(401);
  expect((await visitor.get('/admin/news')).statusCode).toBe(303);
  const wrong = await giveCode(visitor, codeOf(key, 4));
  expect([wrong.statusCode, wrong.body.includes(texts.codeWrong)]).toEqual([422, true]);
  // As people type it.
  const typed = codeOf(key).replace(/^(...)/, '$1 ');
  const reply = await giveCode(visitor, typed, '/admin/news');
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/admin/news']);
  expect((await call('GET', 'start')).status).toBe(200);
  // The half session is over: its cookie doesn't become a whole one.
  expect((await createOfficeCalls(app, { cookies: half })('GET', 'start')).status).toBe(401);
});

test('a code is good once, a step early or late, and no more', async () => {
  const email = 'eens@brink.example';
  const { key } = await withApp(email);
  app.clock.advance(10 * STEP);
  const code = codeOf(key, -1);
  const first = await halfIn(email);
  expect((await giveCode(first, codeOf(key, -2))).statusCode).toBe(422);
  expect((await giveCode(first, code)).statusCode).toBe(303);
  const second = await halfIn(email);
  expect((await giveCode(second, code)).statusCode).toBe(422);
  expect((await giveCode(second, codeOf(key, 1))).statusCode).toBe(303);
  // What came after it is spent with it.
  expect((await giveCode(await halfIn(email), codeOf(key))).statusCode).toBe(422);
});

test('a recovery code opens once', async () => {
  const email = 'herstel@brink.example';
  const { codes, call } = await withApp(email);
  const [code = ''] = codes;
  expect((await giveCode(await halfIn(email), code.toUpperCase())).statusCode).toBe(303);
  expect((await giveCode(await halfIn(email), code)).statusCode).toBe(422);
  expect((await call('GET', 'account')).json.factor.codesLeft).toBe(9);
});

test('who guesses codes waits; a half session ends after five minutes', async () => {
  const email = 'raad@brink.example';
  const { key } = await withApp(email);
  const visitor = await halfIn(email);
  for (let at = 0; at < limits.attemptsInside; at += 1) {
    expect((await giveCode(visitor, '000000')).statusCode).toBe(422);
  }
  app.clock.advance(2 * STEP);
  expect((await giveCode(visitor, codeOf(key))).statusCode).toBe(429);
  app.clock.advance(limits.half);
  expect((await visitor.get('/admin/login/code')).headers.location).toBe('/admin/login');
  app.clock.advance(15 * 60_000);
  expect((await giveCode(await halfIn(email), codeOf(key))).statusCode).toBe(303);
});

test('a role may ask for codes: before there is an app, nothing else opens', async () => {
  const { call } = await createStaff(app, { email: 'moet@brink.example', role: 'marketing' });
  const setRequired = (secondFactor: boolean) =>
    app.db.update(staffRoles).set({ secondFactor }).where(eq(staffRoles.name, 'marketing'));
  await setRequired(true);
  const start = await call('GET', 'start');
  expect([start.status, start.json.mustSetUp, start.json.entities]).toEqual([200, true, []]);
  for (const path of ['rows/news', 'names/news?q=', 'drafts/news/0']) {
    const { status, json } = await call('GET', path);
    expect([status, json.code]).toEqual([403, 'second_factor']);
  }
  const { json: setup } = await call('POST', 'account/factor', { body: {} });
  const body = { setup: setup.setup, code: codeOf(setup.key) };
  await call('POST', 'account/factor/confirm', { body });
  expect((await call('GET', 'rows/news')).status).toBe(200);
  await setRequired(false);
});

test('a password given long ago is asked again, and counted when it is wrong', async () => {
  const { call } = await createStaff(app, { email: 'weer@brink.example', role: 'redacteur' });
  app.clock.advance(limits.provenFor);
  const again = await call('POST', 'account/factor', { body: {} });
  expect([again.status, again.json.code]).toEqual([403, 'password_again']);
  const prove = (given: string) => call('POST', 'account/proof', { body: { password: given } });
  expect((await prove('mis')).json.fields).toEqual({ password: texts.passwordWrong });
  expect((await prove(password)).status).toBe(200);
  expect((await call('POST', 'account/factor', { body: {} })).status).toBe(200);
  for (let at = 0; at < limits.attemptsInside; at += 1) await prove('mis');
  expect((await prove(password)).status).toBe(429);
});

test('codes are put off by the password alone', async () => {
  const { call } = await withApp('uit@brink.example');
  const remove = (given: string) => call('DELETE', 'account/factor', { body: { password: given } });
  expect((await remove('mis')).status).toBe(400);
  expect((await call('GET', 'account')).json.factor.isOn).toBe(true);
  expect((await remove(password)).status).toBe(200);
  const visitor = createVisitor(app);
  const reply = await logInAt(visitor, { email: 'uit@brink.example', password });
  expect(reply.headers.location).toBe('/admin');
});

test('a new password asks for the old one, and ends other sessions', async () => {
  const email = 'nieuw@brink.example';
  const { call } = await createStaff(app, { email, role: 'redacteur' });
  const elsewhere = createVisitor(app);
  await logInAt(elsewhere, { email, password });
  const other = createOfficeCalls(app, elsewhere);
  const change = (old: string, next: string) =>
    call('POST', 'account/password', { body: { old, password: next } });
  const next = 'acht natte eenden onder de brug';
  expect((await change('mis', next)).json.fields).toHaveProperty('old');
  expect((await change(password, 'kort')).json.fields).toHaveProperty('password');
  expect((await other('GET', 'start')).status).toBe(200);
  expect((await change(password, next)).status).toBe(200);
  expect((await other('GET', 'start')).status).toBe(401);
  expect((await call('GET', 'start')).status).toBe(200);
  expect((await logInAt(createVisitor(app), { email, password })).statusCode).toBe(422);
  expect((await logInAt(createVisitor(app), { email, password: next })).statusCode).toBe(303);
});

test('a member ends his own sessions, and no other’s', async () => {
  const { call } = await createStaff(app, { email: 'zelf@brink.example', role: 'redacteur' });
  const other = await createStaff(app, { email: 'vreemd@brink.example', role: 'redacteur' });
  const elsewhere = createVisitor(app);
  await logInAt(elsewhere, { email: 'zelf@brink.example', password });
  const { sessions } = (await call('GET', 'account')).json;
  expect(sessions.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false]);
  const end = (id: string) => call('DELETE', `account/sessions/${id}`, { body: {} });
  const [theirs] = (await other.call('GET', 'account')).json.sessions;
  expect((await end(theirs.id)).status).toBe(404);
  expect((await other.call('GET', 'start')).status).toBe(200);
  expect((await end(sessions[1].id)).status).toBe(200);
  expect((await createOfficeCalls(app, elsewhere)('GET', 'start')).status).toBe(401);
});
