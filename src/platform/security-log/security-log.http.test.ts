import { Command } from 'commander';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { accountPath } from '#features/accounts/contract';
import { beginReset } from '#features/accounts/server/accounts';
import { accounts } from '#features/accounts/server/tables';
import { createApiUser } from '#features/api/api.server';
import { accounts as limits } from '#kernel/limits-accounts';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { createVisitor, type Visitor } from '../../../tests/harness/visitor';
import { noteCommands } from '../../main/note-commands';
import { createLineLog } from '../config/log';
import { securityEvents } from './security-log';

type Line = Record<string, unknown> & { event: string; outcome: string };

let app: TestApp;
const raw: string[] = [];
const seen = new Set<string>();
beforeAll(async () => {
  const facebook = {
    ...{ appId: '12345', appSecret: 'geheim', graphUrl: 'https://graph.example' },
    ...{ dialogUrl: 'https://www.example', script: 'https://www.example/sdk.js' },
  };
  const config = { signIn: { facebook, others: [] } };
  app = await createTestApp({ config, log: (line) => raw.push(line) });
});
afterAll(() => app.close());
beforeEach(() => {
  raw.length = 0;
});

const PASSWORD = 'een lang wachtwoord';
const FRESH = 'nog een lang wachtwoord';
const EMAIL = 'geheim.adres@klant.nl';

/** What the security log says since the last time; nothing personal may be in it. */
const lines = async (): Promise<Line[]> => {
  await new Promise((done) => setImmediate(done));
  const found = raw.filter((line) => line.includes('"security":true'));
  raw.length = 0;
  const personal = /geheim|klant\.nl|wachtwoord"|Nettie|81\.2\.3|2001:db8|etalage_session/i;
  for (const line of found) expect(line).not.toMatch(personal);
  const read = found.map((line) => JSON.parse(line) as Line);
  for (const { event } of read) seen.add(event);
  return read;
};

const visitor = () => createVisitor(app, '81.2.3.4');

const post = async (who: Visitor, url: string, fields: Record<string, string> = {}) =>
  who.post(url, { ...fields, etalage_token: await who.token() });

const login = (who: Visitor, password: string, more: Record<string, string> = {}) =>
  post(who, '/site/login', { etalage_username: EMAIL, etalage_password: password, ...more });

const makeAccount = async () => {
  await app.db.delete(accounts);
  const account = await createAccount(app.host, {
    ...{ email: EMAIL, password: PASSWORD, firstName: 'Nettie' },
  });
  return account?.id ?? 0;
};

const uuid = expect.stringMatching(/^[\da-f-]{36}$/);
const hashed = expect.stringMatching(/^[\w-]{16}$/);

test('logins: wrong, right, of staff, and asked to prove themselves; the client is told by a hash', async () => {
  const account = await makeAccount();
  const who = visitor();
  await login(who, 'mis');
  await login(who, PASSWORD);
  const [wrong, right] = await lines();
  const shape = { security: true, account, client: hashed, reqId: uuid };
  expect(wrong).toMatchObject({ ...shape, event: 'login', outcome: 'failure', level: 40 });
  expect(right).toMatchObject({ ...shape, event: 'login', outcome: 'success', level: 30 });
  expect(right?.client).toBe(wrong?.client);
  await app.db.update(accounts).set({ role: 'staff' });
  await login(visitor(), PASSWORD);
  expect(await lines()).toMatchObject([{ event: 'login.staff', outcome: 'success' }]);
  app.clock.advance(86_400_000);
  await login(visitor(), 'mis');
  const [tomorrow] = await lines();
  expect(tomorrow).toMatchObject({ event: 'login.staff', outcome: 'failure' });
  expect(tomorrow?.client).not.toBe(wrong?.client);
  for (let n = 1; n < limits.attemptsPerPair; n += 1) await login(visitor(), 'mis');
  await lines();
  await login(visitor(), PASSWORD);
  expect(await lines()).toMatchObject([{ event: 'login', outcome: 'asked' }]);
});

test('refusals: without a token, from another site, too often', async () => {
  const who = visitor();
  await who.post('/site/login', { etalage_username: EMAIL });
  expect(await lines()).toMatchObject([
    { event: 'request.token', outcome: 'refused', detail: 'POST /:site/login', client: hashed },
  ]);
  await who.post('/site/login', {}, { origin: 'https://elders.example' });
  expect(await lines()).toMatchObject([{ event: 'request.origin', outcome: 'refused' }]);
  for (let n = 0; n <= limits.resetsPerClient; n += 1) {
    await post(who, accountPath.forgot, { email: EMAIL });
  }
  expect((await lines()).at(-1)).toMatchObject({
    ...{ event: 'limit.reached', outcome: 'refused', client: hashed, reqId: uuid },
    detail: 'POST /login/wachtwoord-vergeten',
  });
});

