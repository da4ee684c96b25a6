import { mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAssets } from '#platform/assets/serve';
import { createHttp } from '#platform/http/app';

import { breaking, browsing, type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { findAll, get, parseHtml, textOf } from '../harness/html';

let app: CatalogApp;
let listing: number;
beforeAll(async () => {
  app = await createCatalogApp({ features: [...browsing, breaking] });
  listing = app.shop.block.kleding as number;
});
afterAll(() => app.close());

const dutchPage = (html: string) => {
  const page = parseHtml(html);
  expect(get(page, 'html').attributes.lang).toBe('nl-NL');
  return textOf(get(page, 'main'));
};

const totalOf = (headers: Record<string, unknown>) => headers[`etalage-${listing}_total`];

const nasty: [name: string, value: string][] = [
  ['SQL', "1' OR '1'='1"],
  ['a second statement', '1); drop table products; --'],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['another folder', '../../etc/passwd'],
  ['a script', '<script>alert(1)</script>'],
  ['a script address', 'javascript:alert(1)'],
  ['a NUL', '\u0000'],
  ['half a character', '\ud800'],
  ['a percent sign', '%'],
  ['an encoded NUL', '%00'],
  ['quotes', '\'"\\'],
  ['5,000 characters', 'x'.repeat(5000)],
  ['a negative number', '-1'],
  ['an exponent', '1e9'],
  ['too large a number', '99999999999999999999'],
  ['no number', 'NaN'],
];

test.each(nasty)(
  'whatever a filter, a search or a place is, the page comes: %s',
  async (_, value) => {
    for (const name of [
      'filter_color[]',
      'filter_price_min',
      'filter_onbekend',
      'search',
      'sort',
      `page_${listing}`,
      `limit_${listing}`,
      `start_${listing}`,
      'view',
      'color_id',
      'size_id',
      '__proto__',
      'constructor',
      'filter___proto__',
    ]) {
      const query = new URLSearchParams({ [name]: value });
      for (const path of ['/kleding', '/artikel/artikel-1', '/zoeken']) {
        const first = await app.get(`${path}?${query}`);
        // A search may lead to itself without the words that find nothing; never further.
        const leads = path === '/zoeken' && first.status === 302;
        if (leads) expect(first.headers.location).toMatch(/^\/zoeken\?/);
        const reply = leads ? await app.get(String(first.headers.location)) : first;
        expect(`${path} ${name} ${reply.status}`).toBe(`${path} ${name} 200`);
        expect(reply.body).not.toContain('<script>alert');
        expect(reply.body.length).toBeLessThan(200_000);
      }
      const section = await app.section('kleding', { [name]: value });
      expect(`${name} ${section.status}`).toBe(`${name} 200`);
    }
  },
);

test('10,000 filter ids in a post are read as the few that exist', async () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => index + 1);
  const { status, headers, body } = await app.section('kleding', { 'filter_color[]': ids });
  expect(status).toBe(200);
  expect(totalOf(headers)).toBe('20');
  expect(body.length).toBeLessThan(100_000);
});

test.each([
  ['forms', 'application/x-www-form-urlencoded', (n: number) => `a[${n}]=1`, '&'],
  ['JSON', 'application/json', (n: number) => `"a[${n}]":1`, ','],
])('%s of more fields than a page can send are refused', async (kind, type, field, between) => {
  const post = (fields: number) => {
    const sent = Array.from({ length: fields }, (_, n) => field(n)).join(between);
    return app.inject({
      method: 'POST',
      url: `/webcore/pagebuilder/view/${listing}`,
      headers: { 'content-type': type, accept: 'text/html' },
      payload: kind === 'JSON' ? `{${sent}}` : sent,
    });
  };
  expect((await post(1000)).statusCode).toBe(200);
  const refused = await post(60_000);
  expect(refused.statusCode).toBe(413);
  expect(dutchPage(refused.body)).toContain('te groot');
});

test('a visitor cannot make links grow: what no entity knows goes nowhere', async () => {
  const rubbish = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`filter_x${index}`, 'y'.repeat(500)]),
  );
  const { body } = await app.section('kleding', rubbish);
  expect(body).not.toContain('yyy');
  expect(body).not.toContain('filter_x1');
});

test('a limit of a thousand million is cut to what one reply may carry', async () => {
  const { html, headers } = await app.section('kleding', { [`limit_${listing}`]: '999999999' });
  expect(totalOf(headers)).toBe('20');
  expect(get(html, 'section').attributes['data-limit']).toBe('480');
});

