import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGES_CHANGED } from '#features/pages/api.server';
import { pages } from '#features/pages/server/tables';
import { loadSite, SITE_CHANGED, sites } from '#features/settings/api.server';
import { addPage } from '../harness/build-catalog';
import { type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { findAll, get, textOf } from '../harness/html';

let app: CatalogApp;
beforeAll(async () => {
  app = await createCatalogApp();
  const overview = {
    type: 'ProductOverview',
    props: { id: 'clothes', version: 1, title: 'Clothes', level: '1', limit: 6 },
  };
  const more = { refines: 'inline', ajaxFilterId: 'clothes', sortable: true, searchable: true };
  const content = [{ ...overview, props: { ...overview.props, ...more } }];
  await addPage(app.host, { path: '/clothes', title: 'Clothes', language: 'en_GB', content });
  const loading = { ...overview.props, id: 'more-clothes', paging: 'more' };
  const others = [{ ...overview, props: loading }];
  await addPage(app.host, { path: '/more', title: 'More', language: 'en_GB', content: others });
});
afterAll(() => app.close());

const bare = (html: string) => html.replace(/etalage_token" content="[^"]*"/, '');

test('S1/2 a page’s language is read from the page, and its lang follows', async () => {
  const dutch = get(await app.show('/kleding'), 'html').attributes;
  expect(dutch).toMatchObject({ lang: 'nl-NL', 'data-language': 'nl_NL' });
  const english = get(await app.show('/clothes'), 'html').attributes;
  expect(english).toMatchObject({ lang: 'en-GB', 'data-language': 'en_GB' });
});

test('S1/2 an English page has its frame, filters and paging in English', async () => {
  const page = await app.show('/clothes');
  expect(textOf(get(page, 'a[href="#inhoud"]'))).toBe('Skip to content');
  expect(textOf(get(page, '[data-section-status]'))).toBe('30 items');
  expect(get(page, '[data-pagination]').attributes['aria-label']).toBe('Pages');
  expect(textOf(get(await app.show('/more'), '[data-load-more]'))).toMatch(/Show 6$/);
  expect(textOf(get(page, '[data-refines-toggle]'))).toContain('Filters');
  expect(textOf(get(page, '[data-apply]'))).toBe('Show 30 items');
  expect(get(page, 'etalage-island input[type=text]').attributes.placeholder).toBe(
    'What are you looking for?',
  );
});

test('S1/2 the cards on an English page are English, and those on a Dutch one Dutch', async () => {
  const cards = async (path: string) => textOf(get(await app.show(path), '[data-results]'));
  for (const _ of ['rendered', 'kept']) {
    expect(await cards('/kleding')).toContain('Kies je maat');
    expect(await cards('/clothes')).toContain('Pick your size');
    expect(await cards('/clothes')).not.toContain('Kies je maat');
    app.host.cache.drop(['*']);
  }
});

test('S1/2 Dutch pages stay Dutch to the letter, whatever was rendered before them', async () => {
  const before = (await app.get('/kleding')).body;
  await app.get('/clothes');
  app.host.cache.drop(['*']);
  expect(bare((await app.get('/kleding')).body)).toBe(bare(before));
  expect(before).toContain('Naar de inhoud');
  expect(before).not.toContain('Skip to content');
});

test('S1/2 a section that is loaded again speaks its page’s language', async () => {
  const [row] = await app.db.select().from(pages).where(eq(pages.path, '/clothes'));
  const page = await app.show('/clothes');
  const { 'data-section-url': url = '', 'data-language': language } = get(
    page,
    'section[data-block-type=ProductOverview]',
  ).attributes;
  expect(row?.language).toBe('en_GB');
  expect(language).toBe('en_GB');
  const { body } = await app.post(url, { view: 'ajax', search: 'niets-van-dit' });
  expect(body).toContain('Nothing found');
  expect(body).toContain('No items found');
  const virtual = { block_type: 'Overview', search: 'niets-van-dit' };
  expect((await app.post('/webcore/product/block', virtual)).body).toContain('Niets gevonden');
  const english = { ...virtual, language: 'en_GB' };
  expect((await app.post('/webcore/product/block', english)).body).toContain('Nothing found');
});

test('S1/2 filters, their options, sorting and chips of an English page are English', async () => {
  const page = await app.show('/clothes?filter_price_min=10&filter_price_max=500&filter_offer=2');
  const group = (column: string) => get(page, `[data-filter-column=${column}]`);
  const label = (column: string) => get(group(column), 'details').attributes['aria-label'];
  expect(['size', 'color', 'price', 'brand', 'offer'].map(label)).toEqual([
    ...['Size', 'Colour', 'Price', 'Brand', 'Offer'],
  ]);
  expect(textOf(group('offer'))).toContain('Just in');
  expect(findAll(page, 'select option').map(textOf)).toEqual([
    ...['Newest first', 'Popular', 'Price: low to high', 'Price: high to low', 'Name'],
  ]);
  const chips = textOf(get(page, '[data-chips]'));
  expect(chips).toContain('Just in');
  expect(chips).toContain('from € 10 to € 500');
});

test('S1/2 names that are data are marked as Dutch on an English page, once a list', async () => {
  const page = await app.show('/clothes');
  const list = (column: string) => get(page, `[data-filter-column=${column}] [data-look]`);
  expect(list('color').attributes.lang).toBe('nl');
  expect(findAll(list('color'), '[lang]')).toHaveLength(0);
  expect(list('offer').attributes.lang).toBeUndefined();
  const titles = findAll(page, '[data-item] h2');
  expect(titles.length).toBeGreaterThan(1);
  for (const { attributes } of titles) expect(attributes.lang).toBe('nl');
  const dutch = (await app.get('/kleding')).body;
  expect(dutch.match(/\slang="/g)).toHaveLength(1);
});

test('S1/2 who searches from an English page stays in English', async () => {
  const home = await app.show('/clothes');
  const forms = findAll(home, 'form[role=search]').map(({ attributes }) => attributes.action);
  expect(new Set(forms)).toEqual(new Set(['/en/search']));
  expect(get(home, '[data-search-toggle]').attributes.href).toBe('/en/search');
  const page = await app.show('/en/search?search=jas');
  expect(get(page, 'html').attributes.lang).toBe('en-GB');
  expect(textOf(get(page, 'h1'))).toBe('Results for ‘jas’');
  expect(textOf(get(page, 'section[data-block-type=ProductOverview] h2'))).toBe('Items');
  expect(get(page, '[data-item] h3').attributes.lang).toBe('nl');
  expect(get(page, 'main form[role=search]').attributes.action).toBe('/en/search');
  expect(get(await app.show('/zoeken?search=jas'), 'html').attributes.lang).toBe('nl-NL');
});

test('S1/2 a search finds the pages of its own language alone, also while one types', async () => {
  const content = [{ type: 'RichText', props: { id: 'w', version: 1, html: '<p>Wombat</p>' } }];
  const title = 'Wombat';
  await addPage(app.host, { path: '/wombat', title, content });
  await addPage(app.host, { path: '/en/wombat', title, language: 'en_GB', content });
  await app.host.events.publish(PAGES_CHANGED, {});
  const found = async (address: string) =>
    findAll(await app.show(address), 'a')
      .map(({ attributes }) => attributes.href)
      .filter((href) => href?.endsWith('/wombat'));
  const suggest = '/brink/webcore/search/suggest?search=womb';
  await expect.poll(() => found('/zoeken?search=wombat')).toEqual(['/wombat']);
  await expect.poll(() => found('/en/search?search=wombat')).toEqual(['/en/wombat']);
  expect(await found(suggest)).toEqual(['/wombat']);
  expect(await found(`${suggest}&language=en_GB`)).toEqual(['/en/wombat']);
});

test('S1/2 suggestions of an English page name kinds in English, and mark articles as Dutch', async () => {
  const suggest = '/brink/webcore/search/suggest?search=jas';
  const group = get(await app.show(`${suggest}&language=en_GB`), '[role=group]');
  expect(group.attributes['aria-label']).toBe('Items');
  const [marked] = findAll(group, '[lang=nl]');
  expect(marked && findAll(marked, '[role=option]').length).toBeGreaterThan(0);
  expect((await app.get(suggest)).body).not.toContain('lang=');
});

test('S1/2 suggestions and the errors of calls are English for who asks from an English page', async () => {
  const suggest = '/brink/webcore/search/suggest?search=jas';
  expect((await app.get(suggest)).body).toMatch(/Alle \d+ resultaten voor/);
  expect((await app.get(`${suggest}&language=en_GB`)).body).toMatch(/All \d+ results for/);
  const call = async (query: string) => {
    const { body } = await app.get(`/webcore/pagebuilder/view/999999${query}`, {
      accept: 'application/json',
    });
    return JSON.parse(body) as { code: string; message: string };
  };
  expect((await call('')).message).toBe('Dit onderdeel bestaat niet (meer).');
  expect(await call('?language=en_GB')).toMatchObject({
    code: 'not_found',
    message: 'This does not exist (any more).',
  });
  expect((await call('?language=xx')).message).toBe('Dit onderdeel bestaat niet (meer).');
});

test('S1/2 no address turns a page that everybody gets into another language', async () => {
  expect((await app.get('/kleding?language=en_GB')).body).toContain('Naar de inhoud');
  expect((await app.get('/kleding')).body).toContain('Naar de inhoud');
});

test('S1/2 a whole site can be English: its search, its pages without a language, its 404', async () => {
  await app.db.update(sites).set({ language: 'en_US' }).where(eq(sites.id, 1));
  await loadSite(app.host);
  await app.host.events.publish(SITE_CHANGED, {});
  app.host.cache.drop(['*']);
  const page = await app.show('/kleding');
  expect(get(page, 'html').attributes.lang).toBe('en-US');
  expect(textOf(get(page, 'a[href="#inhoud"]'))).toBe('Skip to content');
  expect((await app.get('/zoeken?search=jas')).body).toContain('Results for ‘jas’');
  expect((await app.get('/bestaat-niet')).body).toContain('This page is not here (any more)');
});
