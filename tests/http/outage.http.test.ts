import { afterEach, beforeEach, expect, test } from 'vitest';
import { announceChange } from '#features/overviews/api.server';
import { cookie } from '#kernel/wire';
import { type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { createTestDatabase, type TestDatabase } from '../harness/database';
import { openForgetfulWay } from '../harness/forgetful-way';
import { get, parseHtml, textOf } from '../harness/html';

let database: TestDatabase;
let way: Awaited<ReturnType<typeof openForgetfulWay>>;
let app: CatalogApp;
let lines: { msg: string; failed?: number }[];

beforeEach(async () => {
  lines = [];
  database = await createTestDatabase();
  way = await openForgetfulWay(database.url);
  app = await createCatalogApp({
    database: way.url,
    log: (line) => void lines.push(JSON.parse(line)),
  });
});

afterEach(async () => {
  await app.close();
  await way.close();
  await database.drop();
});

const isAway = () => app.host.outage.since() !== undefined;
const noticed = () => expect.poll(isAway).toBe(true);
const returned = () => expect.poll(isAway).toBe(false);
const messages = () => lines.map(({ msg }) => msg);

test('kept pages go on while the database is away: past their time, dropped, and where a message may have been missed', async () => {
  const kept = ['/', '/kleding', '/artikel/artikel-1'];
  for (const url of kept) expect((await app.get(url)).status).toBe(200);
  way.shut();
  await noticed();
  app.clock.advance(30 * 60_000);
  // An order of which the stock is told, and whose pages can't be made anew.
  await announceChange(app.host, 'Product', [app.shop.product(1).id]);
  for (const url of kept) expect((await app.get(url)).status).toBe(200);
  expect(
    (await app.get('/kleding', { cookie: `${cookie.session}=${'a'.repeat(43)}` })).status,
  ).toBe(503);
  way.restore();
  await returned();
  for (const url of kept) expect((await app.get(url)).status).toBe(200);
});

test('what was dropped minutes before the database went away is not shown again', async () => {
  await app.get('/artikel/artikel-1');
  await announceChange(app.host, 'Product', [app.shop.product(1).id]);
  app.clock.advance(61_000);
  way.shut();
  await noticed();
  expect((await app.get('/artikel/artikel-1')).status).toBe(503);
});

test('what can’t be shown is a 503 that says when to come back: a page for a visitor, a code for a call', async () => {
  way.shut();
  await noticed();
  const page = await app.get('/kleding?sort=price', { accept: 'text/html' });
  expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.headers['cache-control']).toBe('no-store');
  const html = parseHtml(page.body);
  expect(textOf(get(html, 'h1'))).toBe('We zijn er zo weer');
  expect(page.body).toContain('href="/kleding?sort=price"');
  // Addresses that lead elsewhere are no way on.
  expect((await app.get('//elders.example/x')).body).not.toContain('href="//elders');

  const call = await app.get('/webcore/session', { accept: 'application/json' });
  expect([call.status, call.headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(call.body)).toMatchObject({
    code: 'unavailable',
    message: 'We zijn even niet bereikbaar. Probeer het over een paar tellen opnieuw.',
    fields: {},
  });
  expect((await app.get('/readyz')).status).toBe(503);
  expect((await app.get('/healthz')).status).toBe(200);
});

test('the log tells of an outage once, and of its end with what failed', async () => {
  way.shut();
  await noticed();
  for (let n = 0; n < 50; n += 1) expect((await app.get(`/pagina-${n}`)).status).toBe(503);
  await app.get('/readyz');
  way.restore();
  await returned();
  await expect.poll(messages).toContain('the database answers again');
  const failed = lines.filter(({ msg }) => msg === 'the database answers again');
  expect(failed).toHaveLength(1);
  expect(failed[0]?.failed).toBeGreaterThanOrEqual(50);
  expect(messages().filter((one) => one.startsWith('the database does not answer'))).toHaveLength(
    1,
  );
  expect(messages()).not.toContain('request failed');
  expect(lines.length).toBeLessThan(8);
});

test('a database that hangs is noticed within 5 s, for who waits too, and is back by itself', async () => {
  await app.get('/kleding');
  app.clock.advance(61_000);
  way.freeze();
  const began = Date.now();
  const [kept, other] = await Promise.all([app.get('/kleding'), app.get('/artikel/artikel-2')]);
  expect(Date.now() - began).toBeLessThan(20_000);
  // The first waited until it was known that what is kept has to do.
  expect([kept.status, other.status]).toEqual([200, 503]);
  const again = Date.now();
  expect((await app.get('/artikel/artikel-2')).status).toBe(503);
  expect(Date.now() - again).toBeLessThan(4_000);
  way.restore();
  await returned();
  expect((await app.get('/artikel/artikel-2')).status).toBe(200);
});
