import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { get, parseHtml, textOf } from '../../../tests/harness/html';
import { createVisitor, hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { createAccount } from './api.server';
import { accountPath } from './contract';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ work: true });
});
afterAll(() => app.close());

const OLD = 'het oude wachtwoord';
const NEW = 'het nieuwe wachtwoord';

/** Fills in a form of a page: with the token that stands in it. */
const send = async (visitor: Visitor, url: string, fields: Record<string, string>) => {
  const { body } = await visitor.get(url);
  return visitor.post(url, { ...fields, etalage_token: hiddenField(body, 'etalage_token') });
};

const login = async (email: string, etalage_password: string) => {
  const visitor = createVisitor(app);
  const fields = { etalage_username: email, etalage_password };
  const etalage_token = await visitor.token();
  const reply = await visitor.post('/site/login', { ...fields, etalage_token });
  return { visitor, location: String(reply.headers.location) };
};

/** Asks for a link, and reads it in the mail that comes. */
const askLink = async (email: string) => {
  const links = async () =>
    (await app.mailbox.list(email)).filter(({ text }) => /\/login\/wachtwoord\/\S/.test(text));
  const before = (await links()).length;
  const reply = await send(createVisitor(app), accountPath.forgot, { email });
  expect(reply.statusCode).toBe(200);
  await expect.poll(async () => (await links()).length).toBe(before + 1);
  const { html = '', text = '', subject } = (await links()).at(-1) ?? {};
  const [, link = ''] = /http:\/\/localhost(\/login\/wachtwoord\/\S+)/.exec(text) ?? [];
  expect(link).not.toBe('');
  expect(html).toContain(`href="http://localhost${link}"`);
  return { link, subject };
};

test('a forgotten password: a mail, its link, a new password, and the old one is over', async () => {
  const email = 'vergeet@example.nl';
  await createAccount(app.host, { email, password: OLD, firstName: 'Marit' });
  const elsewhere = await login(email, OLD);
  expect(elsewhere.location).toBe(accountPath.orders);
  const { link, subject } = await askLink(email);
  expect(subject).toMatch(/^Een nieuw wachtwoord voor \S/);
  const visitor = createVisitor(app);
  const fields = { password: NEW, password_check: NEW };
  const unequal = await send(visitor, link, { ...fields, password_check: 'iets anders dus' });
  expect(unequal.statusCode).toBe(422);
  expect(textOf(get(parseHtml(unequal.body), 'main'))).toContain('niet gelijk');
  const short = await send(visitor, link, { password: 'kort', password_check: 'kort' });
  expect(short.statusCode).toBe(422);
  expect((await visitor.post(link, fields)).statusCode).toBe(403);
  expect((await login(email, OLD)).location).toBe(accountPath.orders);

  expect((await send(visitor, link, fields)).headers.location).toBe('/login?reset=1');
  expect((await login(email, OLD)).location).toContain('failed_login');
  expect((await login(email, NEW)).location).toBe(accountPath.orders);
  // Whoever was inside with the old one is outside now.
  expect((await elsewhere.visitor.get(accountPath.profile)).headers.location).toBe('/login');
  // And its holder hears of it, with what to do if it was somebody else.
  const told = async () =>
    (await app.mailbox.list(email)).find((mail) => mail.subject.includes('wachtwoord bij'))?.text;
  await expect.poll(told).toContain('Was jij dat niet?');
  expect(await told()).toContain('/login/wachtwoord-vergeten');
  const again = await visitor.get(link);
  expect(again.statusCode).toBe(422);
  expect(again.body).not.toContain('name="password"');
});

test('a link works for an hour, and not once another was used', async () => {
  const email = 'laat@example.nl';
  await createAccount(app.host, { email, password: OLD });
  const first = await askLink(email);
  const second = await askLink(email);
  const fields = { password: NEW, password_check: NEW };
  app.clock.advance(3_599_000);
  const visitor = createVisitor(app);
  expect((await send(visitor, second.link, fields)).statusCode).toBe(303);
  const used = await visitor.post(first.link, { ...fields, etalage_token: await visitor.token() });
  expect(used.statusCode).toBe(422);
  const third = await askLink(email);
  app.clock.advance(3_600_001);
  const late = await visitor.get(third.link);
  expect(late.statusCode).toBe(422);
  const posted = await visitor.post(third.link, {
    ...fields,
    etalage_token: await visitor.token(),
  });
  expect(posted.statusCode).toBe(422);
});

test.each(['x@y', 'a b@c.nl', 'geen adres', '', `${'x'.repeat(300)}@voorbeeld.nl`])(
  'what is no e-mail address (%j) is said to be none, and stays as it was typed',
  async (email) => {
    const reply = await send(createVisitor(app), accountPath.forgot, { email });
    expect(reply.statusCode).toBe(422);
    const main = get(parseHtml(reply.body), 'main');
    expect(textOf(get(main, '[role=alert]'))).toContain('geldig emailadres');
    const input = get(main, 'input[name=email]');
    expect(input.attributes['aria-invalid']).toBe('true');
    expect(input.attributes.value).toBe(email.slice(0, 300));
  },
);

test('an address of nobody is answered as one that is somebody’s', async () => {
  const reply = await send(createVisitor(app), accountPath.forgot, { email: 'Nie.Mand@klant.nl ' });
  expect(reply.statusCode).toBe(200);
  expect(textOf(get(parseHtml(reply.body), 'main [role=status]'))).toContain('mail');
});

test('who has an account is mailed when somebody wants to make one with his address: once, and how to come in', async () => {
  const email = 'heeft@example.nl';
  await createAccount(app.host, { email, password: OLD });
  const register = async () => {
    const visitor = createVisitor(app);
    const etalage_token = await visitor.token();
    return visitor.post(accountPath.register, { email, password: NEW, etalage_token });
  };
  for (let n = 0; n < 3; n += 1) expect((await register()).statusCode).toBe(422);
  const told = () => app.mailbox.list(email);
  await expect.poll(async () => (await told()).length).toBe(1);
  const [mail] = await told();
  expect(mail?.subject).toContain('Je hebt al een account');
  for (const path of [accountPath.login, accountPath.forgot]) {
    expect(mail?.html).toContain(`href="http://localhost${path}"`);
  }
  // Mails go in turn: the next would be here by now.
  await askLink(email);
  expect(await told()).toHaveLength(2);
  expect((await login(email, OLD)).location).toBe(accountPath.orders);
});
