import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addPersonalSource } from '#features/pages/api.server';
import type { Feature } from '#platform/host';
import { browsing, type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { countQueries } from '../harness/count-queries';
import { find, findAll, get, parseHtml, textOf } from '../harness/html';

let app: CatalogApp;
beforeAll(async () => {
  app = await createCatalogApp();
});
afterAll(() => app.close());

test('a page from the cache costs no query, whatever the order of its parameters', async () => {
  const urls = ['/', '/kleding?filter_color[]=1&filter_size[]=2', '/artikel/artikel-1'];
  for (const url of urls) await app.get(url);
  const again = ['/', '/kleding?filter_size=2&utm_source=x&filter_color=1', '/artikel/artikel-1'];
  const queries = await countQueries(async () => {
    for (const url of again) {
      await app.get(url);
      await app.head(url);
    }
  });
  expect(queries).toBe(0);
});

test('a page costs one query a type of block, however many there are of it; none at rest', async () => {
  // The page, its blocks’ numbers and their cards.
  expect(await countQueries(() => app.get('/herhaal'))).toBe(3);
  expect(await countQueries(() => app.get('/gekoppeld'))).toBe(3);
  expect(await countQueries(() => app.get('/gekoppeld?filter_size=2'))).toBe(0);
  // Cards in the colour that was chosen are others, once.
  expect(await countQueries(() => app.get('/gekoppeld?filter_color=1'))).toBe(1);
  expect(await countQueries(() => app.get('/gekoppeld?filter_color=1&filter_size=2'))).toBe(0);
});

test('what asks the same is the same page; what asks something else is another', async () => {
  const one = await app.get('/kleding?filter_color[]=1&filter_color[]=2');
  expect((await app.get('/kleding?filter_color=2&filter_color=1')).body).toBe(one.body);
  for (const query of ['', '?filter_color=1', '?filter_color=1&filter_color=2&sort=price']) {
    expect((await app.get(`/kleding${query}`)).body).not.toBe(one.body);
  }
});

test('what is no parameter of ours changes nothing for the next visitor', async () => {
  const clean = await app.get('/kleding');
  for (const query of ['utm_source=x', 'filter_<b>=1', 'filter_onbekend=1']) {
    const { body } = await app.get(`/kleding?${query}`);
    expect(body).not.toContain('<b>=');
    expect(parseSection(body)).toBe(parseSection(clean.body));
  }
});

const parseSection = (html: string) =>
  JSON.stringify(get(parseHtml(html), 'section[data-block-id]'));

test('no header of a request comes back in a page', async () => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-original-url': '/evil.example',
    forwarded: 'host=evil.example',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
  };
  for (const url of [
    '/',
    '/kleding',
    '/artikel/artikel-1',
    '/sitemap.xml',
    '/robots.txt',
    '/weg',
  ]) {
    const first = await app.get(url, headers);
    expect(JSON.stringify(first.headers) + first.body).not.toContain('evil.example');
    expect((await app.get(url)).body).toBe((await app.get(url)).body);
  }
});

test('a page kept for a HEAD is the page of a GET', async () => {
  await app.head('/kleding');
  const { body, headers } = await app.get('/kleding');
  expect(body).toContain('</html>');
  expect(Object.keys(headers).filter((name) => name.startsWith('etalage-'))).toEqual([]);
});

