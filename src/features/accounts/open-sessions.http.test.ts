import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createVisitor, type Visitor } from '../../../tests/harness/visitor';
import { createAccount } from './api.server';
import { accountPath } from './contract';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { sessionLifetimeDays: 60 } });
});
afterAll(() => app.close());

const DAY = 86_400_000;
const PASSWORD = 'een lang wachtwoord';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
let count = 0;

const post = async (visitor: Visitor, url: string, fields: Record<string, string> = {}) =>
  visitor.post(url, { ...fields, etalage_token: await visitor.token() });

const login = async (email: string, agent: string) => {
  const visitor = createVisitor(app);
  const etalage_token = await visitor.token();
  const fields = { etalage_username: email, etalage_password: PASSWORD, etalage_token };
  const reply = await visitor.post('/site/login', fields, { 'user-agent': agent });
  expect(reply.headers.location).toBe(accountPath.orders);
  return visitor;
};

const begin = async () => {
  count += 1;
  const email = `open${count}@klant.nl`;
  await createAccount(app.host, { email, password: PASSWORD });
  return email;
};

const isInside = async (visitor: Visitor) =>
  (await visitor.get(accountPath.profile)).statusCode === 200;

/** The sessions that a profile lists: what stands there, and what its button sends. */
const listed = async (visitor: Visitor) => {
  const page = parseHtml((await visitor.get(accountPath.profile)).body);
  const list = get(page, 'section[aria-labelledby=sessions-title]');
  return findAll(list, 'li').map((item) => ({
    text: textOf(item),
    session: get(item, 'input[name=session]').attributes.value ?? '',
  }));
};

test('a profile lists where its account is logged in; one is ended, and the others go on', async () => {
  const email = await begin();
  const here = await login(email, FIREFOX);
  app.clock.advance(3_600_000);
  const there = await login(email, CHROME);
  await login(await begin(), CHROME);
  const sessions = await listed(here);
  expect(sessions).toHaveLength(2);
  const own = sessions.find(({ text }) => text.includes('Firefox op Windows'));
  const other = sessions.find(({ text }) => text.includes('Chrome op Linux'));
  expect(own?.text).toContain('Dit apparaat');
  expect(other?.text).not.toContain('Dit apparaat');
  expect(other?.text).toMatch(/Laatst gezien: \S/);
  const ended = await post(here, accountPath.endSession, { session: other?.session ?? '' });
  expect((await here.get(String(ended.headers.location))).body).toContain('is uitgelogd.');
  expect(await isInside(there)).toBe(false);
  expect(await listed(here)).toHaveLength(1);
  const out = await post(here, accountPath.endSession, { session: own?.session ?? '' });
  expect(out.headers.location).toBe('/login');
  expect(await isInside(here)).toBe(false);
});

test('WCAG 2.4.6 each button of a device says when that was last seen, and each tab of the account its name', async () => {
  const email = await begin();
  const here = await login(email, 'x');
  app.clock.advance(3_600_000);
  await login(email, 'x');
  const page = parseHtml((await here.get(accountPath.profile)).body);
  const list = get(page, 'section[aria-labelledby=sessions-title]');
  const names = findAll(list, 'li button').map(textOf);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
  for (const name of names) {
    expect(name).toMatch(/^Uitloggen Onbekend apparaat(, dit apparaat)?\. Laatst gezien: \S/);
  }
  for (const [path, title] of [
    [accountPath.orders, 'Bestellingen'],
    [accountPath.addresses, 'Adressen'],
  ] as const) {
    const tab = parseHtml((await here.get(path)).body);
    expect(textOf(get(tab, 'main h2'))).toBe(title);
  }
});

test('another account’s session can’t be ended, and neither can any from outside', async () => {
  const [mine, theirs] = [await login(await begin(), FIREFOX), await login(await begin(), CHROME)];
  const [session] = await listed(theirs);
  await post(mine, accountPath.endSession, { session: session?.session ?? '' });
  for (const url of [accountPath.endSession, accountPath.endSessions]) {
    expect((await theirs.post(url, {})).statusCode).toBe(403);
    expect((await post(createVisitor(app), url)).headers.location).toBe('/login');
  }
  expect(await isInside(theirs)).toBe(true);
});

test('logging out everywhere ends all of an account’s sessions, this one too', async () => {
  const email = await begin();
  const [here, there] = [await login(email, FIREFOX), await login(email, CHROME)];
  const other = await login(await begin(), CHROME);
  const reply = await post(here, accountPath.endSessions);
  expect((await here.get(String(reply.headers.location))).body).toContain('overal uitgelogd');
  expect(await isInside(here)).toBe(false);
  expect(await isInside(there)).toBe(false);
  expect(await isInside(other)).toBe(true);
});

test('an account’s session ends after its longest time, however often it is used; idle ones before', async () => {
  const email = await begin();
  const used = await login(email, FIREFOX);
  const idle = await login(email, CHROME);
  for (let week = 1; week <= 4; week += 1) {
    app.clock.advance(7 * DAY);
    expect(await isInside(used)).toBe(true);
  }
  app.clock.advance(3 * DAY);
  expect(await isInside(idle)).toBe(false);
  expect(await isInside(used)).toBe(true);
  app.clock.advance(28 * DAY);
  expect(await isInside(used)).toBe(true);
  expect(await listed(used)).toHaveLength(1);
  app.clock.advance(DAY + 1000);
  expect(await isInside(used)).toBe(false);
});

test('who is not logged in is not told apart: no device and no time is kept, and no end is near', async () => {
  const visitor = createVisitor(app);
  await app.db.execute('delete from sessions');
  await app.db.execute(`
    insert into products (id, access, title, price_cents) values (1, 'vest', 'Vest', 1000)`);
  await app.db.execute('insert into variants (product_id) values (1)');
  await visitor.post(
    '/webcore/checkout/add',
    { etalage_token: await visitor.token(), item_id: '1', quantity: '1' },
    { 'user-agent': FIREFOX },
  );
  const rows = async () =>
    (await app.db.execute('select id, device, seen_at from sessions')).rows as {
      id: string;
      device: string | null;
      seen_at: string | null;
    }[];
  const [session] = await rows();
  expect(session).toMatchObject({ device: null, seen_at: null });
  for (let time = 0; time < 4; time += 1) {
    app.clock.advance(25 * DAY);
    await visitor.get('/webcore/session');
  }
  await app.host.sessions.purge();
  expect(await rows()).toEqual([session]);
});
