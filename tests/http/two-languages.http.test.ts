import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPage, PAGES_CHANGED, publishPage } from '#features/pages/api.server';
import { pages } from '#features/pages/server/tables';
import { loadSite, SITE_CHANGED, sites } from '#features/settings/api.server';
import { type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { findAll, get, textOf } from '../harness/html';

const text = (html: string) => [{ type: 'RichText', props: { id: 'a', version: 1, html } }];

let app: CatalogApp;
beforeAll(async () => {
  app = await createCatalogApp();
  const add = async (path: string, language: string | undefined, counterpart?: number) => {
    const root = { props: counterpart === undefined ? {} : { counterpart } };
    const tree = { root, content: text('<p>Tekst</p>'), zones: {} };
    const page = { siteId: 1, path, title: `Page ${path}`, language, tree };
    const id = await createPage(app.host, page);
    await publishPage(app.host, id);
    return id;
  };
  const dutch = await add('/bezorgen', undefined);
  await add('/en', 'en_GB');
  await add('/en/delivery', 'en_GB', dutch);
  await add('/en/late', 'en_GB', dutch);
});
afterAll(() => app.close());

const setFrames = async (frames: object) => {
  const settings = sql`${sites.settings} || ${JSON.stringify({ frames })}::jsonb`;
  await app.db.update(sites).set({ settings }).where(eq(sites.id, 1));
  await loadSite(app.host);
  await app.host.events.publish(SITE_CHANGED, {});
  app.host.cache.drop(['*']);
};

const english = {
  home: '/en',
  navigation: [{ title: 'Clothes', href: '/kleding' }],
  footer: [
    {
      title: 'Customer service',
      href: '/en/delivery',
      children: [{ title: 'Delivery', href: '/en/delivery', items: [] }],
    },
  ],
};

const bare = (html: string) => html.replace(/etalage_token" content="[^"]*"/, '');
const switches = async (path: string) =>
  findAll(await app.show(path), '[data-other-language]').map((one) => [
    textOf(one),
    one.attributes.href,
    one.attributes.lang,
    one.attributes.hreflang ?? one.attributes.hrefLang,
  ]);
const alternates = async (path: string) =>
  findAll(await app.show(path), 'link[rel=alternate]').map(({ attributes }) => [
    attributes.hreflang,
    attributes.href,
  ]);
const pair = [
  ['nl', 'http://localhost/bezorgen'],
  ['en', 'http://localhost/en/delivery'],
  ['x-default', 'http://localhost/bezorgen'],
];

test('S1/2 a site of one language has no way to another', async () => {
  for (const path of ['/', '/kleding', '/clothes', '/en/delivery']) {
    expect(await switches(path)).toEqual([]);
  }
});

test('S1/2 a site with a frame in English leads there and back, in menu and footer', async () => {
  const before = bare((await app.get('/kleding')).body);
  await setFrames({ en_GB: english });
  const after = (await app.get('/kleding')).body;
  const way =
    '<a class="[^"]*" href="/en" lang="en" hrefLang="en" data-other-language="">(?:<svg(?:(?!</svg>).)*</svg> ?)?English</a>';
  expect(after.match(new RegExp(way, 'g'))).toHaveLength(2);
  // But for the switch a Dutch page is as it was.
  expect(bare(after).replace(new RegExp(`<li>${way}</li>|${way}`, 'g'), '')).toBe(before);
  expect(await switches('/artikel/artikel-1')).toContainEqual(['English', '/en', 'en', 'en']);
  const back = ['Nederlands', '/', 'nl', 'nl'];
  expect(await switches('/en')).toEqual([back, back]);
});

test('S1/2 the frame of an English page is the site’s English one, from its logo to its footer', async () => {
  const page = await app.show('/en/delivery');
  expect(get(page, 'html').attributes.lang).toBe('en-GB');
  const logo = findAll(page, 'a').find((one) => one.attributes['aria-label']?.startsWith('Brink'));
  expect(logo?.attributes.href).toBe('/en');
  const frame = ['header', 'footer', 'aside'].map((part) => {
    const found = findAll(page, part);
    return found.map(textOf).join(' ');
  });
  expect(frame.join(' ')).toContain('Clothes');
  expect(frame.join(' ')).toContain('Delivery');
  const dutch =
    /\b(Kleding|Alles|Bezorgen|Klantenservice|Zoeken|Winkelmand|Verlanglijst|Winkels|Herroepen)\b/i;
  expect(frame.join(' ')).not.toMatch(dutch);
  const gone = await app.get('/en/nergens');
  expect(gone.status).toBe(404);
  expect(gone.body).toContain('<html lang="en-GB"');
  expect(gone.body).toContain('This page is not here (any more)');
  expect(gone.body).toContain('>Clothes</a>');
  expect((await app.get('/enge-dingen')).body).toContain('Deze pagina is er niet (meer)');
});

test('S1/2 pages that say the same lead to each other, and tell search engines so alike', async () => {
  expect(await switches('/bezorgen')).toEqual(
    Array(2).fill(['English', '/en/delivery', 'en', 'en']),
  );
  expect(await switches('/en/delivery')).toEqual(
    Array(2).fill(['Nederlands', '/bezorgen', 'nl', 'nl']),
  );
  expect(await alternates('/bezorgen')).toEqual(pair);
  expect(await alternates('/en/delivery')).toEqual(pair);
  expect(await alternates('/bezorgen?search=trui')).toEqual([]);
  // Another page was first.
  expect(await alternates('/en/late')).toEqual([]);
  const map = (await app.get('/sitemap-paginas-1.xml')).body;
  const links = pair.map(
    ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
  );
  for (const path of ['/bezorgen', '/en/delivery']) {
    const [entry = ''] = new RegExp(`<loc>http://localhost${path}</loc>.*?</url>`).exec(map) ?? [];
    expect(entry).toContain(links.join(''));
  }
  expect(map.match(/xhtml:link/g)).toHaveLength(6);
});

test('S1/2 a counterpart that nobody may see yet is none; it is one from its moment on', async () => {
  const from = new Date(app.clock.now().getTime() + 60_000);
  const set = async (onlineFrom: Date | null) => {
    await app.db.update(pages).set({ onlineFrom }).where(eq(pages.path, '/en/delivery'));
    await app.host.events.publish(PAGES_CHANGED, {});
  };
  await set(from);
  await expect.poll(() => alternates('/bezorgen')).toEqual([]);
  expect(await switches('/bezorgen')).toContainEqual(['English', '/en', 'en', 'en']);
  app.clock.advance(60_001);
  expect(await alternates('/bezorgen')).toEqual(pair);
  await set(null);
});

test('S1/2 an English page’s links to Dutch pages say so; those to English ones don’t need to', async () => {
  const page = await app.show('/en/delivery');
  const hreflang = (href: string) =>
    findAll(page, 'a')
      .filter(({ attributes }) => attributes.href === href)
      .map(({ attributes }) => attributes.hreflang ?? attributes.hrefLang);
  for (const href of ['/kleding', '/login', '/herroepen']) {
    expect([...new Set(hreflang(href))], href).toEqual(['nl']);
  }
  for (const href of ['/en', '/en/search', '/cookies/instellingen?language=en_GB']) {
    expect([...new Set(hreflang(href))], href).toEqual([undefined]);
  }
  const dutch = findAll(await app.show('/bezorgen'), 'a').filter(
    ({ attributes }) => attributes.hreflang ?? attributes.hrefLang,
  );
  expect(dutch.map(textOf)).toEqual(['English', 'English']);
});

test('S2.2/6 S1/2 names of data that a frame has words for are told in them, where it has all of a list', async () => {
  const content = [
    {
      type: 'ProductOverview',
      props: { id: 'l', version: 1, title: 'All', refines: 'inline', ajaxFilterId: 'a' },
    },
  ];
  const tree = { root: { props: {} }, content, zones: {} };
  const page = { siteId: 1, path: '/en/all', title: 'All', language: 'en_GB', tree };
  await publishPage(app.host, await createPage(app.host, page));
  const colors = async (terms: Record<string, string>) => {
    await setFrames({ en_GB: { ...english, terms } });
    const list = get(get(await app.show('/en/all'), '[data-filter-column=color]'), '[data-look]');
    const names = findAll(list, 'label').map((one) => textOf(one).replace(/ *\d.*/, ''));
    return { lang: list.attributes.lang, names };
  };
  const plain = await colors({});
  expect(plain.lang).toBe('nl');
  const [first = ''] = plain.names;
  expect(await colors({ [first]: 'First' })).toEqual(plain);
  const all = Object.fromEntries(plain.names.map((name) => [name, `${name} too`]));
  expect(await colors(all)).toEqual({
    lang: undefined,
    names: plain.names.map((name) => `${name} too`),
  });
});
