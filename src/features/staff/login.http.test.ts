import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { getSite } from '#features/settings/api.server';
import { accounts as doorLimits } from '#kernel/limits-accounts';
import { staff as limits } from '#kernel/limits-staff';
import { staffTexts as texts } from '#kernel/messages/nl-staff';
import { field } from '#kernel/wire';
import { staffCookie } from '#kernel/wire-staff';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import {
  createOfficeCalls,
  createStaff,
  logInAt,
  MEMBER_PASSWORD as password,
} from '../../../tests/harness/office';
import { createVisitor, hiddenField } from '../../../tests/harness/visitor';
import { createMember, findMemberByEmail } from './server/members';
import { staffActions, staffMembers, staffSessions } from './server/tables';

let app: TestApp;
const cookieName = staffCookie(false);
beforeAll(async () => {
  app = await createTestApp();
  await createMember(app.host, {
    email: 'Bo@brink.example',
    name: 'Bo',
    password,
    role: 'beheerder',
  });
});
afterAll(() => app.close());

const bo = { email: 'bo@brink.example', password };
const visitor = (from?: string) => createVisitor(app, from);
const start = (someone: Parameters<typeof createOfficeCalls>[1]) =>
  createOfficeCalls(app, someone)('GET', 'start');

test('who logs in comes where he was going, with a cookie that no script reads and the browser forgets', async () => {
  const someone = visitor();
  const away = await someone.get('/admin/location?q=goes');
  expect([away.statusCode, away.headers.location]).toEqual([
    303,
    `/admin/login?terug=${encodeURIComponent('/admin/location?q=goes')}`,
  ]);
  const page = await someone.get(String(away.headers.location));
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.body).toContain('noindex');
  const terug = hiddenField(page.body, 'terug');
  const reply = await logInAt(someone, { ...bo, terug });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/admin/location?q=goes']);
  const cookie = String(reply.headers['set-cookie']);
  expect(cookie).toMatch(new RegExp(`^${cookieName}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax$`));
  expect((await start(someone)).json.member.email).toBe('bo@brink.example');
  // Who is in isn't asked again.
  expect((await someone.get('/admin/login')).headers.location).toBe('/admin');
});

test('over https the cookie is for this very host, and never sent in the clear', async () => {
  const safe = await createTestApp({ config: { siteUrl: 'https://brink.example' } });
  try {
    await createMember(safe.host, { ...bo, name: 'Bo', role: 'beheerder' });
    const reply = await logInAt(createVisitor(safe), bo);
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^__Host-etalage_staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  } finally {
    await safe.close();
  }
});

test.each([
  'https://kwaad.example/admin',
  '//kwaad.example/admin',
  '/\\kwaad.example/admin',
  '/administratie',
  '/account',
  '/admin/login?terug=/admin/login',
  '/admin/logout',
  '/admin/../login',
])('a login to %s leads into the office, nowhere else', async (terug) => {
  const reply = await logInAt(visitor(), { ...bo, terug });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/admin']);
});

test('a wrong password, an unknown address and a blocked member are told the same, and noted', async () => {
  const blocked = { email: 'dicht@brink.example', password };
  await createMember(app.host, { ...blocked, name: 'Dicht', role: 'beheerder' });
  await app.db
    .update(staffMembers)
    .set({ isBlocked: true })
    .where(eq(staffMembers.email, blocked.email));
  const tries = [{ ...bo, password: 'niet dit' }, { ...bo, email: 'x@brink.example' }, blocked];
  for (const tried of tries) {
    const someone = visitor();
    const reply = await logInAt(someone, tried);
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(texts.failedText);
    expect(reply.body).toContain(`value="${tried.email}"`);
    expect(reply.body).not.toContain(tried.password);
    expect(someone.cookies.has(cookieName)).toBe(false);
  }
  const noted = await app.db.select().from(staffActions).where(eq(staffActions.outcome, 'failure'));
  expect(noted.map(({ action, subject, client }) => [action, subject, client])).toEqual(
    tries.map(({ email }) => ['login', email, '127.0.0.1']),
  );
});

test('a login without a page’s token, or from another site, is refused', async () => {
  const someone = visitor();
  const fields = { [field.username]: bo.email, [field.password]: password };
  expect((await someone.post('/admin/login', fields)).statusCode).toBe(403);
  const page = await someone.get('/admin/login');
  const whole = { ...fields, [field.token]: hiddenField(page.body, field.token) };
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://kwaad.example' },
  ];
  for (const headers of foreign) {
    expect((await someone.post('/admin/login', whole, headers)).statusCode).toBe(403);
  }
  expect(someone.cookies.has(cookieName)).toBe(false);
  expect((await someone.post('/admin/logout', {})).statusCode).toBe(403);
});

