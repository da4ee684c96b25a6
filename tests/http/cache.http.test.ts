import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { products } from '#features/catalog/api.server';
import { announceChange } from '#features/overviews/api.server';
import { addPersonalSource, movePage, publishPage } from '#features/pages/api.server';
import { pages } from '#features/pages/server/tables';
import { SITE_CHANGED, sites } from '#features/settings/api.server';
import { stock } from '#features/stock/api.server';
import { addPage } from '../harness/build-catalog';
import { browsing, type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { find, findAll, get, parseHtml, textOf } from '../harness/html';
import { createSecondApp } from '../harness/second-app';

let app: CatalogApp;
beforeEach(async () => {
  app = await createCatalogApp();
});
afterEach(() => app.close());

/** How many queries the work sends to the database. */
const countQueries = async (work: () => Promise<unknown>): Promise<number> => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
};

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

test('a page at rest costs one query a type of block, however many there are of it', async () => {
  expect(await countQueries(() => app.get('/herhaal'))).toBe(3);
  expect(await countQueries(() => app.get('/gekoppeld'))).toBe(3);
  // The page, its blocks’ numbers; the cards were read before.
  expect(await countQueries(() => app.get('/gekoppeld?filter_color=1'))).toBe(2);
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
  for (const query of ['utm_source=x', 'filter_<b>=1', 'page_999=3&x=y', 'filter_onbekend=1']) {
    const { body } = await app.get(`/kleding?${query}`);
    expect(body).not.toContain('<b>=');
    expect(parseSection(body)).toBe(parseSection(clean.body));
  }
});

