import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operators } from '#kernel/values/api-filter';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';

let api: ApiApp;
beforeAll(async () => {
  api = await createApiApp();
});
afterAll(() => api.close());

const field = (column: unknown, operator: unknown, value: unknown) => ({
  filter_type: 'FieldFilter',
  column,
  operator,
  value,
});

/** The places that a 400 names. */
const wrong = async (entity: string, filters: unknown[], query: Record<string, string> = {}) => {
  const { status, json } = await api.list(entity, filters, query);
  expect(status).toBe(400);
  expect(json).toMatchObject({
    code: 'bad_request',
    message: expect.stringContaining('klopt niet'),
  });
  return Object.keys(json.fields);
};

test('unknown columns, comparisons and modules are refused by name', async () => {
  for (const column of [
    'site_id',
    'siteId',
    'sold_pieces',
    'constructor',
    'toString',
    'hours_min',
  ]) {
    expect(await wrong('product', [field(column, '=', 1)])).toEqual(['filter[0].column']);
  }
  expect(await wrong('product', [field('title', '||', 'x')])).toEqual(['filter[0].operator']);
  expect(await wrong('product', [field('price_cents', 'like', '1%')])).toEqual([
    'filter[0].operator',
  ]);
  expect(await wrong('location', [field('services', '<', 'a')])).toEqual(['filter[0].operator']);
  const link = { filter_type: 'RelatedFilter', linked_ids: [1] };
  expect(await wrong('product', [{ ...link, module: 'Account' }])).toEqual(['filter[0].module']);
  expect(await wrong('weblog', [{ ...link, module: 'toString' }])).toEqual(['filter[0].module']);
  const other = { ...link, module: 'Brand', module_link: 'Popup' };
  expect(await wrong('product', [other])).toEqual(['filter[0].module_link']);
  const { json } = await api.list('product', [field('prijs', '=', 1)]);
  expect(json.message).toContain("'prijs'");
  expect(json.message).toContain('price_cents');
});

test('a filter without a column, or a module, is told that it is missing', async () => {
  const { json } = await api.list('product', [{ category: [3] }]);
  expect(json.code).toBe('bad_request');
  expect(json.fields['filter[0].column']).toMatch(/^Dit ontbreekt\. Er zijn: id, /);
  expect(json.message).toContain('filter[0].column: Dit ontbreekt.');
  const wrongName = await api.list('product', [field('a b', '=', 1)]);
  expect(wrongName.json.fields['filter[0].column']).toMatch(/^'a b' is geen naam\. Er zijn: /);
  const link = await api.list('product', [{ filter_type: 'RelatedFilter', linked_ids: [1] }]);
  expect(link.json.fields).toEqual({ 'filter[0].module': 'Dit ontbreekt.' });
});

test('a filter under another name is not passed over: that would list everything', async () => {
  for (const name of ['filter[a]', 'filter[0][c]', 'filters[x]', 'filter[']) {
    expect(await wrong('product', [], { [name]: 'id' })).toEqual([name]);
  }
});

test('values of a wrong type are refused', async () => {
  for (const [column, value] of [
    ['id', 'een'],
    ['id', 1.5],
    ['id', 2 ** 31],
    ['id', '1 or 1=1'],
    ['price_cents', true],
    ['published_at', 'gisteren'],
    ['published_at', '2026-13-40'],
    ['published_at', '0000-01-01'],
    ['title', { a: 1 }],
    ['title', ['a']],
  ]) {
    expect(await wrong('product', [field(column, '=', value)])).toEqual(['filter[0].value']);
  }
  expect(await wrong('vacancy', [field('posted_on', '=', '2026-02-30')])).toEqual([
    'filter[0].value',
  ]);
  expect(await wrong('location', [field('coord_latitude', '=', '1e999')])).toEqual([
    'filter[0].value',
  ]);
});

