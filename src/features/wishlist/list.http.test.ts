import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { createVisitor, type Visitor } from '../../../tests/harness/visitor';
import { purgeBookmarks } from './server/move';

const LIST = '/verlanglijst';
const DASHBOARD = '/login/dashboard/view/wishlist';
const DAY = 86_400_000;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    prepare: async (db) => {
      await db.execute(sql`
        insert into products (access, title, price_cents) values
          ('vest', 'Fijn vest', 7995), ('jas', 'Warme jas', 12900), ('sjaal', 'Lange sjaal', 2500)`);
      await db.execute(sql`
        insert into products (id, access, title, price_cents)
        select n, 'veel-' || n, 'Veel ' || n, 1000 from generate_series(1001, 1200) n`);
      await db.execute(sql`
        insert into colors (id, access, title, hex) values
          (1, 'marine', 'Marine', '#001133'), (2, 'mos', 'Mos', '#445533')`);
      await db.execute(sql`insert into sizes (id, title, sort) values
          (1, 'S', 1), (2, 'M', 2)`);
      await db.execute(sql`
        insert into variants (id, product_id, color_id, size_id) values
          (1, 1, 1, 1), (2, 1, 1, 2), (3, 1, 2, 2), (4, 2, 1, 1), (5, 3, null, null)`);
      await db.execute(sql`insert into warehouses (id, title, kind) values (1, 'Web', 'web')`);
      await db.execute(sql`
        insert into stock (warehouse_id, variant_id, pieces) values
          (1, 1, 3), (1, 2, 3), (1, 3, 3), (1, 4, 0), (1, 5, 3)`);
    },
  });
  await createAccount(app.host, {
    ...{ email: 'an@klant.nl', password: 'een lang wachtwoord', firstName: 'An' },
  });
});
afterAll(() => app.close());

const main = async (visitor: Visitor, url = LIST): Promise<string> => {
  const page = (await visitor.get(url)).body;
  return page.match(/<main.*<\/main>/s)?.[0] ?? '';
};

const send = async (visitor: Visitor, fields: Record<string, string | number>, to?: string) =>
  visitor.post(
    to ?? '/webcore/bookmark/request',
    { etalage_token: await visitor.token(), ...fields },
    to ? {} : { accept: 'application/json' },
  );

const save = async (visitor: Visitor, id: number, choice: Record<string, number> = {}) =>
  (await send(visitor, { 'add[Product]': id, ...choice })).json();

const logIn = async (visitor: Visitor) =>
  send(
    visitor,
    { etalage_username: 'an@klant.nl', etalage_password: 'een lang wachtwoord' },
    '/site/login',
  );

const addForm = (html: string): Record<string, string> => {
  const form = html.match(/<form[^>]*name="addproduct".*?<\/form>/s)?.[0] ?? '';
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    ),
  ) as Record<string, string>;
};

test('the chosen colour and size are kept, and one press puts that in the cart', async () => {
  const visitor = createVisitor(app);
  await save(visitor, 1, { color_id: 1, size_id: 2 });
  const html = await main(visitor);
  expect(html).toContain('Marine, maat M');
  const { etalage_token: _, ...asked } = addForm(html);
  expect(asked).toEqual({ item_id: '1', color_id: '1', size_id: '2', quantity: '1' });
  const reply = await send(visitor, asked, '/webcore/checkout/add');
  expect(reply.statusCode).toBe(303);
  expect((await visitor.get('/webcore/session')).json()).toMatchObject({ cartCount: 1 });
  // Another choice of the same product is what is wanted now.
  await save(visitor, 1, { color_id: 2, size_id: 2 });
  expect(await main(visitor)).toContain('Mos, maat M');
  expect((await visitor.get('/webcore/session')).json()).toMatchObject({
    wishlistCount: 1,
    saved: [1],
  });
});