const parseSection = (html: string) => JSON.stringify(get(parseHtml(html), 'section[data-results], section'));

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
  for (const url of ['/', '/kleding', '/artikel/artikel-1', '/sitemap.xml', '/robots.txt', '/weg']) {
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

test('S3.1/7 nobody sees another’s cart or token, with one cache between them', async () => {
  const personal = {
    name: 'personal',
    needs: ['pages'],
    setup: (host: Parameters<(typeof browsing)[number]['setup']>[0]) => {
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
    const scripted = await own.get(url, { cookie: `${cookie}; etalage_script=1` });
    expect(scripted.body).not.toContain(token);
    expect(scripted.headers['set-cookie']).toBeUndefined();
  }
  await own.close();
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
  await announceChange(app.host, 'Product');
  await app.db.update(products).set({ title: 'Anders' }).where(eq(products.access, 'artikel-1'));
  await announceChange(app.host, 'Product', [app.shop.product(1).id]);
  expect((await app.get('/kleding', { 'if-none-match': etag })).status).toBe(200);
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 ,gzip;q=0', undefined],
  ['brx, xgzip, vibrant', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['', undefined],
])('Accept-Encoding %j is answered in %s', async (accept, encoding) => {
  for (const _ of ['rendered', 'kept']) {
    const reply = await app.inject({ url: '/kleding', headers: { 'accept-encoding': accept } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
  }
});

const rename = (n: number, title: string) =>
  app.db.update(products).set({ title }).where(eq(products.id, app.shop.product(n).id));

test('a changed product drops every page that shows products', async () => {
  const urls = ['/', '/kleding', '/artikel/artikel-1', '/zoeken?search=jas'];
  for (const url of urls) expect((await app.get(url)).body).not.toContain('Nieuwe naam');
  await rename(1, 'Nieuwe naam jas');
  await announceChange(app.host, 'Product', [app.shop.product(1).id]);
  for (const url of urls) expect((await app.get(url)).body).toContain('Nieuwe naam');
});

test('a product that leaves is gone from lists, totals, search and its own address', async () => {
  await app.get('/kleding');
  await app.db.update(products).set({ state: 'Offline' }).where(eq(products.access, 'artikel-1'));
  await announceChange(app.host, 'Product', [app.shop.product(1).id]);
  const id = app.shop.block.kleding;
  expect((await app.head('/kleding'))[`etalage-${id}_total`]).toBe('19');
  expect((await app.get('/artikel/artikel-1')).status).toBe(404);
  expect((await app.get('/zoeken?search=artikel+01')).body).not.toContain('href="/artikel/artikel-1"');
  expect((await app.get('/sitemap-producten-1.xml')).body).not.toContain('artikel-1<');
});

test('after many changes a list is what a fresh start would show', async () => {
  for (const n of [3, 9, 1, 17]) {
    await app.db.update(products).set({ state: 'Offline' }).where(eq(products.id, app.shop.product(n).id));
    await announceChange(app.host, 'Product', [app.shop.product(n).id]);
  }
  await app.db.update(products).set({ state: 'Online' });
  await announceChange(app.host, 'Product', [17, 1, 9, 3].map((n) => app.shop.product(n).id));
  const urls = ['/kleding', '/kleding?search=jas', '/kleding?filter_color=1&sort=price-down', '/zoeken?search=artikel'];
  const before = await Promise.all(urls.map(async (url) => (await app.get(url)).body));
  const fresh = await createSecondApp(app, browsing);
  for (const [index, url] of urls.entries()) expect(await fresh.get(url)).toBe(before[index]);
  await fresh.close();
});

test('stock that goes is gone from the page, its list and its card', async () => {
  expect((await app.get('/artikel/artikel-25')).body).toContain('3 op voorraad');
  const { id, variants } = app.shop.product(25);
  await app.db.update(stock).set({ pieces: 0 }).where(eq(stock.variantId, variants[0]?.id ?? 0));
  await announceChange(app.host, 'Product', [id]);
  expect((await app.get('/artikel/artikel-25')).body).not.toContain('3 op voorraad');
  const card = get(await app.show('/gekoppeld'), `li[data-item=${id}]`);
  expect(textOf(card)).toContain('Uitverkocht');
});

test('a page that was being made while its product changed is not kept', async () => {
  const { execute } = app.host.db;
  let changed = false;
  vi.spyOn(app.host.db, 'execute').mockImplementation((async (...args: [never]) => {
    const result = await execute.apply(app.host.db, args);
    if (!changed) {
      changed = true;
      await rename(1, 'Nieuwe naam jas');
      await announceChange(app.host, 'Product', [app.shop.product(1).id]);
    }
    return result;
  }) as never);
  await app.get('/kleding');
  vi.restoreAllMocks();
  expect(changed).toBe(true);
  expect((await app.get('/kleding')).body).toContain('Nieuwe naam');
});

test('a published page, a moved page and changed settings show at once', async () => {
  const id = app.shop.page['/herhaal'] as number;
  await app.get('/herhaal');
  await app.db.update(pages).set({ title: 'Anders' }).where(eq(pages.id, id));
  await publishPage(app.host, id);
  expect(textOf(get(await app.show('/herhaal'), 'title'))).toBe('Anders | Brink');
  await app.db.update(sites).set({ name: 'Oever' });
  await app.host.events.publish(SITE_CHANGED, {});
  expect(textOf(get(await app.show('/herhaal'), 'title'))).toBe('Anders | Oever');
});

test('a page appears and goes by its own dates, though it is kept', async () => {
  const onlineFrom = new Date('2026-03-02T09:00:10Z');
  const onlineUntil = new Date('2026-03-02T09:00:30Z');
  await addPage(app.host, { path: '/actie', title: 'Actie', content: [], onlineFrom, onlineUntil });
  expect((await app.get('/actie')).status).toBe(404);
  app.clock.set(onlineFrom);
  expect((await app.get('/actie')).status).toBe(200);
  app.clock.advance(19_999);
  expect((await app.get('/actie')).status).toBe(200);
  app.clock.advance(1);
  expect((await app.get('/actie')).status).toBe(404);
});

test('a kept page is made anew after a minute, should a message ever be lost', async () => {
  await app.get('/kleding');
  await rename(1, 'Nieuwe naam jas');
  expect((await app.get('/kleding')).body).not.toContain('Nieuwe naam');
  app.clock.advance(60_000);
  expect(await countQueries(() => app.get('/kleding'))).toBeGreaterThan(0);
});

const location = async (url: string) => {
  const { status, headers } = await app.get(url);
  expect(status).toBe(301);
  expect(headers['cache-control']).toBe('no-cache');
  return headers.location;
};

test('a moved page leads on from each address it ever had, in one step, and back again', async () => {
  const id = app.shop.page['/herhaal'] as number;
  const below = await addPage(app.host, { path: '/herhaal/onder', title: 'Onder', content: [] });
  await movePage(app.host, id, '/twee');
  expect(await location('/herhaal?filter_color=1')).toBe('/twee?filter_color=1');
  expect(await location('/herhaal/onder')).toBe('/twee/onder');
  await movePage(app.host, id, '/drie');
  expect(await location('/herhaal')).toBe('/drie');
  expect(await location('/twee')).toBe('/drie');
  expect(await location('/twee/onder')).toBe('/drie/onder');
  await movePage(app.host, id, '/herhaal');
  expect((await app.get('/herhaal')).status).toBe(200);
  expect((await app.get('/herhaal/onder')).status).toBe(200);
  expect(await location('/twee')).toBe('/herhaal');
  expect(await location('/drie')).toBe('/herhaal');
  await movePage(app.host, below, '/herhaal/onder/dieper');
  expect(await location('/herhaal/onder')).toBe('/herhaal/onder/dieper');
  await movePage(app.host, id, '/herhaal/onder');
  expect((await app.get('/herhaal/onder')).status).toBe(200);
  expect(await location('/herhaal')).toBe('/herhaal/onder');
});

test('a page moves nowhere where another stands, and home stays', async () => {
  const id = app.shop.page['/herhaal'] as number;
  for (const path of ['/kleding', 'zonder', '/', '//twee', '/slot/']) {
    await expect(movePage(app.host, id, path)).rejects.toMatchObject({ status: 400 });
  }
  await expect(movePage(app.host, app.shop.page['/'] as number, '/start')).rejects.toMatchObject({
    status: 400,
  });
});

test('an address with a slash too many leads to the page; letters of all tongues do', async () => {
  await addPage(app.host, { path: '/café', title: 'Café', content: [] });
  expect(await location('/kleding/?sort=price')).toBe('/kleding?sort=price');
  expect(await location('/caf%C3%A9/')).toBe('/caf%C3%A9');
  const page = await app.show('/caf%C3%A9');
  expect(get(page, 'link[rel=canonical]').attributes.href).toBe('http://localhost/caf%C3%A9');
  expect((await app.get('//evil.example/')).status).toBe(404);
});

test('addresses that nobody has are not kept', async () => {
  for (const n of [1, 2, 3]) await app.get(`/weg-${n}`);
  expect(app.host.cache.size).toBe(0);
  expect(find(await app.show('/weg'), 'link[rel=canonical]')).toBeUndefined();
  expect(findAll(await app.show('/weg'), 'meta[name=robots]')).toHaveLength(1);
});

test('with the cache off every page is made, and is the same', async () => {
  const off = await createCatalogApp({ config: { pageCache: false } });
  await off.get('/kleding');
  expect(await countQueries(() => off.get('/kleding'))).toBeGreaterThan(0);
  expect((await off.get('/kleding')).body).toBe((await app.get('/kleding')).body);
  await off.close();
});

test('two processes: what changes in one is dropped in the other', async () => {
  const other = await createSecondApp(app, browsing);
  const first = await other.get('/kleding');
  expect(first).toBe((await app.get('/kleding')).body);
  await rename(1, 'Nieuwe naam jas');
  await announceChange(app.host, 'Product', [app.shop.product(1).id]);
  await vi.waitUntil(async () => (await other.get('/kleding')).includes('Nieuwe naam'));
  expect(await other.get('/zoeken?search=nieuwe')).toContain('Nieuwe naam');
  const { id, variants } = app.shop.product(25);
  expect(await other.get('/artikel/artikel-25')).toContain('3 op voorraad');
  await app.db.update(stock).set({ pieces: 0 }).where(eq(stock.variantId, variants[0]?.id ?? 0));
  await announceChange(app.host, 'Product', [id]);
  await vi.waitUntil(async () => !(await other.get('/artikel/artikel-25')).includes('3 op voorraad'));
  expect(await other.get('/alles')).toContain('Alles');
  await movePage(app.host, app.shop.page['/alles'] as number, '/anders');
  await vi.waitUntil(async () => !(await other.get('/alles')).includes('data-results'));
  expect(await other.get('/anders')).toContain('data-results');
  await app.db.update(sites).set({ name: 'Oever' });
  await app.host.events.publish(SITE_CHANGED, {});
  await vi.waitUntil(async () => (await other.get('/')).includes('| Oever'));
  await other.close();
});
