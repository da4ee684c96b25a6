import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts as limits } from '#kernel/limits-accounts';
import { formLimits } from '#kernel/limits-forms';
import { forms } from '#kernel/messages/nl-forms';
import { loginChallengePath } from '#kernel/wire-login';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { get, parseHtml, textOf } from '../../../tests/harness/html';
import { createVisitor, hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { createAccount } from './api.server';
import { accountPath } from './contract';
import { createAttempts } from './server/attempts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const RIGHT = 'een lang wachtwoord';
let count = 0;

/** An account that nobody tried yet. */
const begin = async (): Promise<string> => {
  count += 1;
  const email = `doelwit${count}@klant.nl`;
  await createAccount(app.host, { email, password: RIGHT });
  return email;
};

/** Addresses of different clients, never the same twice. */
const somewhere = (): string => {
  count += 1;
  return `10.1.${Math.floor(count / 250)}.${count % 250}`;
};

const login = async (
  visitor: Visitor,
  email: string,
  password: string,
  more: Record<string, string> = {},
) => {
  const fields = { etalage_username: email, etalage_password: password, ...more };
  const reply = await visitor.post('/site/login', {
    ...fields,
    etalage_token: await visitor.token(),
  });
  return { status: reply.statusCode, location: String(reply.headers.location) };
};

/** Attempts at an account that came to nothing, each from another client. */
const guessFromEverywhere = async (email: string, times: number) => {
  const attempts = createAttempts(app.host);
  for (let n = 0; n < times; n += 1)
    await attempts.begin({ client: somewhere(), email }, undefined);
};

/** Answers the sum on the page that a login led to. */
const answerSum = async (visitor: Visitor, location: string) => {
  const { body } = await visitor.get(location);
  const label = textOf(get(parseHtml(body), 'label[for=account-question_answer]'));
  const [, left = '', right = ''] = /Hoeveel is (\S+) plus (\S+)\?/.exec(label) ?? [];
  const { numbers } = forms.question as { numbers: readonly string[] };
  const sum = numbers.indexOf(left) + numbers.indexOf(right);
  return { question_token: hiddenField(body, 'question_token'), question_answer: String(sum) };
};

/** Works out a challenge, as the page's script does. */
const workOut = async (): Promise<Record<string, string>> => {
  const challenge = (await app.inject(loginChallengePath)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return { altcha: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
};

test('ten wrong passwords from ten addresses keep nobody out, nor from a new password', async () => {
  const email = await begin();
  for (let n = 0; n < 10; n += 1) {
    await login(createVisitor(app, somewhere()), email, `raden ${n} raden`);
  }
  const holder = createVisitor(app, somewhere());
  expect((await login(holder, email, RIGHT)).location).toBe(accountPath.orders);
  const asked = await holder.post(accountPath.forgot, {
    email,
    etalage_token: await holder.token(),
  });
  expect(asked.statusCode).toBe(200);
});

test('however often an account was tried from elsewhere, its holder gets in with a sum', async () => {
  const email = await begin();
  await guessFromEverywhere(email, 3 * limits.attemptsPerAddress);
  const holder = createVisitor(app, somewhere());
  const asked = await login(holder, email, RIGHT, { return_to: accountPath.orders });
  expect(asked.location).toBe(
    '/login?failed_login=1&proof=needed&return_to=%2Flogin%2Fdashboard%2Fview%2Forders',
  );
  const page = parseHtml((await holder.get(asked.location)).body);
  expect(get(page, 'input[name=etalage_username]').attributes.value).toBe(email);
  expect(textOf(get(page, '[role=alert]'))).toContain('Inloggen niet gelukt');
  const sum = await answerSum(holder, asked.location);
  const off = await login(holder, email, RIGHT, { ...sum, question_answer: '99' });
  expect(off.location).toContain('proof=wrong');
  const wrong = parseHtml((await holder.get(off.location)).body);
  const input = get(wrong, '[id=account-question_answer]');
  expect(input.attributes['aria-invalid']).toBe('true');
  expect(textOf(get(wrong, '[id=account-question_answer-error]'))).toBe(
    'Dat klopt niet. Reken het nog eens na.',
  );
  const inside = await login(holder, email, RIGHT, { ...sum, return_to: accountPath.orders });
  expect(inside.location).toBe(accountPath.orders);
});

test('a browser with script works out a challenge; either proof is good once, in time, for a login', async () => {
  const email = await begin();
  await guessFromEverywhere(email, limits.attemptsPerAddress);
  const holder = createVisitor(app, somewhere());
  const proof = await workOut();
  expect((await login(holder, email, 'niet dit wachtwoord', proof)).location).toContain(
    'proof=next',
  );
  expect((await login(holder, email, RIGHT, proof)).location).toContain('proof=wrong');
  const late = await workOut();
  app.clock.advance(formLimits.captchaLife + 1);
  await guessFromEverywhere(email, limits.attemptsPerAddress);
  expect((await login(holder, email, RIGHT, late)).location).toContain('proof=wrong');
  expect((await login(holder, email, RIGHT, { altcha: 'e30=' })).location).toContain('proof=wrong');
  expect((await login(holder, email, RIGHT, await workOut())).location).toBe(accountPath.orders);
});

test('one client at one account is asked for a proof after ten, of whichever address of its network', async () => {
  const [email, other] = [await begin(), await begin()];
  const at = (n: number) => createVisitor(app, `2001:db8:7:1::${n}`);
  for (let n = 1; n < limits.attemptsPerPair; n += 1) {
    expect((await login(at(n), email, 'mis')).location).toBe('/login?failed_login=1');
  }
  // The tenth is told at once what the next one needs.
  expect((await login(at(10), email, 'mis')).location).toBe('/login?failed_login=1&proof=next');
  expect((await login(at(11), email, RIGHT)).location).toContain('proof=needed');
  expect((await login(at(12), other, RIGHT)).location).toBe(accountPath.orders);
  expect((await login(createVisitor(app, somewhere()), email, RIGHT)).location).toBe(
    accountPath.orders,
  );
});

test('one client at many accounts is asked for a proof, and refused when it goes on with them', async () => {
  const attempts = createAttempts(app.host);
  const client = somewhere();
  const guess = (n: number, proof?: { captcha: string }) =>
    attempts.begin({ client, email: `verzonnen${n}@klant.nl` }, proof);
  for (let n = 0; n < limits.attemptsPerClient; n += 1) expect(await guess(n)).toBe('free');
  expect(await guess(limits.attemptsPerClient)).toBe('needed');
  const { altcha = '' } = await workOut();
  expect(await guess(999, { captcha: altcha })).toBe('proven');
  for (let n = 1; n < limits.provenPerClient; n += 1) {
    await app.db.execute(`update tries set count = count + 1 where key like 'proven logins %'`);
  }
  const { altcha: again = '' } = await workOut();
  expect(await guess(999, { captcha: again })).toBe('often');
});

test('logging in rightly is never too often, and takes back what was counted', async () => {
  const email = await begin();
  const who = { client: somewhere(), email };
  const attempts = createAttempts(app.host);
  for (let n = 0; n < limits.attemptsPerClient + 5; n += 1) {
    expect(await attempts.begin(who, undefined)).toBe('free');
    await attempts.succeed(who, 'free');
  }
  for (let n = 0; n < limits.attemptsPerPair - 1; n += 1) await attempts.begin(who, undefined);
  const visitor = createVisitor(app, who.client);
  expect((await login(visitor, email, RIGHT)).location).toBe(accountPath.orders);
  expect((await login(visitor, email, 'mis')).location).toBe('/login?failed_login=1');
});

test('links for a new password are counted by client alone, apart from logins', async () => {
  const visitor = createVisitor(app, somewhere());
  const ask = async (who: Visitor) => {
    const fields = { email: 'iemand@klant.nl', etalage_token: await who.token() };
    return (await who.post(accountPath.forgot, fields)).statusCode;
  };
  for (let n = 0; n < limits.resetsPerClient; n += 1) expect(await ask(visitor)).toBe(200);
  expect(await ask(visitor)).toBe(429);
  expect(await ask(createVisitor(app, somewhere()))).toBe(200);
  const email = await begin();
  expect((await login(visitor, email, RIGHT)).location).toBe(accountPath.orders);
});