test('without a chosen size the list asks for one; an article without sizes needs none', async () => {
  const visitor = createVisitor(app);
  await save(visitor, 1, { color_id: 1 });
  const html = await main(visitor);
  expect(html).toMatch(/<select[^>]*name="size_id"[^>]*required/);
  expect([...html.matchAll(/<option value="(\d+)"/g)].map(([, id]) => id)).toEqual(['1', '2']);
  await send(visitor, { 'delete[Product]': 1 });
  await save(visitor, 3);
  expect(await main(visitor)).not.toContain('<select');
});

test('a choice that isn’t made is no choice', async () => {
  const visitor = createVisitor(app);
  await save(visitor, 1, { color_id: 99, size_id: 99 });
  expect(await main(visitor)).toContain('Marine');
  expect(await main(visitor)).toMatch(/<select[^>]*name="size_id"/);
});

test('what stores alone have is not called sold out', async () => {
  const visitor = createVisitor(app);
  await save(visitor, 1, { color_id: 1 });
  await save(visitor, 2);
  await app.db.execute(sql`insert into warehouses (id, title, kind) values (2, 'Tiel', 'store')`);
  await app.db.execute(sql`
    insert into stock (warehouse_id, variant_id, pieces) values (2, 1, 1), (2, 4, 2)`);
  await app.db.execute(
    sql`update stock set pieces = 0 where warehouse_id = 1 and variant_id in (1, 2)`,
  );
  let html = await main(visitor);
  expect(html).toContain('Alleen in winkels');
  expect(html).not.toContain('Nu uitverkocht');
  await app.db.execute(sql`update stock set pieces = 3 where warehouse_id = 1 and variant_id = 2`);
  html = await main(visitor);
  expect(html).toMatch(/<option[^>]*disabled[^>]*>S \(alleen in winkels\)</);
  await app.db.execute(sql`update stock set pieces = 3 where warehouse_id = 1 and variant_id = 1`);
  await app.db.execute(sql`delete from stock where warehouse_id = 2`);
});

test('the list tells a lower price, and what is there again', async () => {
  const visitor = createVisitor(app);
  await save(visitor, 3);
  await save(visitor, 2);
  expect(await main(visitor)).toContain('Nu uitverkocht');
  await app.db.execute(sql`update products set price_cents = 2000 where id = 3`);
  await app.db.execute(sql`update stock set pieces = 2 where variant_id = 4`);
  const html = await main(visitor);
  expect(html).toContain('€\u00a05,00 goedkoper dan toen je hem bewaarde');
  expect(html).toContain('Weer op voorraad');
  expect(html).not.toContain('Nu uitverkocht');
  await app.db.execute(sql`update products set price_cents = 3000 where id = 3`);
  expect(await main(visitor)).not.toContain('goedkoper');
  await app.db.execute(sql`update products set price_cents = 2500 where id = 3`);
});

test('S2.11/4 a guest’s list joins the account’s at login, nothing doubled, and shows on the dashboard', async () => {
  const [first, second] = [createVisitor(app), createVisitor(app)];
  await logIn(first);
  await save(first, 1, { color_id: 1, size_id: 1 });
  await save(second, 1);
  await save(second, 3);
  await logIn(second);
  expect((await second.get('/webcore/session')).json()).toMatchObject({ wishlistCount: 2 });
  const html = await main(second, DASHBOARD);
  expect(html).toContain('Marine, maat S');
  expect(html).toContain('Lange sjaal');
  // Where it was logged in before, the same list.
  expect(await main(first, DASHBOARD)).toContain('Lange sjaal');
  await send(first, { 'delete[Product]': 3 });
  expect(await main(second, DASHBOARD)).not.toContain('Lange sjaal');
  // Who logs out leaves nothing behind on the device.
  await send(second, {}, '/webcore/logout');
  expect((await second.get('/webcore/session')).json()).toMatchObject({ wishlistCount: 0 });
});

test('the dashboard’s list is for who is logged in', async () => {
  const reply = await createVisitor(app).get(DASHBOARD);
  expect(reply.headers.location).toBe('/login');
});

