import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { productPictures, products } from '#features/catalog/api.server';
import { storePicture } from '#features/media/api.server';
import { announceChange } from '#features/overviews/api.server';
import { addPage } from '../harness/build-catalog';
import { breaking, browsing, type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { eventually } from '../harness/eventually';
import { find, findAll, get, parseHtml, textOf } from '../harness/html';
import { createSecondApp } from '../harness/second-app';

let app: CatalogApp;
beforeAll(async () => {
  app = await createCatalogApp();
});
afterAll(() => app.close());

test('S2.1/4 / is home', async () => {
  const page = await app.show('/');
  expect(textOf(get(page, 'h1'))).toBe('Welkom');
  const organization = JSON.parse(get(page, 'script[type=application/ld+json]').children.join(''));
  expect(organization).toMatchObject({ '@type': 'Organization', url: 'http://localhost' });
});

test('S2.1/3 every page leads to the cart', async () => {
  for (const url of ['/', '/kleding', '/artikel/artikel-1', '/weg']) {
    const link = get(await app.show(url), 'a[data-cart-button]');
    expect(link.attributes.href).toBe('/webcore/checkout/view');
  }
});

test('S2.1/8 a page says its number and language, on <html>', async () => {
  for (const path of ['/', '/kleding']) {
    expect(get(await app.show(path), 'html').attributes).toMatchObject({
      'data-id': String(app.shop.page[path]),
      lang: 'nl-NL',
      'data-language': 'nl_NL',
    });
  }
});

test('S2.1/7 S2.1/10 a page may be asked for by its number; its real address is the one to keep', async () => {
  const id = app.shop.page['/kleding'];
  const url = `/webcore/content/view/${id}`;
  const page = await app.show(`${url}?filter_color=${app.shop.color.rood}`);
  expect(get(page, 'html').attributes).toMatchObject({
    'data-id': String(id),
    'data-app-base': '/webcore/content/view',
  });
  expect(get(page, 'link[rel=canonical]').attributes.href).toBe('http://localhost/kleding');
  expect(get(page, 'section[data-block-id]').attributes['data-total']).toBe('6');
  expect(get(page, 'form[data-refines]').attributes.action).toBe(url);
  expect(get(await app.show('/kleding'), 'html').attributes['data-app-base']).toBeUndefined();
  for (const other of ['0', '999999', 'x', '0x1', '1e0', '-1', '99999999999']) {
    expect((await app.get(`/webcore/content/view/${other}`)).status).toBe(404);
  }
});

test('S7.1/6 with view=ajax or view=framework a page is its inside alone', async () => {
  for (const view of ['ajax', 'framework']) {
    const { body, headers } = await app.get(`/kleding?view=${view}`);
    expect(body).not.toMatch(/<html|<header|<footer/);
    const inside = parseHtml(body);
    expect(textOf(get(inside, 'h1'))).toBe('Kleding');
    expect(find(inside, 'form[data-refines]')).toBeDefined();
    expect(headers['x-robots-tag']).toBe('noindex');
  }
  expect((await app.get('/kleding?view=onzin')).body).toContain('<html');
  expect((await app.get('/kleding')).headers['x-robots-tag']).toBeUndefined();
});

const structured = async (url: string) =>
  findAll(await app.show(url), 'script[type=application/ld+json]').map((script) =>
    JSON.parse(script.children.join('')),
  );

test('a page tells search engines the way to it; what is offline is no step', async () => {
  const parentId = app.shop.page['/kleding'];
  const under = { title: 'Onder', content: [], parentId };
  const offline = await addPage(app.host, { ...under, path: '/kleding/weg', state: 'Offline' });
  await addPage(app.host, { ...under, path: '/kleding/weg/crème', parentId: offline });
  const step = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `http://localhost${path}`,
  });
  const [way, ...others] = await structured(encodeURI('/kleding/weg/crème'));
  expect(others).toEqual([]);
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      step(1, 'Home', '/'),
      step(2, 'Kleding', '/kleding'),
      step(3, 'Onder', '/kleding/weg/cr%C3%A8me'),
    ],
  });
  expect((await structured('/kleding'))[0].itemListElement).toHaveLength(2);
  expect((await structured('/')).map((one) => one['@type'])).toEqual(['Organization']);
});

test('a list below another page says where it stands, and no other page does', async () => {
  const parentId = app.shop.page['/kleding'];
  const content = [
    { type: 'ProductOverview', props: { id: 'lijst', title: 'Truien', level: '1', limit: 2 } },
  ];
  await addPage(app.host, { path: '/kleding/truien', title: 'Truien (d)', content, parentId });
  const way = get(await app.show('/kleding/truien'), '[data-way] nav');
  expect(findAll(way, 'a').map((one) => [textOf(one), one.attributes.href])).toEqual([
    ['Home', '/'],
    ['Kleding', '/kleding'],
    ['Truien', '/kleding/truien'],
  ]);
  expect(find(await app.show('/kleding'), '[data-way]')).toBeUndefined();
});