test('what becomes of an account, from its first day to its last', async () => {
  await app.db.delete(accounts);
  app.clock.advance(limits.period * 1000);
  const who = createVisitor(app, '2001:db8::1');
  await post(who, accountPath.register, { email: EMAIL, password: PASSWORD, firstname: 'Nettie' });
  const [made] = await lines();
  expect(made).toMatchObject({ event: 'account.create', outcome: 'success', client: hashed });
  const account = Number(made?.account);
  const fields = { password: FRESH, password_check: FRESH };
  await post(who, accountPath.changePassword, { ...fields, current: 'mis' });
  await post(who, accountPath.changePassword, { ...fields, current: PASSWORD });
  await post(who, accountPath.changeEmail, {
    email: 'geheim2@klant.nl',
    email_password: FRESH,
  });
  await post(who, accountPath.confirmEmail('verzonnen'));
  await post(who, accountPath.forgot, { email: EMAIL });
  await post(who, accountPath.reset('verzonnen'), fields);
  await post(who, accountPath.reset(await beginReset(app.host, account)), fields);
  await login(who, FRESH);
  await post(who, '/webcore/logout');
  await login(who, FRESH);
  await post(who, accountPath.endSessions);
  await login(who, FRESH);
  await post(who, accountPath.download, { download_password: 'mis' });
  await post(who, '/login/via/facebook', { actie: 'link', add_password: 'mis' });
  await post(who, accountPath.removeWay('password', '1'), { way_password: 'mis' });
  await post(who, accountPath.remove, { remove_password: FRESH });
  const told = (await lines()).map((line) => `${line.event} ${line.outcome} ${line.account ?? ''}`);
  expect(told).toEqual([
    `password.change failure ${account}`,
    `password.change success ${account}`,
    `email.change.ask success ${account}`,
    'email.change failure ',
    'password.reset.ask success ',
    'password.reset failure ',
    `password.reset success ${account}`,
    `login success ${account}`,
    `session.end success ${account}`,
    `login success ${account}`,
    `session.end success ${account}`,
    `login success ${account}`,
    `account.download failure ${account}`,
    `way.add failure ${account}`,
    `way.remove failure ${account}`,
    `account.remove success ${account}`,
  ]);
});

test('the API: who gets in, who doesn’t, and every call with more rights than a visitor', async () => {
  const made = await createApiUser(app.db, 'kassa', 'staff');
  const ask = (secret: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1.0/auth/jwt/access_token',
      payload: { client_id: 'kassa', client_secret: secret },
    });
  await ask('mis');
  const reply = await ask(made?.secret ?? '');
  const { access_token } = reply.json().data ?? reply.json();
  const url = '/api/v1.0/Product';
  await app.inject({ url, headers: { authorization: `Bearer ${access_token}` } });
  await app.inject({ url, headers: { authorization: 'Bearer mis' } });
  await app.inject({ url });
  expect(await lines()).toMatchObject([
    { event: 'api.login', outcome: 'failure' },
    { event: 'api.login', outcome: 'success', apiUser: expect.any(Number) },
    { event: 'api.call', outcome: 'success', apiUser: expect.any(Number) },
    { event: 'api.token', outcome: 'refused' },
  ]);
});

test('commands that read or change what is personal say that they were run, on standard error', async () => {
  const before = process.exitCode;
  const run = async (argv: string[]) => {
    const program = new Command('etalage');
    const orders = program.command('orders');
    orders.command('show <nummer>').action(() => {});
    program.command('migrate').action(() => {});
    const end = noteCommands(
      program,
      createLineLog((line) => raw.push(line)),
    );
    await program.parseAsync(argv, { from: 'user' });
    end();
  };
  process.exitCode = undefined;
  await run(['orders', 'show', 'geheim-1234']);
  await run(['migrate']);
  process.exitCode = before;
  expect(await lines()).toMatchObject([
    { event: 'command', outcome: 'success', detail: 'orders show', reqId: uuid },
  ]);
});

test('a link that sets up an empty site: one that doesn’t hold', async () => {
  await visitor().get('/admin/setup/geheim');
  expect(await lines()).toMatchObject([{ event: 'setup', outcome: 'failure' }]);
});

test('each event was provoked above', () => {
  expect([...seen].sort()).toEqual([...securityEvents].sort());
});
