import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { createMember, staffActions } from '#features/staff/api.server';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { logInAt } from '../../../tests/harness/office';
import { createVisitor } from '../../../tests/harness/visitor';
import { listStaff, removeStaffFactor, setStaffPassword, setStaffRole } from './staff-change';
import { listUsers, setPassword, setRole } from './user';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  for (const [email, role] of [
    ['chef@keten.example', 'beheerder'],
    ['an@keten.example', 'redacteur'],
  ] as const) {
    await createMember(app.host, { email, name: 'An', role, password: 'kaas en brood' });
  }
});
afterAll(() => app.close());
afterEach(() => {
  process.exitCode = undefined;
});

const said = async (run: () => Promise<void>): Promise<string[]> => {
  vi.restoreAllMocks();
  const lines: string[] = [];
  for (const way of ['log', 'error'] as const) {
    vi.spyOn(console, way).mockImplementation((text) => void lines.push(String(text)));
  }
  await run();
  vi.restoreAllMocks();
  return lines;
};

const sessionsOf = async (table: string) =>
  (await app.db.execute(`select 1 from ${table}`)).rows.length;

test('members are listed, for people and for programs, without what is secret', async () => {
  const lines = await said(() => listStaff(app.host, {}));
  expect(lines).toContain('an@keten.example · An · redacteur · nog nooit ingelogd');
  const json = (await said(() => listStaff(app.host, { json: true }))).join('');
  expect(JSON.parse(json)).toHaveLength(2);
  expect(json).not.toMatch(/argon2|passwordHash|totpSecret|recovery/);
});

test('a member gets another password: the old one and what was open open nothing', async () => {
  const email = 'an@keten.example';
  await logInAt(createVisitor(app), { email, password: 'kaas en brood' });
  expect(await sessionsOf('staff_sessions')).toBe(1);
  await expect(setStaffPassword(app.host, email, { password: '12345678' })).rejects.toThrow();
  const told = await setStaffPassword(app.host, 'An@Keten.example', {});
  const password = told[1]?.replace('Wachtwoord: ', '') ?? '';
  expect(await sessionsOf('staff_sessions')).toBe(0);
  const old = await logInAt(createVisitor(app), { email, password: 'kaas en brood' });
  expect(old.headers.location).not.toBe('/admin');
  const reply = await logInAt(createVisitor(app), { email, password });
  expect(reply.headers.location).toBe('/admin');
  const noted = await app.db.select().from(staffActions);
  expect(noted.map(({ action }) => action)).toContain('person.password');
  expect(JSON.stringify(noted)).not.toContain(password);
});

test('the last one who may change rights keeps his role', async () => {
  await expect(setStaffRole(app.host, 'chef@keten.example', 'redacteur')).rejects.toMatchObject({
    code: 'last_rights',
  });
  await expect(setStaffRole(app.host, 'an@keten.example', 'koning')).rejects.toThrow(
    'Kies als rol',
  );
  await expect(setStaffRole(app.host, 'niemand@keten.example', 'redacteur')).rejects.toThrow();
  expect(await setStaffRole(app.host, 'an@keten.example', 'beheerder')).toHaveLength(1);
  // Of two at once one stays.
  const both = await Promise.allSettled(
    ['chef@keten.example', 'an@keten.example'].map((one) =>
      setStaffRole(app.host, one, 'redacteur'),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a second factor that there is not is told; one that was lost is taken away', async () => {
  const email = 'an@keten.example';
  await expect(removeStaffFactor(app.host, email)).rejects.toMatchObject({ code: 'no_factor' });
  await app.db.execute(`update staff_members set totp_secret = 'x' where email = '${email}'`);
  expect(await removeStaffFactor(app.host, email)).toHaveLength(1);
  const { rows } = await app.db.execute(
    'select 1 from staff_members where totp_secret is not null',
  );
  expect(rows).toEqual([]);
});

test('accounts are listed, and get another role or password; their holder is mailed of that', async () => {
  await createAccount(app.host, { email: 'klant@huis.example', password: 'kaas en brood' });
  expect(await said(() => listUsers(app.host, { limit: 5 }))).toEqual([
    expect.stringMatching(/^klant@huis\.example · customer · laatst /),
  ]);
  await createAccount(app.host, { email: 'uit@bestand.example' });
  const [imported] = await said(() => listUsers(app.host, { limit: 1 }));
  expect(imported).toBe('uit@bestand.example · customer · nog nooit ingelogd');
  const [told] = await said(() => listUsers(app.host, { limit: 1, json: true }));
  expect(JSON.parse(told ?? '')).toMatchObject([{ lastLoginAt: null }]);
  const none = await said(() => listUsers(app.host, { limit: 5, role: 'admin' }));
  expect(none).toEqual(['Er zijn geen accounts.']);
  const json = (await said(() => listUsers(app.host, { limit: 5, json: true }))).join('');
  expect(json).not.toContain('argon2');
  await said(() => setRole(app.host, 'klant@huis.example', 'Medewerker'));
  expect((await said(() => listUsers(app.host, { limit: 5, role: 'staff' }))).length).toBe(1);
  const reset = await said(() => setPassword(app.host, 'klant@huis.example', {}));
  expect(reset[0]).toContain('krijgt daar een mail over');
  const jobs = await app.db.execute("select 1 from pgboss.job where name = 'mail.send'");
  expect(jobs.rows).toHaveLength(1);
});