test.each([
  ['0', '1'],
  ['-1', '1'],
  ['1.5', '1'],
  ['999999999', '4'],
  ['2', '2'],
])('page %s is page %s', async (asked, shown) => {
  const { html } = await app.section('kleding', { [`page_${listing}`]: asked });
  expect(get(html, 'section').attributes['data-page']).toBe(shown);
});

const virtual = (fields: Record<string, string | undefined>) =>
  app.post('/webcore/product/block', {
    view: 'ajax',
    block_type: 'ProductOverview',
    virtual_id: 'test-1',
    ...fields,
  });

test.each([
  ['no JSON', 'x'],
  ['a list', '[1]'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['deep', `{"category":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['deep objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['texts for ids', '{"category":["1; drop table products"]}'],
  ['too many ids', JSON.stringify({ category: Array.from({ length: 1000 }, (_, n) => n) })],
  ['a number that is none', '{"category":[1e400]}'],
  ['a prototype', '{"__proto__":[1]}'],
  ['settings of another hand', '{"settings":"e30.AAAA"}'],
  ['settings that are no text', '{"settings":[1]}'],
])('block_filters that make no sense are refused: %s', async (_name, block_filters) => {
  const reply = await virtual({ block_filters });
  expect(reply.status).toBe(400);
  expect(dutchPage(reply.body)).toMatch(/block_filters/);
});

test('columns that a module does not have limit nothing', async () => {
  const known = await virtual({ block_filters: '{}' });
  const unknown = await virtual({ block_filters: '{"constructor":[1],"prijs":[2]}' });
  expect(unknown.status).toBe(200);
  expect(unknown.headers['etalage-test-1_total']).toBe(known.headers['etalage-test-1_total']);
});

test.each([
  ['/webcore/onbekend/block', 400],
  ['/webcore/__proto__/block', 400],
  ['/webcore/constructor/block', 400],
  ['/webcore/pagebuilder/view/0', 404],
  ['/webcore/pagebuilder/view/-1', 404],
  ['/webcore/pagebuilder/view/0x4', 404],
  ['/webcore/pagebuilder/view/1e0', 404],
  ['/webcore/pagebuilder/view/99999999999999', 404],
  ["/webcore/pagebuilder/view/4'--", 404],
  ['/webcore/pagebuilder/view/__proto__', 404],
])('%s answers %i', async (url, status) => {
  const reply = await app.post(url, { view: 'ajax' });
  expect(reply.status).toBe(status);
  dutchPage(reply.body);
});

test.each([
  ['another module’s block', { block_type: 'RichText' }, 404],
  ['a block that nobody has', { block_type: 'Bestaatniet' }, 404],
  ['a prototype', { block_type: 'constructor' }, 404],
  ['an id with markup', { virtual_id: '"><b>' }, 400],
  ['an id that is too long', { virtual_id: 'a'.repeat(500) }, 400],
  ['an id that would be a header of its own', { virtual_id: 'a\r\nset-cookie: b=1' }, 400],
  ['a position with markup', { virtual_id: undefined, position: '<b>' }, 400],
])('a virtual section with %s is refused', async (_name, fields, status) => {
  const reply = await virtual(fields);
  expect(reply.status).toBe(status);
});

test.each([
  '/%00',
  '/kleding%00',
  '/artikel/%00',
  '/artikel/artikel-1%00.jpg',
  '/media/%00/640.jpg',
  '/webcore/pagebuilder/view/%00',
  '/webcore/content/view/%00',
])('a NUL in a path is a mistake of the caller: %s', async (url) => {
  const reply = await app.get(url);
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
  dutchPage(reply.body);
});

test('a NUL in a query or a form is left out', async () => {
  const clean = await app.get('/zoeken?search=jas');
  const nul = await app.get('/zoeken?search=ja%00s');
  expect(nul.body).toBe(clean.body);
  const { status } = await app.section('kleding', { search: 'j\u0000as', entity_id: '\u0000' });
  expect(status).toBe(200);
});

test.each(['/%', '/%zz', '/kleding/%E0%A4%A', '/artikel/%C3%28', '/media/%/640.jpg'])(
  'an address that cannot be decoded gets a Dutch page: %s',
  async (url) => {
    const reply = await app.get(url);
    expect([400, 404]).toContain(reply.status);
    dutchPage(reply.body);
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  },
);

test('a query that cannot be decoded is read as it is', async () => {
  expect((await app.get('/zoeken?search=%E0%A4%A&%=%&=')).status).toBe(200);
});

test('of a parameter that is given twice the first counts, for the cache too', async () => {
  const one = await app.get(`/kleding?page_${listing}=2&page_${listing}=3`);
  const other = await app.get(`/kleding?page_${listing}=3&page_${listing}=2`);
  expect(textOf(get(parseHtml(one.body), 'a[aria-current=page][data-page-to]'))).toMatch(/2$/);
  expect(textOf(get(parseHtml(other.body), 'a[aria-current=page][data-page-to]'))).toMatch(/3$/);
});

const multipart = (fields: [name: string, value: string, file?: string][], end = '--x--\r\n') =>
  fields
    .map(([name, value, file]) => {
      const filename = file ? `; filename="${file}"` : '';
      return `--x\r\ncontent-disposition: form-data; name="${name}"${filename}\r\n\r\n${value}\r\n`;
    })
    .join('') + end;

const postMultipart = (payload: string) =>
  app.inject({
    method: 'POST',
    url: `/webcore/pagebuilder/view/${listing}`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload,
  });

test('S7.1/2 a section reads multipart form data as well', async () => {
  const red = String(app.shop.color.rood);
  const black = String(app.shop.color.zwart);
  const one = await postMultipart(multipart([['filter_color[]', red]]));
  expect(totalOf(one.headers)).toBe('6');
  const two = await postMultipart(
    multipart([
      ['filter_color[]', red],
      ['filter_color[]', black],
    ]),
  );
  expect(totalOf(two.headers)).toBe('13');
});

test.each([
  ['a file', multipart([['a', 'x', 'a.txt']]), 413],
  ['a field named __proto__', multipart([['__proto__', 'x']]), 400],
  ['without an end', multipart([['a', 'b']], ''), 400],
  ['not multipart', 'hello', 400],
])('multipart that makes no sense is refused: %s', async (_name, payload, status) => {
  const reply = await postMultipart(payload);
  expect(reply.statusCode).toBe(status);
  dutchPage(reply.body);
});

const FORM = 'application/x-www-form-urlencoded';

test.each([
  ['half an object', 'application/json', '{', 400],
  ['a prototype', 'application/json', '{"__proto__":{"a":1}}', 400],
  ['a list', 'application/json', '[]', 200],
  ['nothing', 'application/json', 'null', 200],
  ['objects for texts', 'application/json', '{"search":{"a":1},"filter_color":[[1]]}', 200],
  ['signs alone', FORM, '%%%&&&===', 200],
  ['what we do not read', 'text/xml', '<x/>', 415],
  ['more than we read', FORM, 'a='.padEnd(1_100_000, 'x'), 413],
])('a body of %s', async (_name, type, payload, status) => {
  const reply = await app.inject({
    method: 'POST',
    url: `/webcore/pagebuilder/view/${listing}`,
    headers: { 'content-type': type },
    payload,
  });
  expect(reply.statusCode).toBe(status);
  if (status < 400) return;
  if (type === FORM || type === 'text/xml') dutchPage(reply.body);
  else expect(reply.json()).toMatchObject({ message: 'Dit verzoek klopt niet.', fields: {} });
});

test.each([
  ['half an object', 'application/json', '{', 400, 'bad_json'],
  ['no object at all', 'application/json', '', 400, 'bad_json'],
  ['a prototype', 'application/json', '{"__proto__":{"a":1}}', 400, 'bad_json'],
  ['what we do not read', 'text/xml', '<x/>', 415, 'unsupported_media_type'],
  ['no type that there is', 'x', '<x/>', 415, 'unsupported_media_type'],
  ['more than we read', 'application/json', `"${'x'.repeat(1_100_000)}"`, 413, 'body_too_large'],
])('a call with %s is told by a code of ours', async (_name, type, payload, status, code) => {
  const headers = { 'content-type': type, accept: 'application/json' };
  const url = `/webcore/pagebuilder/view/${listing}`;
  const reply = await app.inject({ method: 'POST', url, headers, payload });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ code, message: expect.any(String), fields: {} });
});

const paths = ['/', '/kleding', '/artikel/artikel-1', '/zoeken', '/sitemap.xml', '/favicon.svg'];

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  '%s where one can only read answers 405, in Dutch',
  async (method) => {
    for (const url of paths) {
      const reply = await app.inject({ method, url });
      expect(reply.statusCode).toBe(405);
      expect(reply.headers.allow).toBe('GET, HEAD, OPTIONS');
      expect(dutchPage(reply.body)).toContain('Dit kan hier niet.');
    }
  },
);

test('an unknown address is a 404 to every method', async () => {
  for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'] as const) {
    for (const url of ['/bestaat-niet', '/api/v1.0/geen/1', `/artikel/${'a'.repeat(300)}`]) {
      const reply = await app.inject({ method, url });
      expect([method, url, reply.statusCode]).toEqual([method, url, 404]);
      expect(reply.headers.allow).toBeUndefined();
    }
  }
});

test('a wrong method is told before anything of what came with it', async () => {
  const headers = { 'content-type': 'text/xml' };
  const reply = await app.inject({ method: 'POST', url: '/', headers, payload: '<x/>' });
  expect(reply.statusCode).toBe(405);
});

test('HEAD answers as GET does, without a body', async () => {
  for (const url of [
    ...paths,
    '/healthz',
    '/robots.txt',
    '/bestaat-niet',
    '/webcore/content/view/1',
  ]) {
    const asked = await app.inject({ method: 'GET', url });
    const head = await app.inject({ method: 'HEAD', url });
    expect(`${url} ${head.statusCode}`).toBe(`${url} ${asked.statusCode}`);
    expect(head.body).toBe('');
    expect(head.headers['content-type']).toBe(asked.headers['content-type']);
    expect(head.headers['content-length']).toBe(asked.headers['content-length']);
  }
});

test.each([
  '/media/../config/640.jpg',
  '/media/..%2f..%2fsecret/640.jpg',
  '/media/a/..%2f..%2f640.jpg',
  '/media/a/640.svg',
  '/media/a/641.jpg',
  '/media/a/640.jpg',
  '/media/A/640.jpg',
  '/media/a.b/640.jpg',
  '/media/a/0640.jpg',
])('media gives pictures alone: %s', async (url) => {
  expect((await app.get(url)).status).toBe(404);
});

test('assets gives what is in its folder alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'etalage-assets-'));
  await writeFile(join(folder, 'a.js'), 'one');
  await writeFile(`${folder}.secret`, 'two');
  const http = await createHttp({
    development: false,
    https: false,
    trustProxy: false,
    logger: false,
  });
  await addAssets(http, folder, { get: async () => undefined });
  const name = folder.split('/').at(-1);
  const known = await http.inject('/assets/a.js');
  expect(known.statusCode).toBe(200);
  expect(known.headers['cache-control']).toContain('immutable');
  for (const path of [
    `..%2f${name}.secret`,
    `../${name}.secret`,
    '..%5c',
    '%2e%2e/',
    '.',
    '%00',
    '',
  ]) {
    const reply = await http.inject(`/assets/${path}`);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.body).not.toContain('two');
  }
  await http.close();
});

test('an address too long for HTTP is refused in our own words', async () => {
  await app.host.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.host.app.server.address() as { port: number };
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET /?a=${'x'.repeat(40_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    });
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    code: 'headers_too_large',
    message: 'Dit adres of een cookie is te lang.',
    fields: {},
  });
});

test('errors of a call are JSON, in Dutch', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/webcore/product/block',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    payload: { block_filters: '[' },
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    code: 'bad_request',
    message: 'block_filters is geen JSON',
    fields: {},
  });
  const missing = await app.get('/bestaat-niet', { accept: 'application/json' });
  expect(JSON.parse(missing.body)).toMatchObject({ code: 'not_found', fields: {} });
  const broken = await app.get('/stuk', { accept: 'application/json' });
  expect(JSON.parse(broken.body)).toMatchObject({ code: 'server_error', fields: {} });
  expect(broken.body).not.toMatch(/broken on purpose|\.ts/);
});

test('every page has the headers that keep it safe', async () => {
  for (const url of ['/', '/kleding', '/bestaat-niet', '/stuk', '/favicon.svg', '/kleding']) {
    const { headers } = await app.get(url);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
  }
});

test('scripts and styles stand in no page but as files', async () => {
  for (const url of ['/', '/kleding', '/artikel/artikel-1', '/stuk']) {
    const page = parseHtml((await app.get(url)).body);
    const scripts = findAll(page, 'script');
    if (url.startsWith('/artikel/')) expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const { src, type } = script.attributes;
      expect(src !== undefined || type === 'application/ld+json').toBe(true);
    }
    expect(findAll(page, 'style')).toEqual([]);
    expect(findAll(page, '[style]')).toEqual([]);
  }
});