test('limits: page size, place, number of filters, ids, depth', async () => {
  for (const limit of ['0', '201', '-1', '1.5', 'alles', '1e2', '99999999999']) {
    expect(await wrong('location', [], { limit })).toEqual(['limit']);
  }
  expect(await wrong('location', [], { start: '1000001' })).toEqual(['start']);
  expect(await wrong('location', [], { seq: 'site_id', order: 'up' })).toEqual(['order', 'seq']);
  expect(await wrong('location', [], { seq: 'hours' })).toEqual(['seq']);
  const many = Array.from({ length: 21 }, () => field('id', '>', 0));
  expect(await wrong('location', many)).toEqual(['filter']);
  const ids = Array.from({ length: 10_000 }, (_, n) => n + 1);
  const link = { filter_type: 'RelatedFilter', module: 'Location', linked_ids: ids };
  const asked = (filter: object) =>
    api.get(`vacancy?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect((await asked(link)).status).toBe(400);
  expect((await asked(field('id', 'in', ids))).status).toBe(400);
  const deep = `${'['.repeat(1000)}1${']'.repeat(1000)}`;
  for (const text of [deep, `{"column":"id","value":${deep}}`, '{"a":'.repeat(1000), '{', 'null']) {
    expect((await api.get(`vacancy?filter=${encodeURIComponent(text)}`)).status).toBe(400);
  }
});

test('SQL in a value is a text like any other', async () => {
  const texts = ["' or '1'='1", "'; drop table locations; --", '\\', '%', '$1', '"', "\u2019'"];
  for (const text of texts) {
    expect(await api.ids('location', [field('title', '=', text)])).toEqual([]);
    expect((await api.list('location', [field('title', 'like', text)])).status).toBe(200);
  }
  for (const seq of ['id; drop table locations', '1', '(select 1)', 'id desc']) {
    expect(await wrong('location', [], { seq })).toEqual(['seq']);
  }
  expect(await api.ids('location')).toHaveLength(5);
});

test('an unknown entity is a 404 that says which there are', async () => {
  for (const entity of ['account', 'api_users', 'staff_members', 'constructor', '__proto__']) {
    const { status, json } = await api.get(entity);
    expect([status, json.code]).toEqual([404, 'unknown_entity']);
    expect(json.message).toContain('location');
  }
});

test('nothing is changed by writing where one can only read', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    const reply = await api.inject({ method, url: '/api/v1.0/application/1' });
    expect([reply.statusCode, reply.json().code]).toEqual([405, 'method_not_allowed']);
  }
});

test('what takes other methods says which, when asked and when refused', async () => {
  const taken: [string, 'DELETE' | 'GET', string][] = [
    ['/login', 'DELETE', 'GET, HEAD, OPTIONS'],
    ['/webcore/logout', 'GET', 'POST, OPTIONS'],
    ['/login/dashboard/view/addresses/1', 'DELETE', 'GET, HEAD, POST, OPTIONS'],
    ['/webcore/pagebuilder/view/1', 'DELETE', 'GET, HEAD, POST, OPTIONS'],
    ['/api/v1.0/application', 'DELETE', 'GET, HEAD, OPTIONS'],
    ['/api/v1.0/application/1', 'DELETE', 'GET, HEAD, OPTIONS'],
    ['/api/v1.0/product', 'DELETE', 'GET, HEAD, POST, OPTIONS'],
    ['/api/v1.0/auth/jwt/access_token', 'DELETE', 'POST, OPTIONS'],
  ];
  for (const [url, method, allow] of taken) {
    const refused = await api.inject({ method, url });
    expect([url, refused.statusCode, refused.headers.allow]).toEqual([url, 405, allow]);
    const asked = await api.inject({ method: 'OPTIONS', url });
    expect([url, asked.statusCode, asked.headers.allow]).toEqual([url, 204, allow]);
    expect(asked.body).toBe('');
  }
});

const columns = fc.oneof(
  fc.constantFrom('id', 'state', 'title', 'services', 'hours', 'coord_latitude', 'since', 'nee'),
  fc.string(),
);
const anyFilter = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        columns,
        fc.oneof(fc.constantFrom(...operators), fc.string()),
        fc.oneof(
          fc.jsonValue(),
          fc.string({ unit: 'binary' }),
          fc.array(fc.integer()),
          fc.double(),
        ),
      )
      .map(([column, operator, value]) => field(column, operator, value)),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      filter_type: fc.constant('RelatedFilter'),
      linked_ids: fc.jsonValue(),
      module: fc.string(),
      match_all: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

test('whatever filters are sent: an answer or a 400, never a failure, never a row that is offline', async () => {
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyFilter, { maxLength: 3 }), fc.string(), async (filters, seq) => {
      const query = new URLSearchParams({ seq });
      for (const filter of filters) query.append('filter[]', JSON.stringify(filter));
      const { statusCode, body } = await api.inject({
        url: `/api/v1.0/location?${query}`,
        // Many clients, so that no limit on the calls of one hides what lies behind.
        remoteAddress: `10.0.0.${turn++ % 250}`,
      });
      expect([200, 400]).toContain(statusCode);
      expect(body).not.toMatch(/select|syntax|stack/i);
      for (const { state } of JSON.parse(body).data ?? []) expect(state).toBe('Online');
    }),
    { numRuns: 1500 },
  );
});
