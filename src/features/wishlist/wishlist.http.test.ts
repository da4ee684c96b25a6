import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageToken } from '#platform/sessions/csrf';
import { createTestApp, type TestApp } from '../../../tests/harness/app';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    prepare: async (db) => {
      await db.execute(sql`
        insert into products (access, title, price_cents)
        select 'artikel-' || n, 'Artikel ' || n, 1000 from generate_series(1, 3) n`);
    },
  });
});
afterAll(() => app.close());

const change = (payload: object, cookie = '', headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/webcore/bookmark/request',
    headers: { cookie, ...headers },
    payload: { etalage_token: pageToken(app.host.config.secret, app.clock.now()), ...payload },
  });

const sessionOf = (reply: { cookies: { name: string; value: string }[] }) =>
  `etalage_session=${reply.cookies.find((one) => one.name === 'etalage_session')?.value}`;

const pageOf = async (cookie: string) =>
  (await app.inject({ url: '/verlanglijst', headers: { cookie } })).body;

test('S7.7/1 S3.5/6 saving and removing by module_object and item_id answers 200', async () => {
  const added = await change({ add: { Product: [1, 2] } });
  expect(added.statusCode).toBe(200);
  expect(added.json()).toMatchObject({ success: true, count: 2 });
  const cookie = sessionOf(added);
  expect(await pageOf(cookie)).toContain('Artikel 2');
  expect(await pageOf(cookie)).toMatch(/<a [^>]*data-wishlist-button="" data-count="2"/);
  const removed = await change({ delete: { Product: [2] } }, cookie);
  expect(removed.json()).toMatchObject({ count: 1 });
  expect(await pageOf(cookie)).not.toContain('Artikel 2');
});

test('below the page’s title each article, and sharing, has a heading of the next level', async () => {
  const added = await change({ add: { Product: [1, 2] } });
  const levels = (await pageOf(sessionOf(added))).match(/<main.*<\/main>/s)?.[0].match(/<h\d/g);
  expect(levels).toEqual(['<h1', '<h2', '<h2', '<h2']);
});

test('saving twice counts once, and what does not exist is left out', async () => {
  const first = await change({ add: { Product: [3] } });
  const again = await change({ add: { Product: [3, 999_999] } }, sessionOf(first));
  expect(again.json()).toMatchObject({ count: 1 });
});

test('one visitor’s list is not another’s', async () => {
  const mine = await change({ add: { Product: [1] } });
  const yours = await change({ add: { Product: [2] } });
  expect(await pageOf(sessionOf(mine))).not.toContain('Artikel 2');
  await change({ delete: { Product: [1] } }, sessionOf(yours));
  expect(await pageOf(sessionOf(mine))).toContain('Artikel 1');
});

test('a form without script goes on to the list', async () => {
  const reply = await change({ 'add[Product]': '1' }, '', { accept: 'text/html' });
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/verlanglijst');
});

test.each([
  [{ add: { Secret: [1] } }],
  [{ delete: { Product: [1], Secret: [1] } }],
  [{ add: { Product: ['1; drop table'] } }],
  [{ add: [1] }],
  [{ add: { Product: Array.from({ length: 300 }, (_, n) => n + 1) } }],
])('a change that makes no sense is refused: %j', async (payload) => {
  const reply = await change(payload);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'bad_request' });
});

test('a change without a token is refused', async () => {
  expect((await change({ etalage_token: 'x', add: { Product: [1] } })).statusCode).toBe(403);
});
