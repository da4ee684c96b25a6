import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts as limits } from '#kernel/limits-accounts';
import { account as texts } from '#kernel/messages/nl-account';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { find, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createVisitor, type Visitor } from '../../../tests/harness/visitor';
import { createAccount, mayCheckEmail } from './api.server';
import { accountPath } from './contract';
import { createAttempts } from './server/attempts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SECRET = 'een lang wachtwoord';

const post = async (visitor: Visitor, url: string, fields: Record<string, string>) =>
  visitor.post(url, { ...fields, etalage_token: await visitor.token() });

/** The page of a form that came too often: with its summary, its title, and its form. */
const readRefused = (reply: Awaited<ReturnType<Visitor['post']>>) => {
  expect(reply.statusCode).toBe(429);
  expect(reply.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  const page = parseHtml(reply.body);
  expect(textOf(get(page, 'title'))).toMatch(/^Fout: /);
  expect(textOf(get(page, '[data-error-summary]'))).toContain(texts.tooMany);
  // Nobody finds a password in a page.
  expect(reply.body.includes(SECRET)).toBe(false);
  return {
    typed: (name: string) => find(page, `main input[name=${name}]`)?.attributes.value,
    page,
  };
};

const wear = async (name: string, points: number) => {
  await app.db.execute(`update tries set count = ${points} where key like '${name} %'`);
};

test('WCAG 3.3.1: a login too many shows the form again, with the address and where it leads', async () => {
  const visitor = createVisitor(app, '10.9.0.1');
  const attempts = createAttempts(app.host);
  const email = 'vaak@klant.nl';
  for (let nth = 0; nth < limits.attemptsPerPair; nth += 1) {
    await attempts.begin({ client: '10.9.0.1', email }, undefined);
  }
  const fields = {
    ...{ etalage_username: email, etalage_password: SECRET, return_to: accountPath.orders },
    ...{ question_token: 'onzin', question_answer: '3' },
  };
  // A proof is good for this many tries; the one after is one too many.
  await post(visitor, '/site/login', fields);
  const points = limits.provenPerClient;
  const proven = createRateLimiter(app.host, {
    name: 'proven logins',
    points,
    seconds: limits.period,
  });
  for (let nth = 0; nth < points; nth += 1) await proven.take('10.9.0.1');
  const { typed, page } = readRefused(await post(visitor, '/site/login', fields));
  expect(typed('etalage_username')).toBe(email);
  expect(typed('return_to')).toBe(accountPath.orders);
  expect(find(page, '[data-login-proof]')).toBeDefined();
});

test('WCAG 3.3.1: an account too many keeps what was typed', async () => {
  const visitor = createVisitor(app, '10.9.0.2');
  const fields = { firstname: 'Els', lastname: 'Dewit', email: 'els@klant.nl', password: 'mis' };
  for (let nth = 0; nth < limits.registersPerClient; nth += 1) {
    expect((await post(visitor, accountPath.register, fields)).statusCode).toBe(422);
  }
  const reply = await post(visitor, accountPath.register, { ...fields, password: SECRET });
  const { typed } = readRefused(reply);
  expect([typed('firstname'), typed('lastname'), typed('email')]).toEqual([
    'Els',
    'Dewit',
    'els@klant.nl',
  ]);
});

test('WCAG 3.3.1: a link for a new password, and one too many of those that are tried', async () => {
  const visitor = createVisitor(app, '10.9.0.3');
  const fields = { email: 'els@klant.nl' };
  await post(visitor, accountPath.forgot, fields);
  await wear('resets', limits.resetsPerClient);
  expect(readRefused(await post(visitor, accountPath.forgot, fields)).typed('email')).toBe(
    fields.email,
  );
  const url = accountPath.reset('verzonnen');
  const passwords = { password: SECRET, password_check: SECRET };
  expect((await post(visitor, url, passwords)).statusCode).toBe(422);
  await wear('reset links', limits.linksPerClient);
  const { page } = readRefused(await post(visitor, url, passwords));
  expect(get(page, 'main form').attributes.action).toBe(url);
});

test('WCAG 3.3.1: too many attempts inside an account show its forms again', async () => {
  const email = 'binnen@klant.nl';
  await createAccount(app.host, { email, password: SECRET });
  const visitor = createVisitor(app, '10.9.0.4');
  await post(visitor, '/site/login', { etalage_username: email, etalage_password: SECRET });
  for (let nth = 0; nth < limits.attemptsInside; nth += 1) {
    await post(visitor, accountPath.remove, { remove_password: 'mis' });
  }
  const change = { email: 'ander@klant.nl', email_password: SECRET };
  const { typed, page } = readRefused(await post(visitor, accountPath.changeEmail, change));
  expect(typed('email')).toBe(change.email);
  expect(find(page, 'details[open] input[name=email]')).toBeDefined();
  const passwords = { current: SECRET, password: SECRET, password_check: SECRET };
  readRefused(await post(visitor, accountPath.changePassword, passwords));
  readRefused(await post(visitor, accountPath.remove, { remove_password: SECRET }));
});

test('registering tells who has an account, so it counts with the checkout’s check of an address', async () => {
  const visitor = createVisitor(app, '10.9.0.77');
  for (let nth = 0; nth < limits.checksPerClient; nth += 1) {
    expect(await mayCheckEmail(app.host, '10.9.0.77', `wie${nth}@klant.nl`)).toBe(true);
  }
  const fields = { email: 'bekend@klant.nl', password: SECRET };
  await createAccount(app.host, fields);
  const reply = await post(visitor, accountPath.register, fields);
  readRefused(reply);
  expect(reply.body).not.toContain('Er is al een account');
});
