import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiApp, createApiApp } from '../harness/api-app';
import { type Route, readRoutes } from '../harness/routes';
import { createVisitor } from '../harness/visitor';

/**
 * Every address that the application knows is sent nonsense of every kind. Whatever comes: a clear
 * answer, and never a fault of our own.
 */
let app: ApiApp;
/** A visitor's own: with these a post is heard. */
let token: string;
let cookie: string;
let routes: Route[];

beforeAll(async () => {
  app = await createApiApp();
  const visitor = createVisitor(app);
  token = await visitor.token();
  cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  routes = readRoutes(app.host.app.printRoutes({ commonPrefix: false }));
});
afterAll(() => app.close());

const nasty = fc.constantFrom(
  '',
  '0',
  '-1',
  '1e999',
  '2147483648',
  '9007199254740993',
  'null',
  'true',
  '[]',
  '{}',
  '{"a":',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '..\\..\\',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\0',
  '\u202Egpj.exe',
  '\ud800',
  'é'.repeat(300),
  '%',
  '%00',
  '%ff',
);
const word = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 30 }), fc.webSegment());

const names = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      'view',
      'page_1',
      'limit_1',
      'start_1',
      'search',
      'sort',
      'filter_color[]',
      'filter_price_min',
      'filter_category',
      'entity_id',
      'language',
      'block_type',
      'block_filters',
      'module_access',
      'virtual_id',
      'position',
      'place_input',
      'item_id',
      'size_id',
      'color_id',
      'quantity',
      'line_id',
      'order_key',
      'email',
      'token',
      'etalage_token',
      'etalage_username',
      'etalage_password',
      'zipcode',
      'housenumber',
      'country',
      'filter[]',
      'limit',
      'start',
      'seq',
      'order',
      'id',
      'add',
      'delete',
      'kind',
      'faqid',
      'to',
      'message',
      'key',
      'altcha',
      'discount_code',
      'giftcard_code',
    ),
  },
  { weight: 1, arbitrary: word },
);

const fields = fc.array(fc.tuple(names, word), { maxLength: 6 });

const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

const encode = (pairs: [string, string][]): string =>
  // A lone surrogate can't be encoded; a browser sends U+FFFD for it.
  pairs.map((pair) => pair.map((part) => encodeURIComponent(wellFormed(part))).join('=')).join('&');

const bodies = fc.oneof(
  fields.map((pairs) => ({ type: 'application/x-www-form-urlencoded', text: encode(pairs) })),
  fc.json({ maxDepth: 4 }).map((text) => ({ type: 'application/json', text })),
  word.map((text) => ({ type: 'application/json', text })),
  fields.map((pairs) => ({
    type: 'multipart/form-data; boundary=x',
    text: `${pairs
      .map(
        ([name, value]) =>
          `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('')}--x--`,
  })),
  word.map((text) => ({ type: 'multipart/form-data; boundary=x', text })),
  word.map((text) => ({ type: 'application/offset+octet-stream', text })),
  word.map((text) => ({ type: 'text/plain', text })),
);

/** The same body with the visitor's token in it. */
const withToken = ({ type, text }: { type: string; text: string }): string => {
  if (type.startsWith('multipart')) {
    return `--x\r\ncontent-disposition: form-data; name="etalage_token"\r\n\r\n${token}\r\n${text}`;
  }
  return type.includes('urlencoded') ? `etalage_token=${encodeURIComponent(token)}&${text}` : text;
};

const headers = fc.record(
  {
    accept: fc.constantFrom('text/html', 'application/json', '*/*', 'image/*', ';;;'),
    authorization: word.map((text) => `Bearer ${text.replace(/[^\x21-\x7e]/g, 'x')}`),
    'tus-resumable': fc.constantFrom('1.0.0', '9'),
    'upload-length': fc.constantFrom('0', '-1', '5368709120', 'x'),
    'upload-offset': fc.constantFrom('0', '12', '-1', 'x'),
    'upload-metadata': fc.constantFrom('', 'filename', 'filename L2V0Yy9wYXNzd2Q=', 'a b c,,,'),
    'if-none-match': fc.constantFrom('*', 'W/"x"', '"'),
    cookie: fc.constantFrom('etalage_session=x', 'etalage_session=', '=;=;', 'etalage_present=1'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none'),
    origin: fc.constantFrom('http://localhost', 'null', 'https://kwaad.example'),
  },
  { requiredKeys: [] },
);

const filled = (url: string, words: readonly string[]): string => {
  let next = 0;
  return url.replace(/:[^/]+|\*/g, () => encodeURIComponent(wellFormed(words[next++] ?? 'x')));
};

test('whatever is sent to any address, nothing breaks', async () => {
  expect(routes.length).toBeGreaterThan(60);
  const request = fc
    .tuple(
      fc.nat(),
      fc.nat(),
      fc.array(word, { minLength: 4, maxLength: 4 }),
      fields,
      headers,
      bodies,
      fc.boolean(),
      fc.nat({ max: 250 }),
    )
    .map(([at, way, words, query, head, body, own, client]) => {
      const route = routes[at % routes.length] as (typeof routes)[number];
      const method = route.methods[way % route.methods.length] as 'GET' | 'POST';
      const sends = !['GET', 'HEAD'].includes(method);
      const asked = own
        ? `${encode(query)}&etalage_token=${encodeURIComponent(token)}`
        : encode(query);
      return {
        method,
        // Several clients, so that limits on their number of calls don't hide what lies behind.
        remoteAddress: `10.0.0.${client}`,
        url: `${filled(route.url, words)}?${asked}`,
        headers: {
          ...head,
          ...(sends ? { 'content-type': body.type } : {}),
          ...(own ? { cookie, 'sec-fetch-site': 'same-origin' } : {}),
        },
        ...(sends ? { payload: own ? withToken(body) : body.text } : {}),
      };
    });
  await fc.assert(
    fc.asyncProperty(request, async (asked) => {
      const reply = await app.inject(asked);
      if (reply.statusCode >= 500) {
        throw new Error(
          `${reply.statusCode} for ${JSON.stringify(asked)}: ${reply.body.slice(0, 300)}`,
        );
      }
      expect(reply.body).not.toMatch(/node_modules|at \S+ \(.*:\d+:\d+\)/);
    }),
    { numRuns: 4000 },
  );
}, 240_000);
