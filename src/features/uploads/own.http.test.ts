import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '#platform/db/transact';
import { createUploadApp, settingsOf, type UploadApp } from '../../../tests/harness/upload-app';
import { claimUploads } from './api.server';
import { uploads } from './server/tables';

let app: UploadApp;

beforeAll(async () => {
  app = await createUploadApp();
});
afterAll(() => app.close());

const target = { moduleObject: 'Test', itemId: 1 };
const claim = (ids: string[], sessionId?: string, more = {}) =>
  transact(app.db, (tx) => claimUploads(tx, { ids, target, sessionId, ...more }));
const idOf = (url: string) => url.slice(-32);
const offset0 = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };

test("another session's upload can't be read, sent to, deleted or claimed", async () => {
  const [mine, other] = [await app.beginSession(), await app.beginSession()];
  const { url } = await app.send('mijn brief', { headers: { cookie: mine.cookie } });
  const half = await app.create({ length: 10, headers: { cookie: mine.cookie } });
  for (const address of [url, half.headers.get('location') ?? '']) {
    for (const cookie of [other.cookie, `etalage_session=${'x'.repeat(43)}`, '']) {
      for (const method of ['GET', 'HEAD', 'PATCH', 'DELETE']) {
        const reply = await app.call(method, address, { ...offset0, cookie });
        expect(reply.status, method).toBe(404);
      }
    }
  }
  await expect(claim([idOf(url)], other.id)).rejects.toMatchObject({ status: 422 });
  await expect(claim([idOf(url)])).rejects.toMatchObject({ status: 422 });
  expect((await app.call('GET', url, { cookie: mine.cookie })).status).toBe(200);
  expect(await claim([idOf(url)], mine.id)).toMatchObject([{ filename: 'brief.txt', size: 10 }]);
});

test("an API user's upload is his alone, whoever else holds a token", async () => {
  const [one, two] = [await app.tokenFor('one', 'staff'), await app.tokenFor('two', 'staff')];
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const { url } = await app.send('van een programma', { headers: as(one) });
  expect((await app.call('GET', url)).status).toBe(404);
  expect((await app.call('HEAD', url, as(two))).status).toBe(404);
  expect((await app.call('DELETE', url, as(two))).status).toBe(404);
  expect((await app.call('GET', url, as(one))).status).toBe(200);
});

test('without a token, with a false or an expired one: 401; with a new one it goes on', async () => {
  const created = await app.create({ length: 5 });
  const url = created.headers.get('location') ?? '';
  const none = await app.call('HEAD', url, { authorization: '' });
  expect(none.status).toBe(401);
  expect(none.headers.get('www-authenticate')).toBe('Bearer');
  expect((await app.create({ length: 5, headers: { authorization: 'Bearer x' } })).status).toBe(
    401,
  );
  const [head, body] = [
    { alg: 'none', typ: 'at+jwt' },
    { sub: '1', scope: 'admin', exp: 9e9 },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const unsigned = { authorization: `Bearer ${head}.${body}.` };
  expect((await app.create({ length: 5, headers: unsigned })).status).toBe(401);
  app.clock.advance(16 * 60_000);
  expect((await app.patch(url, 0, 'hello')).status).toBe(401);
  await app.renewToken();
  expect((await app.patch(url, 0, 'hello')).status).toBe(204);
});

test('a file belongs to one thing, once; what belongs to something is no longer deleted', async () => {
  const { cookie, id } = await app.beginSession();
  const send = async () => (await app.send('tekst', { headers: { cookie } })).url;
  const urls = [await send(), await send(), await send(), await send()];
  const [first = '', second = '', third = '', fourth = ''] = urls.map(idOf);
  const unfinished = await app.create({ length: 5, headers: { cookie } });
  const wrong = { status: 422, code: 'upload_claim' };
  for (const ids of [['x'], ['f'.repeat(32)], [idOf(unfinished.headers.get('location') ?? '')]]) {
    await expect(claim([first, ...ids], id)).rejects.toMatchObject(wrong);
  }
  await expect(
    claim([first], id, { target: { moduleObject: 'Test', itemId: 2 } }),
  ).rejects.toMatchObject(wrong);
  await expect(
    claim([first, second, third, fourth], id, { settings: settingsOf(1) }),
  ).rejects.toMatchObject({ message: 'Je kunt hoogstens 3 bestanden meesturen.' });

  const records = await claim([second, first, second], id, { settings: settingsOf(1) });
  expect(records.map((one) => one.id)).toEqual([second, first]);
  await expect(claim([third, first], id)).rejects.toMatchObject(wrong);
  expect((await claim([third], id))[0]?.claimedAt).toBeInstanceOf(Date);
  const refused = await app.call('DELETE', urls[0] ?? '', { cookie });
  expect(refused.status).toBe(403);
  expect((await app.call('GET', urls[0] ?? '', { cookie })).status).toBe(200);
});

test('two forms that claim the same files at once: one gets them', async () => {
  const { cookie, id } = await app.beginSession();
  const ids = [];
  for (let n = 0; n < 3; n += 1) ids.push(idOf((await app.send('x', { headers: { cookie } })).url));
  const results = await Promise.allSettled([
    claim(ids, id),
    claim([...ids].reverse(), id),
    claim(ids.slice(1), id),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('who logs in keeps the files that he chose', async () => {
  const { cookie, id } = await app.beginSession();
  const { url } = await app.send('tekst', { headers: { cookie } });
  await app.db
    .update(uploads)
    .set({ sessionId: id })
    .where(eq(uploads.id, idOf(url)));
  const request = { cookies: { etalage_session: cookie.split('=')[1] } };
  const reply = { setCookie: () => {} };
  const renewed = await app.host.sessions.renew(request as never, reply as never, null);
  expect(await claim([idOf(url)], renewed.id)).toHaveLength(1);
});

test('a session has so many files open and no more', async () => {
  const { cookie, id } = await app.beginSession();
  const { url } = await app.send('tekst', { headers: { cookie } });
  const [row] = await app.db
    .select()
    .from(uploads)
    .where(eq(uploads.id, idOf(url)));
  const { seq: _seq, ...like } = row as typeof uploads.$inferSelect;
  const more = Array.from({ length: 59 }, (_, n) => ({ ...like, id: `${n}`.padStart(32, '0') }));
  await app.db.insert(uploads).values(more);
  const refused = await app.create({ length: 5, headers: { cookie } });
  expect(refused.status).toBe(429);
  expect((await refused.json()).message).toContain('te veel bestanden');
  await claim([idOf(url)], id);
  expect((await app.create({ length: 5, headers: { cookie } })).status).toBe(201);
});
