import { readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { type ApiApp, createApiApp } from '../harness/api-app';
import { type Route, readRoutes } from '../harness/routes';
import { createVisitor, type Visitor } from '../harness/visitor';

/**
 * Every route that the router has, in turn, with everything that is nasty in each place where a request
 * can carry it. In a fixed order: what fails once fails each time.
 */
const REQUESTS = 10_000;
/** In bytes, that the heap may have grown by after all of them. */
const GROWTH = 24 * 1024 * 1024;

let app: ApiApp;
/** Of a visitor, and of somebody who is logged in: each with its own cookies and token. */
type Sender = { token: string; cookie: string };
let senders: Sender[];
let routes: Route[];

const EMAIL = 'nettie@klant.nl';
const PASSWORD = 'een lang wachtwoord';

const senderOf = async (visitor: Visitor): Promise<Sender> => ({
  token: await visitor.token(),
  cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

const asVisitor = () => senderOf(createVisitor(app));

const asCustomer = async (): Promise<Sender> => {
  const visitor = createVisitor(app);
  const fields = { etalage_username: EMAIL, etalage_password: PASSWORD };
  const token = await visitor.token();
  const reply = await visitor.post('/site/login', { ...fields, etalage_token: token });
  expect(reply.statusCode).toBeLessThan(400);
  return senderOf(visitor);
};

beforeAll(async () => {
  app = await createApiApp({ config: { pageCache: false } });
  await createAccount(app.host, { email: EMAIL, password: PASSWORD, firstName: 'Nettie' });
  senders = [await asVisitor(), await asCustomer()];
  const printed = app.host.app.printRoutes({ commonPrefix: false });
  routes = readRoutes(printed);
  // None is forgotten: each line of the router's own list is a route.
  expect(routes).toHaveLength(printed.split('\n').filter((line) => line.includes(' (')).length);
});
afterAll(() => app.close());

const nasty = [
  '',
  '1',
  '-1',
  '1e999',
  '2147483648',
  '99999999999999999999',
  'NaN',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  "1' OR '1'='1",
  '1); drop table products; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'a\r\nset-cookie: b=1',
  '\0',
  '\u001b[2J\u0007\u0085',
  '\u202egpj.exe',
  '\ud800',
  'é'.repeat(3000),
  '%',
  '%ff%00',
  '{"a":',
  '[[[[]]]]',
];

const names = [
  ...['view', 'page_1', 'limit_1', 'start_1', 'search', 'sort', 'filter_color[]', 'filter[]'],
  ...['filter_price_min', 'entity_id', 'language', 'block_type', 'block_filters', 'virtual_id'],
  ...['item_id', 'size_id', 'color_id', 'quantity', 'line_id', 'order_key', 'email', 'token'],
  ...['etalage_username', 'etalage_password', 'zipcode', 'housenumber', 'country', 'limit', 'id'],
  ...['start', 'kind', 'to', 'message', 'discount_code', 'giftcard_code', 'image_id', 'firstname'],
  ...['address_street', 'address_zipcode', 'address_place', 'remark', 'date', 'code', '__proto__'],
];

const headers = [
  ...['authorization', 'if-none-match', 'if-match', 'accept', 'accept-language', 'accept-encoding'],
  ...[
    'cookie',
    'range',
    'origin',
    'referer',
    'x-forwarded-for',
    'x-forwarded-host',
    'etalage-token',
  ],
  ...['tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata', 'content-encoding'],
];

const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');
const encode = (text: string): string => encodeURIComponent(wellFormed(text));
/** What Node lets into a header at all. */
const inHeader = (text: string): string => text.replace(/[^\x20-\x7e]/g, 'x').slice(0, 2000);

const query = (pairs: [string, string][]): string =>
  pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');

type Pairs = [string, string][];

const parts = (pairs: Pairs, file: string): string =>
  `${pairs
    .map(
      ([name, value]) =>
        `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')}${file}--x--\r\n`;
const file = (name: string, value: string): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n${value}\r\n`;

const bodies: ((pairs: Pairs, n: number) => [type: string, body: string])[] = [
  (pairs) => ['application/x-www-form-urlencoded', query(pairs)],
  (pairs) => ['application/json', JSON.stringify(Object.fromEntries(pairs))],
  (pairs) => ['multipart/form-data; boundary=x', parts(pairs, '')],
  ([first = ['a', 'b']], n) => [
    'application/json',
    JSON.stringify(at([[first], { [first[0]]: { a: [first[1]] } }, first[1], null, 7], n)),
  ],
  (pairs) => ['multipart/form-data; boundary=x', parts(pairs, file('cv', at(pairs, 0)[1]))],
  ([[, value] = ['', '']]) => ['application/json', value],
  ([[, value] = ['', '']]) => ['multipart/form-data; boundary=x', value],
  ([[, value] = ['', '']]) => ['multipart/form-data', value],
  ([[, value] = ['', '']]) => ['application/offset+octet-stream', value],
  ([[, value] = ['', '']]) => ['text/plain', value],
  ([[, value] = ['', '']]) => [inHeader(value) || 'x', value],
];

const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** A whole number that looks like chance and is the same each time. */
const scattered = (n: number, place: number): number => {
  let mixed = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

const clientAt = (n: number): string => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;

/** The nth request, which is to this route. */
const requestOf = (route: (typeof routes)[number], n: number): InjectOptions => {
  let place = 0;
  const next = (): number => scattered(n, place++);
  const value = () => at(nasty, next());
  const method = (next() % 7 === 0 ? at(others, next()) : at(route.methods, next())) as 'POST';
  // Often a number that exists, so that what lies behind is reached.
  const path = route.url.replace(/:[^/]+|\*/g, () => (next() % 3 === 0 ? '1' : encode(value())));
  const pairs: Pairs = [1, 2, 3].map(() => [at(names, next()), value()]);
  const isOwn = next() % 2 === 0;
  const { token, cookie } = at(senders, next());
  const sent: Pairs = isOwn ? [['etalage_token', token], ...pairs] : pairs;
  const [type, payload] = at(bodies, next())(sent, next());
  const sends = !['GET', 'HEAD'].includes(method);
  return {
    method,
    url: `${path}?${query([[at(names, next()), value()]])}`,
    remoteAddress: clientAt(n),
    headers: {
      ...(isOwn && { cookie, 'sec-fetch-site': 'same-origin' }),
      [at(headers, next())]: inHeader(value()),
      ...(sends && { 'content-type': type }),
    },
    ...(sends && { payload }),
  };
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** What is held. What ends by itself once it is let go of takes another round: one leaves up to 50 MB of it. */
const collect = async (): Promise<number> => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  for (let round = 0; round < 4; round += 1) {
    gc();
    await new Promise(setImmediate);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const uploadCount = async (): Promise<number> => {
  const { rows } = await app.db.execute<{ n: number }>(sql`select count(*)::int as n from uploads`);
  return rows[0]?.n ?? 0;
};

test('every route, with everything nasty in every place: no fault of ours, no memory, no file', async () => {
  expect(routes.length).toBeGreaterThan(60);
  const before = filesIn(app.host.config.dataFolder);
  const faults: string[] = [];
  const reached = new Set<string>();
  let heap = 0;
  for (let n = 0; n < REQUESTS; n += 1) {
    // One of them may have logged out who is logged in.
    if (n % 500 === 0) senders[1] = await asCustomer();
    const route = at(routes, n);
    const asked = requestOf(route, n);
    const reply = await app.inject(asked);
    if (reply.statusCode < 400) reached.add(route.url);
    const isRefusal = reply.statusCode === 503 && reply.headers['retry-after'] !== undefined;
    if (reply.statusCode >= 500 && !isRefusal) {
      faults.push(`${reply.statusCode} ${JSON.stringify(asked).slice(0, 600)}`);
    }
    // What is JSON is no page: there a name that nobody knows is told back as it came.
    const isPage = !String(reply.headers['content-type']).startsWith('application/json');
    const isRun = isPage && reply.body.includes('<script>alert(1)');
    if (isRun || /node_modules|at \S+ \(.*:\d+:\d+\)/.test(reply.body)) {
      faults.push(`tells too much: ${JSON.stringify(asked).slice(0, 600)}`);
    }
    if (n === 2000) heap = await collect();
  }
  expect(faults.slice(0, 10)).toEqual([]);
  // It is no use if nearly all is refused at the door.
  expect(reached.size).toBeGreaterThan(routes.length / 3);
  expect((await collect()) - heap).toBeLessThan(GROWTH);
  expect(filesIn(app.host.config.dataFolder)).toEqual(before);
  expect(await uploadCount()).toBe(0);
}, 240_000);
