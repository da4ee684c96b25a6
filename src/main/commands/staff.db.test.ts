import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { logInAt } from '../../../tests/harness/office';
import { createVisitor } from '../../../tests/harness/visitor';
import { addStaff, readStores } from './staff';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const add = (email: string, more: object = {}) =>
  addStaff(app.host, email, { name: 'An de Boer', role: 'beheerder', ...more });

test('a member of staff is made, and comes in with the password that was shown', async () => {
  const { done, told } = await add('an@keten.example');
  expect([done, told[0]]).toEqual([true, 'an@keten.example kan inloggen op /admin.']);
  const password = told[1]?.replace('Wachtwoord: ', '') ?? '';
  const reply = await logInAt(createVisitor(app), { email: 'an@keten.example', password });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/admin']);
});

test('what is wrong is told, and nobody is made', async () => {
  await add('twee@keten.example');
  expect(await add('Twee@keten.example')).toMatchObject({ done: false });
  expect((await add('geen adres')).told).toEqual(['geen adres is geen e-mailadres.']);
  expect((await add('a@keten.example', { role: 'koning' })).told[0]).toContain(
    'beheerder, redacteur',
  );
  expect((await add('a@keten.example', { stores: 'Utrecht' })).done).toBe(false);
  expect((await add('a@keten.example', { password: 'kort' })).done).toBe(false);
  expect((await add('a@keten.example')).done).toBe(true);
});

test('stores are numbers with commas between them', () => {
  expect(readStores('3, 17')).toEqual([3, 17]);
  expect(readStores()).toEqual([]);
  expect(readStores('3;17')).toBeUndefined();
});