const shared = async (url: string) =>
  find(await app.show(url), 'meta[property=og:image]')?.attributes.content;

test('a page is shared with its first picture: a block’s own, or that of a card', async () => {
  expect(await shared('/kleding')).toBeUndefined();
  const content = await sharp({
    create: { width: 1400, height: 900, channels: 3, background: '#446655' },
  })
    .jpeg()
    .toBuffer();
  const size = { type: 'image/jpeg', width: 1400, height: 900 };
  for (const key of ['van-een-kaart', 'van-de-opening']) {
    await storePicture(app.host, { key, ...size, content });
  }
  const { db } = app.host;
  const [product] = await db.select().from(products).where(eq(products.access, 'artikel-1'));
  const productId = product?.id as number;
  await db
    .insert(productPictures)
    .values({ productId, mediaKey: 'van-een-kaart', position: 0, alt: '' });
  await announceChange(app.host, 'Product', [productId]);
  const address = 'http://localhost/media/van-een-kaart/1200.jpg';
  await eventually(async () => expect(await shared('/kleding')).toBe(address));
  // Also when the card was drawn before.
  expect(await shared('/kleding?sort=name')).toBe(address);
  const reply = await app.get('/media/van-een-kaart/1200.jpg');
  expect(reply.status).toBe(200);
  expect(reply.headers['content-type']).toBe('image/jpeg');
  const picture = { key: 'van-de-opening', width: 1400, height: 900, alt: '' };
  const hero = { type: 'Hero', props: { id: 'h', version: 1, title: 'Opening', picture } };
  const list = { type: 'ProductOverview', props: { id: 'l', version: 1, title: 'Alles' } };
  await addPage(app.host, { path: '/opening', title: 'Opening', content: [hero, list] });
  expect(await shared('/opening')).toBe('http://localhost/media/van-de-opening/1200.jpg');
});

const robots = async (url: string) =>
  find(await app.show(url), 'meta[name=robots]')?.attributes.content;
const canonical = async (url: string) =>
  find(await app.show(url), 'link[rel=canonical]')?.attributes.href;

test('search engines keep a page and its further pages, and pass filters by', async () => {
  const id = app.shop.block.kleding;
  expect(await robots('/kleding')).toBeUndefined();
  expect(await canonical('/kleding?utm_source=x')).toBe('http://localhost/kleding');
  expect(await robots(`/kleding?page_${id}=2`)).toBeUndefined();
  expect(await canonical(`/kleding?page_${id}=2`)).toBe(`http://localhost/kleding?page_${id}=2`);
  expect(await canonical(`/kleding?page_${id}=1`)).toBe('http://localhost/kleding');
  expect(await canonical('/kleding?page_999=2')).toBe('http://localhost/kleding');
  for (const query of [
    'filter_color=1',
    'sort=price',
    'search=jas',
    `limit_${id}=20`,
    `page_${id}=2&filter_color=1`,
  ]) {
    expect(await robots(`/kleding?${query}`)).toBe('noindex, follow');
    expect(await canonical(`/kleding?${query}`)).toBe('http://localhost/kleding');
  }
});

test('the sitemap is an index by kind, and names what search engines may keep', async () => {
  await addPage(app.host, { path: '/geheim', title: 'Geheim', noindex: true, content: [] });
  await addPage(app.host, { path: '/café & zo', title: 'Café', content: [] });
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
  const index = await app.get('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(locations(index.body)).toEqual([
    'http://localhost/sitemap-paginas-1.xml',
    'http://localhost/sitemap-producten-1.xml',
  ]);
  const pages = locations((await app.get('/sitemap-paginas-1.xml')).body);
  expect(pages).toContain('http://localhost/kleding');
  expect(pages).toContain('http://localhost/caf%C3%A9%20&amp;%20zo');
  expect(pages.join()).not.toContain('geheim');
  const products = locations((await app.get('/sitemap-producten-1.xml')).body);
  expect(products).toHaveLength(30);
  for (const path of ['paginas-0', 'paginas-2', 'producten-9', 'niets-1', '__proto__-1']) {
    expect((await app.get(`/sitemap-${path}.xml`)).status).toBe(404);
  }
  const { body } = await app.get('/robots.txt');
  expect(body).toContain('Sitemap: http://localhost/sitemap.xml');
  expect(body).toContain('Disallow: /webcore/');
});