test('nobody sees another’s cart or token, with one cache between them', async () => {
  const personal: Feature = {
    name: 'personal',
    needs: ['pages'],
    setup: (host) => {
      addPersonalSource(host, 'cart', async () => ({ cartCount: 7 }));
      host.app.get('/begin', async (request, reply) => {
        await host.sessions.ensure(request, reply);
        return reply.send('ok');
      });
    },
  };
  const own = await createCatalogApp({ features: [...browsing, personal] });
  const begun = await own.inject('/begin');
  const cookie = begun.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const url of ['/', '/kleding', '/artikel/artikel-1', '/zoeken?search=jas', '/weg']) {
    const buyer = await own.get(url, { cookie });
    const page = parseHtml(buyer.body);
    expect(textOf(get(page, '[data-cart-count]'))).toBe('7');
    const token = get(page, 'meta[name=etalage_token]').attributes.content as string;
    expect(token).toMatch(/^s\./);
    expect(buyer.headers['cache-control']).toBe('private, no-store');
    const stranger = await own.get(url);
    expect(stranger.body).not.toContain(token);
    expect(textOf(get(parseHtml(stranger.body), '[data-cart-count]'))).toBe('0');
    const again = await own.get(url, { cookie });
    expect(textOf(get(parseHtml(again.body), '[data-cart-count]'))).toBe('7');
    // The token has another mask each time.
    expect(again.body).not.toContain(token);
    expect(stranger.body).not.toMatch(/"s\.[\w-]{40}/);
    if (url === '/weg') continue;
    const scripted = await own.get(url, { cookie: `${cookie}; etalage_script=1` });
    expect(scripted.body).not.toMatch(/"s\.[\w-]{40}/);
    expect(scripted.headers['set-cookie']).toBeUndefined();
  }
  for (const [site, encoding] of [
    [undefined, 'br'],
    ['same-origin', 'br'],
    ['none', 'br'],
    // What leads here from elsewhere could choose words of the page, and see how long it is.
    ['cross-site', undefined],
    ['same-site', undefined],
  ]) {
    const from = site && { 'sec-fetch-site': site };
    const headers = { cookie, 'accept-encoding': 'br', ...from };
    const reply = await own.inject({ url: '/kleding', headers });
    expect([site, reply.headers['content-encoding']]).toEqual([site, encoding]);
    expect(reply.headers.vary).toBe('Accept-Encoding, Cookie');
    const html = encoding ? brotliDecompressSync(reply.rawPayload).toString() : reply.body;
    expect(textOf(get(parseHtml(html), '[data-cart-count]'))).toBe('7');
  }
  await own.close();
});

test('what many ask for at once is made once, each getting it as he can read it', async () => {
  app.host.cache.drop(['*']);
  const keep = vi.spyOn(app.host.cache, 'keep');
  const encodings = ['br', 'gzip', 'identity', 'br', 'gzip', 'identity'];
  const replies = await Promise.all(
    encodings.map((encoding) =>
      app.inject({ url: '/kleding', headers: { 'accept-encoding': encoding } }),
    ),
  );
  expect(keep).toHaveBeenCalledTimes(1);
  keep.mockRestore();
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
  const pages = replies.map(({ headers, rawPayload }) =>
    unpack[(headers['content-encoding'] ?? 'identity') as keyof typeof unpack](
      rawPayload,
    ).toString(),
  );
  expect(new Set(pages).size).toBe(1);
  expect(replies.map(({ headers }) => headers['content-encoding'] ?? 'identity')).toEqual(
    encodings,
  );
});

test('a page that is asked for again is compressed better from then on', async () => {
  const ask = () =>
    app.inject({ url: '/kleding?sort=price-down', headers: { 'accept-encoding': 'br' } });
  const first = await ask();
  const second = await ask();
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  await vi.waitFor(async () =>
    expect((await ask()).rawPayload.length).toBeLessThan(first.rawPayload.length),
  );
  const better = await ask();
  expect(Number(better.headers['content-length'])).toBe(better.rawPayload.length);
  expect(better.headers.etag).toBe(first.headers.etag);
  expect(
    brotliDecompressSync(better.rawPayload).equals(brotliDecompressSync(first.rawPayload)),
  ).toBe(true);
});

test('an ETag for each encoding; whoever has it gets 304, with the headers of a HEAD', async () => {
  const tags = new Map<string, string>();
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { headers } = await app.get('/kleding', { 'accept-encoding': encoding });
    expect(headers.vary).toBe('Accept-Encoding, Cookie');
    tags.set(encoding, headers.etag as string);
  }
  expect(new Set(tags.values()).size).toBe(3);
  const etag = tags.get('identity') as string;
  for (const value of [etag, `W/${etag}`, `"x", ${etag}`, `"x",W/${etag} , "y"`, '*']) {
    const reply = await app.get('/kleding', { 'if-none-match': value });
    expect(`${value} ${reply.status}`).toBe(`${value} 304`);
    expect(reply.body).toBe('');
    expect(reply.headers.etag).toBe(etag);
  }
  for (const value of ['"x"', etag.slice(1), '', tags.get('br') as string]) {
    expect((await app.get('/kleding', { 'if-none-match': value })).status).toBe(200);
  }
  const id = app.shop.block.kleding;
  const head = await app.head('/kleding', { 'if-none-match': etag });
  expect(head[`etalage-${id}_total`]).toBe('20');
});

test('a page is sent as the browser can read it, when it is made and when it is kept', async () => {
  for (const [accept, encoding] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ]) {
    for (const _ of ['made', 'kept']) {
      const url = `/kleding?sort=price&search=${accept}`;
      const reply = await app.inject({ url, headers: { 'accept-encoding': accept } });
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
    }
  }
});

test('addresses that nobody has are not kept', async () => {
  const before = app.host.cache.size;
  for (const n of [1, 2, 3]) await app.get(`/weg-${n}`);
  expect(app.host.cache.size).toBe(before);
  expect(find(await app.show('/weg'), 'link[rel=canonical]')).toBeUndefined();
  expect(findAll(await app.show('/weg'), 'meta[name=robots]')).toHaveLength(1);
});

test('with the cache off every page is made, and is the same', async () => {
  const off = await createCatalogApp({ config: { pageCache: false } });
  await off.get('/kleding');
  expect(off.host.cache.size).toBe(0);
  expect((await off.get('/kleding')).body).toBe((await app.get('/kleding')).body);
  await off.close();
});

test('a section is compressed for who can read that', async () => {
  const plain = await app.section('kleding');
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await app.inject({
      method: 'POST',
      url: `/webcore/pagebuilder/view/${plain.id}`,
      payload: 'view=ajax',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'accept-encoding': encoding,
      },
    });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(rawPayload.length).toBeLessThan(plain.body.length / 3);
    expect(unpack(rawPayload).toString()).toBe(plain.body);
  }
});