test('a guest who logs in from his list comes back to it', async () => {
  const visitor = createVisitor(app);
  await save(visitor, 1);
  const href = /href="(\/login[^"]*)"/.exec(await main(visitor))?.[1] ?? '';
  const login = await visitor.get(href.replaceAll('&amp;', '&'));
  expect(login.body).toContain('name="return_to" value="/verlanglijst"');
});

test('a guest’s list is kept for 365 days, also after another write', async () => {
  const visitor = createVisitor(app);
  const reply = await send(visitor, { 'add[Product]': 3 });
  const YEAR = 365 * 86_400;
  const cookie = reply.cookies.find(({ name }) => name === 'etalage_session');
  expect(cookie?.maxAge).toBe(YEAR);
  const added = await send(visitor, { item_id: 3, quantity: 1 }, '/webcore/checkout/add');
  expect(added.cookies.find(({ name }) => name === 'etalage_session')?.maxAge).toBe(YEAR);
  const began = app.clock.now();
  app.clock.advance(360 * DAY);
  await app.host.sessions.purge();
  expect(await purgeBookmarks(app.db)).toBe(0);
  expect(await main(visitor)).toContain('Lange sjaal');
  // Used just now, it is kept for another year.
  app.clock.advance(364 * DAY);
  expect(await main(visitor)).toContain('Lange sjaal');
  app.clock.advance(376 * DAY);
  await app.host.sessions.purge();
  expect(await purgeBookmarks(app.db)).toBeGreaterThan(0);
  expect(await main(visitor)).not.toContain('Lange sjaal');
  app.clock.set(began.toISOString());
});

test('a list is shared by a link that tells nothing of its owner, until that is revoked', async () => {
  const [owner, reader] = [createVisitor(app), createVisitor(app)];
  await save(owner, 3, {});
  await send(owner, {}, '/webcore/wishlist/share');
  const html = await main(owner);
  const href = html.match(/value="https?:\/\/[^/]+(\/verlanglijst\/[\w-]{22})"/)?.[1] ?? '';
  const shared = await reader.get(href);
  expect(shared.statusCode).toBe(200);
  expect(shared.body).toContain('Lange sjaal');
  expect(shared.body).toContain('<meta name="robots" content="noindex');
  expect(shared.body).not.toMatch(/data-wishlist-remove|goedkoper/);
  await app.db.execute(sql`update products set price_cents = 2000 where id = 3`);
  expect((await reader.get(href)).body).not.toContain('goedkoper');
  await app.db.execute(sql`update products set price_cents = 2500 where id = 3`);
  // Whoever reads it can't end it.
  await send(reader, {}, '/webcore/wishlist/revoke');
  expect((await reader.get(href)).statusCode).toBe(200);
  await send(owner, {}, '/webcore/wishlist/revoke');
  expect((await reader.get(href)).statusCode).toBe(404);
  await send(owner, {}, '/webcore/wishlist/share');
  expect((await reader.get(href)).statusCode).toBe(404);
  expect((await reader.get(`${LIST}/${'x'.repeat(22)}`)).statusCode).toBe(404);
});

test('a guest’s link goes to an account whose list was empty, and ends where it would show what was never shared', async () => {
  const hrefOf = (html: string) =>
    html.match(/value="https?:\/\/[^/]+(\/verlanglijst\/[\w-]{22})"/)?.[1] ?? '';
  const reader = createVisitor(app);
  const shareAsGuest = async () => {
    const guest = createVisitor(app);
    await save(guest, 3);
    await send(guest, {}, '/webcore/wishlist/share');
    return { guest, href: hrefOf(await main(guest)) };
  };
  const clear = await shareAsGuest();
  const holder = createVisitor(app);
  await logIn(holder);
  for (const id of [1, 2, 3]) await send(holder, { 'delete[Product]': id });
  await send(holder, {}, '/webcore/wishlist/revoke');
  await logIn(clear.guest);
  expect((await reader.get(clear.href)).statusCode).toBe(200);
  await send(holder, {}, '/webcore/wishlist/revoke');

  const full = await shareAsGuest();
  await save(holder, 1);
  await logIn(full.guest);
  expect((await reader.get(full.href)).statusCode).toBe(404);
});