test('every address that a page names is there', async () => {
  const seen = new Set<string>();
  const own =
    /^\/(?!winkels|login|herroepen|cookies\/instellingen|verlanglijst|webcore\/checkout|webcore\/location|jassen|winterjassen|servies|wonen|truien|media)/;
  for (const url of [
    '/',
    '/kleding',
    '/gekoppeld',
    '/artikel/artikel-1',
    '/zoeken?search=jas',
    '/weg',
  ]) {
    for (const link of findAll(await app.show(url), 'a[href]'))
      seen.add(link.attributes.href as string);
  }
  const wanted = [...seen].filter((href) => own.test(href));
  expect(wanted.length).toBeGreaterThan(40);
  for (const href of wanted) expect(`${href} ${(await app.get(href)).status}`).toBe(`${href} 200`);
});

test('what an editor wrote is cleaned when it is shown', async () => {
  const html =
    '<p onclick="x()">Hoi<script>alert(1)</script><a href="javascript:x">a</a><img src=x></p>';
  await addPage(app.host, {
    path: '/tekst',
    title: '</title><script>alert(2)</script>',
    content: [
      { type: 'RichText', props: { id: 'vies', html, title: '<i>Titel</i>' } },
      { type: 'Onbekend', props: { id: 'weg' } },
    ],
  });
  const { body } = await app.get('/tekst');
  expect(body).not.toMatch(/onclick|<script>|javascript:|<img src=x|<i>Titel/);
  expect(body).toContain('Hoi');
});

test('the menu marks the page itself, and what it lies under', async () => {
  await addPage(app.host, { path: '/kleding/onder', title: 'Onder', content: [] });
  const marked = async (url: string) =>
    findAll(await app.show(url), 'nav a[aria-current]')
      .filter((link) => link.attributes.href === '/kleding')
      .map((link) => link.attributes['aria-current']);
  expect((await marked('/kleding'))[0]).toBe('page');
  expect(await marked('/kleding/onder')).toEqual(['true']);
  expect(await marked('/alles')).toEqual([]);
});

test('what breaks is a Dutch page with a number that stands in the log, once', async () => {
  const lines: string[] = [];
  const stream = new PassThrough();
  stream.on('data', (data: Buffer) => lines.push(...data.toString().trim().split('\n')));
  const features = [...browsing, breaking];
  const broken = await createSecondApp(app, features, { level: 'info', stream });
  Object.assign(broken.host, {
    assets: {
      ...broken.host.assets,
      later: { more: '/assets/more.css', forms: '/assets/forms.css' },
    },
  });
  const inject = (request: InjectOptions | string) => broken.host.app.inject(request);
  const { statusCode, body, headers } = await inject('/stuk');
  // How it looks stands in a later sheet.
  expect(body).toContain('<link rel="stylesheet" href="/assets/more.css">');
  expect(statusCode).toBe(500);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).not.toMatch(/broken on purpose|\.ts/);
  const page = parseHtml(body);
  const [reference] =
    /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(textOf(get(page, 'main'))) ?? [];
  const logged = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({
    reqId: reference,
    url: '/stuk',
    err: { message: 'broken on purpose' },
  });
  // A visitor's own mistakes are no business of the log.
  await inject('/weg');
  await inject({ method: 'POST', url: '/webcore/onbekend/block' });
  expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)).toHaveLength(1);
  await broken.close();
});

test('health: the process answers, and so does its database', async () => {
  for (const url of ['/healthz', '/readyz']) {
    const { status, body, headers } = await app.get(url);
    expect([status, JSON.parse(body)]).toEqual([200, { status: 'ok' }]);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('health: a database that hangs is away within seconds, and asked once meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answer = () => {};
  const hanging = new Promise((resolve) => {
    answer = () => resolve({ rows: [] });
  });
  const asked = vi.spyOn(app.host.db, 'execute').mockReturnValue(hanging as never);
  try {
    const replies = [app.get('/readyz'), app.get('/readyz')];
    await expect.poll(() => vi.getTimerCount(), { interval: 1 }).toBeGreaterThanOrEqual(2);
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([503, 503]);
    expect(asked).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
    asked.mockRestore();
    answer();
  }
  await expect.poll(async () => (await app.get('/readyz')).status).toBe(200);
});

test('a page says which links a browser may fetch ahead, and none of them changes anything', async () => {
  const { headers } = await app.get('/kleding');
  const path = String(headers['speculation-rules']).slice(1, -1);
  const reply = await app.get(path);
  expect(reply.headers['content-type']).toContain('application/speculationrules+json');
  const [{ where, eagerness }] = JSON.parse(reply.body).prefetch;
  // Not before a pointer rests on a link: nothing is fetched for who only looks.
  expect(eagerness).toBe('moderate');
  expect(where.and[1].not.href_matches).toEqual(
    expect.arrayContaining(['/webcore/*', '/login/*', '/api/*']),
  );
});
