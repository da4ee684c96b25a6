import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { createAccount } from './server/accounts';
import { rememberLogin, removeIdle, tellIdle } from './server/idle';
import { accounts } from './server/tables';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ work: true });
});
afterAll(() => app.close());

const open = async (name: string, role: 'customer' | 'staff' = 'customer') => {
  const email = `${name}@klant.nl`;
  const made = await createAccount(app.host, { email, password: 'een lang wachtwoord', role });
  await rememberLogin(app.host, made?.id ?? 0);
  return { id: made?.id ?? 0, email };
};

const isThere = async ({ id }: { id: number }) =>
  (await app.db.select().from(accounts).where(eq(accounts.id, id))).length === 1;

test('an account is told after three years without a login, and removed a month later', async () => {
  app.clock.set('2020-03-01T12:00:00Z');
  const [left, returned, staff] = [
    await open('weg'),
    await open('terug'),
    await open('wij', 'staff'),
  ];
  app.clock.set('2023-03-01T11:00:00Z');
  expect(await tellIdle(app.host)).toBe(0);
  app.clock.set('2023-03-02T12:00:00Z');
  const recent = await open('nieuw');
  expect(await tellIdle(app.host)).toBe(2);
  expect(await tellIdle(app.host)).toBe(0);
  await expect
    .poll(async () => (await app.mailbox.list()).map(({ to }) => to).sort())
    .toEqual([returned.email, left.email]);
  expect((await app.mailbox.getLast(left.email)).text).toContain('Je hebt 3 jaar niet ingelogd');

  app.clock.set('2023-03-20T12:00:00Z');
  await rememberLogin(app.host, returned.id);
  app.clock.set('2023-04-01T11:00:00Z');
  expect(await removeIdle(app.host)).toBe(0);
  app.clock.set('2023-04-01T13:00:00Z');
  expect(await removeIdle(app.host)).toBe(1);
  expect(await Promise.all([left, returned, staff, recent].map(isThere))).toEqual([
    ...[false, true, true, true],
  ]);
});