test('after many wrong passwords a question is asked, even of who has the right one', async () => {
  const email = 'vaak@brink.example';
  await createMember(app.host, { email, name: 'Vaak', password, role: 'winkel' });
  const someone = visitor('81.2.3.4');
  for (let at = 0; at < doorLimits.attemptsPerPair; at += 1) {
    expect((await logInAt(someone, { email, password: 'mis' })).statusCode).toBe(422);
  }
  const asked = await logInAt(someone, { email, password });
  expect(asked.statusCode).toBe(422);
  expect(asked.body).toContain(texts.proofText);
  expect(asked.body).toContain('id="staff-question"');
  expect(someone.cookies.has(cookieName)).toBe(false);
  // From elsewhere its holder comes in.
  expect((await logInAt(visitor('81.2.3.5'), { email, password })).statusCode).toBe(303);
});

test('a session ends after a while without use, is kept by use, and ends at last whatever happens', async () => {
  const someone = visitor();
  await logInAt(someone, bo);
  app.clock.advance(limits.idle - 1000);
  expect((await start(someone)).status).toBe(200);
  app.clock.advance(limits.idle - 1000);
  expect((await start(someone)).status).toBe(200);
  app.clock.advance(limits.idle);
  const over = await start(someone);
  expect([over.status, over.json.code, over.json.message]).toEqual([
    401,
    'no_session',
    texts.noSession,
  ]);
  expect((await someone.get('/admin')).headers.location).toBe('/admin/login');
  await logInAt(someone, bo);
  let used = 0;
  const step = limits.idle / 2;
  while ((await start(someone)).status === 200 && used < 2 * limits.longest) {
    app.clock.advance(step);
    used += step;
  }
  expect(used).toBe(limits.longest);
});

test('who logs out is out, also with the cookie that he had; one browser has one session', async () => {
  const someone = visitor();
  await logInAt(someone, bo);
  const first = new Map(someone.cookies);
  const token = JSON.parse((await start(someone)).text).token;
  // Signed in once more: the session before it is over.
  await someone.post('/admin/login', {
    ...{ [field.token]: token, [field.username]: bo.email, [field.password]: password },
  });
  expect((await start({ cookies: first })).status).toBe(401);
  const second = new Map(someone.cookies);
  const out = await someone.post('/admin/logout', { [field.token]: token });
  expect([out.statusCode, out.headers.location]).toEqual([303, '/admin/login']);
  expect((await start({ cookies: second })).status).toBe(401);
});

test('a member who is blocked is out at once', async () => {
  const { call, member } = await createStaff(app, {
    email: 'weg@brink.example',
    role: 'redacteur',
  });
  expect((await call('GET', 'start')).status).toBe(200);
  await app.db.update(staffMembers).set({ isBlocked: true }).where(eq(staffMembers.id, member.id));
  expect((await call('GET', 'start')).status).toBe(401);
});

test('the database holds no cookie that would open the office', async () => {
  const someone = visitor();
  await logInAt(someone, bo);
  const ids = (await app.db.select({ id: staffSessions.id }).from(staffSessions)).map(
    ({ id }) => id,
  );
  for (const id of ids) {
    expect((await start({ cookies: new Map([[cookieName, id]]) })).status).toBe(401);
  }
  const stored = await findMemberByEmail(app.host, bo.email);
  expect(stored?.passwordHash).toContain('$argon2id$');
});

test('a session that is begun for a customer, also an admin of accounts, opens nothing', async () => {
  await createAccount(app.host, {
    ...{ email: 'klant@brink.example', password, firstName: 'Kim', lastName: 'Klant' },
    role: 'admin',
  });
  const customer = visitor();
  const reply = await customer.post(`/${getSite(app.host).slug}/login`, {
    [field.token]: await customer.token(),
    [field.username]: 'klant@brink.example',
    [field.password]: password,
  });
  expect(reply.statusCode).toBeLessThan(400);
  expect((await start(customer)).status).toBe(401);
  expect((await logInAt(visitor(), { email: 'klant@brink.example', password })).statusCode).toBe(
    422,
  );
  // Nor does its cookie under the office's name.
  for (const value of customer.cookies.values()) {
    expect((await start({ cookies: new Map([[cookieName, value]]) })).status).toBe(401);
  }
});
