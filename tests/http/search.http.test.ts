import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '#features/catalog/api.server';
import { announceChange } from '#features/overviews/api.server';
import { publishPage } from '#features/pages/api.server';
import { pages } from '#features/pages/server/tables';
import { SITE_CHANGED, sites } from '#features/settings/api.server';
import { addPage } from '../harness/build-catalog';
import { type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { countQueries } from '../harness/count-queries';
import { type Element, find, findAll, get, parseHtml, textOf } from '../harness/html';

let app: CatalogApp;
beforeAll(async () => {
  app = await createCatalogApp();
});
afterAll(() => app.close());

const suggest = async (search: string, limit?: string, site = 'brink') => {
  const query = new URLSearchParams({ search, ...(limit === undefined ? {} : { limit }) });
  const reply = await app.get(`/${site}/webcore/search/suggest?${query}`);
  const hits = findAll(parseHtml(reply.body), 'a[role=option]');
  const links = hits.map((hit) => hit.attributes.href as string);
  return {
    ...reply,
    links: links.filter((href) => !href.startsWith('/zoeken')),
    all: links.at(-1),
  };
};

test('S7.1/5 S2.3/1 the header’s suggestions are HTML: links, grouped by kind', async () => {
  const { status, headers, links, all, body } = await suggest('jas');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(links.length).toBeGreaterThan(0);
  for (const href of links) expect((await app.get(href)).status).toBe(200);
  expect(all).toBe('/zoeken?search=jas');
  expect(find(parseHtml(body), '[role=group][aria-label=Artikelen]')).toBeDefined();
});

test('S7.1/5 the site is named by its word or its number; another is no site', async () => {
  expect((await suggest('jas', undefined, '1')).body).toBe((await suggest('jas')).body);
  expect((await suggest('jas', undefined, 'elders')).status).toBe(404);
  expect((await suggest('jas', undefined, '__proto__')).status).toBe(404);
});

test('S5.5/1 S9.3/1 from two characters on, ten by default, as many as a box asks for', async () => {
  expect((await suggest('j')).links).toEqual([]);
  expect((await suggest(' j ')).links).toEqual([]);
  expect((await suggest('ja')).links).toHaveLength(10);
  expect((await suggest('artikel')).links).toHaveLength(10);
  expect((await suggest('artikel', '4')).links).toHaveLength(4);
  expect((await suggest('artikel', '1')).links).toHaveLength(1);
});

test('S9.3/1 a limit that makes no sense is the usual one, or the most there is', async () => {
  for (const limit of ['', 'x', '-1', '1e9', '999999999']) {
    expect((await suggest('artikel', limit)).links).toHaveLength(10);
  }
  expect((await suggest('artikel', '0')).links).toHaveLength(1);
  expect((await suggest('artikel', '9999')).links.length).toBeLessThanOrEqual(30);
});

test('S2.3/1 a word that is not finished finds what begins so; one typing error is forgiven', async () => {
  expect((await suggest('winterja')).links).toContain('/artikel/artikel-1');
  expect((await suggest('katoem')).links.length).toBeGreaterThan(0);
  expect((await suggest('<b>niets</b>')).body).not.toContain('<b>niets');
});

test('S7.1/5 who types what others typed before asks the database nothing, and sees what changed', async () => {
  const first = await suggest('winterja');
  const queries = await countQueries(async () => {
    expect((await suggest('winterja')).body).toBe(first.body);
  });
  expect(queries).toBe(0);
  const { id, title } = app.shop.product(1);
  const rename = async (title: string) => {
    await app.db.update(products).set({ title }).where(eq(products.id, id));
    await announceChange(app.host, 'Product', [id]);
  };
  await rename('Winterjas anders');
  expect((await suggest('winterja')).body).toContain('<b>Winterja</b>s anders');
  await rename(title);
  expect((await suggest('winterja')).body).toBe(first.body);
});

test('what was suggested for a beginning is found when it is searched for', async () => {
  const { all, links } = await suggest('winterja');
  const page = await app.show(all as string);
  const found = findAll(page, 'main a').map(({ attributes }) => attributes.href);
  for (const href of links) expect(found).toContain(href);
  expect((await suggest('j')).body).not.toContain('Geen resultaten');
});

/** The search page that answers a question, also where it is better asked otherwise. */
const searched = async (words: string): Promise<Element> => {
  const { headers } = await app.get(`/zoeken?search=${words}`);
  return app.show((headers.location as string | undefined) ?? `/zoeken?search=${words}`);
};

test('what was mistyped is told once, above all that is found by it', async () => {
  const reply = await app.get('/zoeken?search=winterjsa');
  expect([reply.status, reply.headers.location]).toEqual([
    302,
    '/zoeken?search=winterjassen&typed=winterjsa',
  ]);
  // Nobody is led on twice.
  const again = await app.get('/zoeken?search=winterjsa&typed=iets');
  expect(again.status).toBe(200);
  const main = get(await app.show(reply.headers.location as string), 'main');
  expect(textOf(get(main, 'h1'))).toBe('Resultaten voor ‘winterjassen’');
  expect(textOf(main).match(/We zochten op/g)).toHaveLength(1);
  expect(textOf(main)).toContain('Geen resultaten voor ‘winterjsa’. We zochten op ‘winterjassen’.');
  // What somebody else put in the address isn't told as if we said it.
  const forged = await app.show('/zoeken?search=winterjassen&typed=Bel+ons+op+0900-1234');
  expect(textOf(get(forged, 'main'))).not.toContain('0900');
});

test('a word that something is called by is not read as a mistyped one elsewhere', async () => {
  const content = [{ type: 'RichText', props: { id: 'kruien', html: '<p>Leren kruien.</p>' } }];
  await addPage(app.host, { path: '/tuinieren', title: 'Tuinieren', content });
  const hrefsOf = async (words: string) =>
    findAll(await searched(words), 'main a').map((a) => a.attributes.href);
  expect((await suggest('truien')).links).not.toContain('/tuinieren');
  expect(await hrefsOf('truien')).not.toContain('/tuinieren');
  expect(await hrefsOf('kruein')).toContain('/tuinieren');
});

test('S7.1/4 a section suggests when it is asked with kind=suggestion', async () => {
  const ask = async (search: string, more: Record<string, string | number> = {}) => {
    const { html, headers, id } = await app.section('kleding', {
      kind: 'suggestion',
      search,
      ...more,
    });
    const [section, ...rest] = html.children as Element[];
    expect(rest).toEqual([]);
    expect(section?.tag).toBe('section');
    // The page has that section already.
    expect(section?.attributes.id).toBeUndefined();
    return {
      total: headers[`etalage-${id}_total`],
      status: textOf(get(html, '[data-section-status]')),
      marked: findAll(html, 'a[role=option] b').map(textOf),
      hrefs: findAll(html, 'a[role=option]').map((link) => link.attributes.href),
    };
  };
  const found = await ask('artik');
  expect(found).toMatchObject({ total: '20', status: '10 suggesties' });
  expect(found.hrefs).toHaveLength(10);
  expect(new Set(found.marked)).toEqual(new Set(['Artik']));
  // Servies is no part of this section.
  expect((await ask('bord')).hrefs).toEqual([]);
  expect((await ask('a')).hrefs).toEqual([]);
  expect((await ask('trui', { [`limit_${app.shop.block.kleding}`]: 3 })).hrefs).toHaveLength(3);
});

test('kind=suggestion in a page’s own address changes nothing', async () => {
  const page = await app.show('/kleding?kind=suggestion&search=jas');
  expect(find(page, 'form[data-refines]')).toBeDefined();
  expect(find(page, 'section[data-block-id]')).toBeDefined();
});

test('S2.1/15 the search page shows what was found, by kind, and search engines pass it by', async () => {
  const page = await app.show('/zoeken?search=trui');
  expect(textOf(get(page, 'h1'))).toBe('Resultaten voor ‘trui’');
  expect(get(page, 'meta[name=robots]').attributes.content).toBe('noindex, follow');
  const [products] = findAll(page, 'section[data-virtual-id]');
  expect(products?.attributes).toMatchObject({
    'data-total': '10',
    'data-module-access': 'product',
  });
});

test('who finds nothing is told so, how to search, and sees what sells well', async () => {
  const nothing = await app.show('/zoeken?search=xyzzyq');
  const main = get(nothing, 'main');
  expect(textOf(main)).toContain('Geen resultaten voor ‘xyzzyq’');
  expect(findAll(main, 'li').map(textOf)).toContain('Kijk of er een tikfout in staat.');
  const [offered, ...others] = findAll(main, 'section[data-virtual-id]');
  expect(others).toEqual([]);
  expect(textOf(get(offered as Element, 'h2'))).toBe('Misschien zit hier iets bij');
  const links = findAll(offered as Element, '[data-item] a[data-card-link]').map(
    ({ attributes }) => attributes.href,
  );
  expect(links).toHaveLength(8);
  const popular = await app.show('/kleding?sort=popular');
  const [most] = findAll(popular, 'main [data-item] a[data-card-link]');
  expect(links).toContain(most?.attributes.href);
  expect(textOf(get(await app.show('/zoeken?search=trui'), 'main'))).not.toContain('Misschien zit');
});

test('S1/5 pages that list a category are suggested as such, before articles; pages to read after them', async () => {
  const listing = (key: string, title: string) => ({
    type: 'ProductOverview',
    props: { id: key, title, filter: { category: [app.shop.category.truien] } },
  });
  const parentId = await addPage(app.host, {
    path: '/dames',
    title: 'Dames',
    content: [listing('dames', 'Dames')],
  });
  await addPage(app.host, {
    path: '/dames/truien',
    title: 'Truien (dames)',
    content: [listing('truien', 'Truien')],
    parentId,
  });
  const text = { type: 'RichText', props: { id: 'wassen', html: '<p>Lauw water.</p>' } };
  await addPage(app.host, { path: '/wassen', title: 'Truien wassen', content: [text] });
  const groupsOf = async (words: string) =>
    findAll(
      // What was typed stands out in each.
      parseHtml((await suggest(words)).body.replace(/<.?b>/g, '')),
      '[role=group]',
    ).map((group) => [
      group.attributes['aria-label'],
      findAll(group, 'a[role=option]').map(textOf),
    ]);
  const groups = await groupsOf('trui');
  expect(groups.map(([label]) => label).slice(0, 3)).toEqual([
    'Afdelingen',
    'Artikelen',
    'Pagina’s',
  ]);
  expect(groups[0]?.[1]).toEqual(['Truien in Dames']);
  expect(groups[1]?.[1]?.length).toBeGreaterThanOrEqual(5);
  expect(groups[2]?.[1]).toEqual(['Truien wassen']);
  expect(await groupsOf('dames')).toContainEqual(['Afdelingen', ['Dames', 'Truien in Dames']]);
  // What stands in a page's text alone is suggested when nothing is called so.
  expect(await groupsOf('lauw')).toEqual([['Pagina’s', ['Truien wassen']]]);
  // Beside others articles have six lines.
  expect((await suggest('trui')).links).toHaveLength(8);
  // Of several words that name no department, those of the last.
  expect((await groupsOf('rode tru'))[0]).toEqual(['Afdelingen', ['Truien in Dames']]);
});

test('S1/5 words of price become the filter that they mean, in both languages and while one types', async () => {
  const prices = (page: Element) => findAll(page, '[data-item]').length;
  const reply = await app.get('/zoeken?search=jas+onder+de+%E2%82%AC+60&sort=price');
  expect([reply.status, reply.headers.location]).toEqual([
    302,
    '/zoeken?search=jas&sort=price&filter_price_max=60',
  ]);
  const english = await app.get('/en/search?search=jas+between+20+and+50');
  expect(english.headers.location).toBe(
    '/en/search?search=jas&filter_price_min=20&filter_price_max=50',
  );
  const all = await app.show('/zoeken?search=artikel');
  const some = await app.show('/zoeken?search=artikel&filter_price_max=60');
  const totalOf = (page: Element) =>
    Number(get(page, 'section[data-virtual-id]').attributes['data-total']);
  expect(prices(some)).toBeGreaterThan(0);
  expect(totalOf(some)).toBeLessThan(totalOf(all));
  // The count above is that of what is shown.
  const told = /(\d+) resultaten Artikelen \((\d+)\) Pagina’s \((\d+)\)/.exec(
    textOf(get(some, 'main')),
  );
  const [total, articles, read] = told?.slice(1).map(Number) ?? [];
  expect([articles, total]).toEqual([totalOf(some), totalOf(some) + Number(read)]);
  const suggested = /Alle (\d+) resultaten/.exec((await suggest('artikel onder 60')).body)?.[1];
  expect(Number(suggested)).toBe(total);
});

test('words that match nothing are left out, and it is told', async () => {
  const reply = await app.get('/zoeken?search=trui+fladderdol');
  expect(reply.headers.location).toBe('/zoeken?search=trui&typed=trui+fladderdol');
  const main = textOf(get(await app.show(reply.headers.location as string), 'main'));
  expect(main).toContain('Geen resultaten voor ‘trui fladderdol’. We zochten op ‘trui’.');
  // What matches apart and not together is offered as it is.
  const apart = get(await app.show('/zoeken?search=trui+bord'), 'main');
  expect(textOf(apart)).toContain('Bedoelde je trui of bord');
  expect((await app.get('/zoeken?search=trui+bord')).body).toContain('bord</a>?');
});

test('the home page is no result', async () => {
  const home = app.shop.page['/'] as number;
  const { title } = (await app.db.select().from(pages).where(eq(pages.id, home)))[0] ?? {};
  const titled = await app.show(`/zoeken?${new URLSearchParams({ search: `${title}` })}`);
  const links = findAll(titled, '[data-item] a').map(({ attributes }) => attributes.href);
  expect(links).not.toContain('/');
});

test('S7.1/1 HEAD of the search page tells of its sections', async () => {
  expect((await app.head('/zoeken?search=trui'))['etalage-zoeken-product-1_total']).toBe('10');
});

test('the search page’s filters keep the words, without script too', async () => {
  const page = await app.show('/zoeken?search=trui');
  const form = get(page, 'form[data-refines]');
  expect(form.attributes.action).toBe('/zoeken');
  expect(get(form, 'input[name=search]').attributes.value).toBe('trui');
  const filtered = await app.show(`/zoeken?search=trui&filter_color=${app.shop.color.rood}`);
  expect(get(filtered, 'section[data-virtual-id]').attributes['data-total']).toBe('3');
});

test('nothing found within a list: words that would find something are offered', async () => {
  const page = await app.show('/kleding?search=truii+jazz');
  expect(get(page, 'section[data-block-id]').attributes['data-total']).toBe('0');
  const offered = findAll(page, '[data-empty] li a');
  expect(offered.length).toBeGreaterThan(0);
  for (const link of offered) {
    const again = await app.show(link.attributes.href as string);
    expect(Number(get(again, 'section[data-block-id]').attributes['data-total'])).toBeGreaterThan(
      0,
    );
  }
});

test('pages are found by their texts, and no longer once they are offline', async () => {
  const content = [
    { type: 'RichText', props: { id: 'ruilen', html: '<p>Ruilen?</p><p>Kwitantie mee.</p>' } },
  ];
  const id = await addPage(app.host, { path: '/ruilen', title: 'Terugbrengen', content });
  const page = await app.show('/zoeken?search=kwitantie');
  expect(findAll(page, 'a').map(({ attributes }) => attributes.href)).toContain('/ruilen');
  await app.db.update(pages).set({ state: 'Offline' }).where(eq(pages.id, id));
  await publishPage(app.host, id);
  expect((await app.get('/zoeken?search=kwitantie')).body).not.toContain('/ruilen');
});

const groupsOf = async (words: string) =>
  findAll(await app.show(`/zoeken?search=${words}`), 'section[data-virtual-id]').map(
    ({ attributes }) => attributes['data-module-access'],
  );

test('a compound that nothing is called by finds what it is, and says so, also with an error in it', async () => {
  const content = [{ type: 'RichText', props: { id: 'zomerjas', html: '<p>Een zomerjas.</p>' } }];
  await addPage(app.host, { path: '/zomerjas', title: 'Onderhoud', content });
  for (const typed of ['zomerjas', 'zomerjs']) {
    const page = await searched(typed);
    const [products] = findAll(page, 'section[data-virtual-id]');
    expect(products?.attributes).toMatchObject({
      'data-total': '10',
      'data-module-access': 'product',
    });
    expect(textOf(get(products as Element, '[data-searched]'))).toContain(
      'We zochten ook op ‘jas’.',
    );
    expect((await suggest(typed)).links).toContain('/artikel/artikel-1');
  }
  const listed = await app.show('/kleding?search=zomerjas');
  expect(textOf(get(listed, '[data-searched]'))).toBe('We zochten ook op ‘jas’.');
  expect(find(await app.show('/kleding?search=jas'), '[data-searched]')).toBeUndefined();
});

test('kinds stand by how well their best answers; articles first where they answer well', async () => {
  const text = (html: string) => [{ type: 'RichText', props: { id: 'tekst', html } }];
  await addPage(app.host, {
    path: '/retourneren',
    title: 'Retourneren',
    content: text('<p>.</p>'),
  });
  await addPage(app.host, {
    path: '/retour-aanmelden',
    title: 'Retour aanmelden',
    content: text('<p>Je retour.</p>'),
  });
  const { id } = app.shop.product(21);
  await app.db.update(products).set({ intro: 'Komt soms retour.' }).where(eq(products.id, id));
  await announceChange(app.host, 'Product', [id]);
  expect(await groupsOf('retour')).toEqual(['page', 'product']);
  const links = findAll(await app.show('/zoeken?search=retour'), '[data-item] a');
  expect(links[0]?.attributes.href).toBe('/retourneren');
  expect((await groupsOf('trui'))[0]).toBe('product');
});

test('S2.3/1 before anything is typed: what was looked at by its numbers, what the site says is sought, and the main parts', async () => {
  const settings = { popularSearches: { nl: ['winterjas', '', 7], en: ['coat'] } };
  await app.db.update(sites).set({
    settings: sql`${sites.settings} || ${JSON.stringify(settings)}::jsonb`,
  });
  await app.host.events.publish(SITE_CHANGED, {});
  const list = async (query: string) => {
    const reply = await app.get(`/brink/webcore/search/suggest${query}`);
    const groups = findAll(parseHtml(reply.body), '[role=group]').map((group) => [
      group.attributes['aria-label'],
      ...findAll(group, '[role=option]').map((option) => option.attributes.href),
    ]);
    return { groups, cache: reply.headers['cache-control'], body: reply.body };
  };
  await expect
    .poll(async () => (await list('')).groups[0])
    .toEqual(['Vaak gezocht', '/zoeken?search=winterjas']);
  const plain = await list('');
  expect(plain.groups[1]?.[0]).toBe('Afdelingen');
  expect(plain.cache).toContain('public');
  expect(plain.body).not.toContain('suggest-clear');
  const seen = await list('?ids=2,1,999999');
  expect(seen.groups[0]).toEqual(['Recent bekeken', '/artikel/artikel-2', '/artikel/artikel-1']);
  expect(seen.cache).toBe('no-store');
  expect(seen.body).toContain('suggest-clear');
  const english = await list('?language=en_GB');
  expect(english.groups[0]).toEqual(['Often searched for', '/en/search?search=coat']);
});

test('S2.3/1 the last suggestion tells how many the search page shows', async () => {
  const { body } = await suggest('jas');
  const told = Number(/Alle (\d+) resultaten voor/.exec(body)?.[1]);
  const page = textOf(get(await app.show('/zoeken?search=jas'), 'main'));
  expect(told).toBeGreaterThan(0);
  expect(page).toContain(`${told} resultaten`);
});