test('nobody shares a list that isn’t there', async () => {
  const visitor = createVisitor(app);
  await send(visitor, {}, '/webcore/wishlist/share');
  const { rows } = await app.db.execute(sql`select from wishlist_shares where account_id is null`);
  const before = rows.length;
  await send(visitor, {}, '/webcore/wishlist/share');
  expect(
    (await app.db.execute(sql`select from wishlist_shares where account_id is null`)).rows,
  ).toHaveLength(before);
});

test('with an account goes its list, and its link', async () => {
  const visitor = createVisitor(app);
  const email = 'weg@klant.nl';
  const person = await createAccount(app.host, { email, password: 'een lang wachtwoord' });
  await send(
    visitor,
    { etalage_username: email, etalage_password: 'een lang wachtwoord' },
    '/site/login',
  );
  await save(visitor, 1);
  await send(visitor, {}, '/webcore/wishlist/share');
  await send(visitor, { remove_password: 'een lang wachtwoord' }, '/login/dashboard/verwijderen');
  const left = await app.db.execute(sql`
    select account_id from bookmarks where account_id = ${person?.id}
    union all select account_id from wishlist_shares where account_id = ${person?.id}`);
  expect(left.rows).toEqual([]);
});

test('one address can’t begin lists without end', async () => {
  const replies = [];
  for (let n = 0; n < 61; n += 1) {
    replies.push(await send(createVisitor(app, '203.0.113.9'), { 'add[Product]': 3 }));
  }
  expect(replies.at(59)?.statusCode).toBe(200);
  expect(replies.at(60)?.statusCode).toBe(429);
  expect(replies.at(60)?.json()).toMatchObject({ code: 'too_many_wishlists' });
});

test('no more than 200 articles are on a list', async () => {
  const visitor = createVisitor(app);
  const add = (id: number) => send(visitor, { 'add[Product]': id });
  const all = Array.from({ length: 200 }, (_, n) => 1001 + n);
  for (const part of [all.slice(0, 80), all.slice(80)]) {
    const headers = { 'content-type': 'application/json' };
    const payload = { etalage_token: await visitor.token(), add: { Product: part } };
    const cookie = [...visitor.cookies].map((one) => one.join('=')).join('; ');
    const reply = await app.inject({
      ...{ method: 'POST' as const, url: '/webcore/bookmark/request', payload },
      headers: { ...headers, cookie },
    });
    for (const { name, value } of reply.cookies) visitor.cookies.set(name, value);
    expect(reply.statusCode).toBe(200);
  }
  const reply = await add(1);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ message: 'Op een verlanglijst passen 200 artikelen.' });
  // What is on it already can be saved again.
  expect((await add(1001)).json()).toMatchObject({ count: 200 });
});

test('calls at once fill no list past 200', async () => {
  const visitor = createVisitor(app);
  await save(visitor, 3);
  const token = await visitor.token();
  const cookie = [...visitor.cookies].map((one) => one.join('=')).join('; ');
  const part = (from: number) => Array.from({ length: 90 }, (_, n) => from + n);
  const replies = await Promise.all(
    [1001, 1050, 1090, 1111].map((from) =>
      app.inject({
        ...{ method: 'POST', url: '/webcore/bookmark/request', headers: { cookie } },
        payload: { etalage_token: token, add: { Product: part(from) } },
      }),
    ),
  );
  // Which calls are refused depends on who comes first: together they ask for 203.
  const codes = replies.map(({ statusCode }) => statusCode);
  expect(new Set(codes)).toEqual(new Set([200, 400]));
  const { rows } = await app.db.execute(sql`
    select session_id, count(*)::int from bookmarks group by 1 having count(*) > 200`);
  expect(rows).toEqual([]);
  expect((await visitor.get('/webcore/session')).json().wishlistCount).toBeGreaterThan(90);
});
