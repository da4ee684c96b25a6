import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishPage } from '#features/pages/api.server';
import { pages } from '#features/pages/server/tables';
import { type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { type Element, find, findAll, get, parseHtml, textOf } from '../harness/html';

let app: CatalogApp;
let id: number;
beforeAll(async () => {
  app = await createCatalogApp();
  id = app.shop.block.kleding as number;
});
afterAll(() => app.close());

const titles = (html: Element) => findAll(html, 'li[data-item] a[data-card-link]').map(textOf);
const numbers = (html: Element) => titles(html).map((title) => Number(/\d+/.exec(title)?.[0]));
const sectionOf = (html: Element, tree: string) =>
  get(html, `section[data-block-id="${app.shop.block[tree]}"]`);
const option = (html: Element, form: string, column: string, value: number) =>
  get(
    html,
    `form[id=refine-${app.shop.block[form]}] [data-filter-column=${column}] label[data-filter-id="${value}"] input`,
  ).attributes;
const ids = (value: unknown) => String(value).split(',').filter(Boolean).map(Number);

test('S2.2/1 S3.1/3 S7.1/2 a section is found by its number, and carries what its reload needs', async () => {
  const { html, headers, status } = await app.section('kleding');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const [section, ...more] = html.children as Element[];
  expect(more).toEqual([]);
  expect(section?.attributes).toMatchObject({
    id: `section-${id}`,
    'data-block-id': String(id),
    'data-block-type': 'ProductOverview',
    'data-module-access': 'product',
    'data-total': '20',
    'data-limit': '6',
    'data-page': '1',
    'data-start': '0',
    'data-language': 'nl_NL',
    'data-ajax-filter-id': 'artikelen',
    'data-section-url': `/webcore/pagebuilder/view/${id}`,
  });
  expect(findAll(html, 'form')).toEqual([]);
});

test('a list that is narrowed to a colour links its articles in that colour', async () => {
  const links = async (query: string) =>
    findAll(await app.show(`/kleding${query}`), 'li[data-item] a[data-card-link]').map(
      ({ attributes }) => String(attributes.href),
    );
  const { rood } = app.shop.color;
  const narrowed = await links(`?filter_color[]=${rood}`);
  expect(narrowed.length).toBeGreaterThan(0);
  for (const href of narrowed) expect(href).toContain(`?color_id=${rood}`);
  for (const href of await links('')) expect(href).not.toContain('color_id');
});

test('S3.1/3 a section remembers the item that its page is about, and leaves that item out', async () => {
  const own = app.shop.product(1).id;
  const { html, headers } = await app.section('kleding', {
    entity_id: own,
    entity_object: 'Product',
  });
  const { attributes } = get(html, 'section');
  expect(attributes).toMatchObject({
    'data-entity-id': String(own),
    'data-entity-object': 'Product',
  });
  expect(headers[`etalage-${id}_total`]).toBe('19');
  expect(numbers(html)).not.toContain(1);
  const other = await app.section('kleding', { entity_id: own, entity_object: 'Location' });
  expect(other.headers[`etalage-${id}_total`]).toBe('20');
});

test('S7.1/2 the section in a reply is the one that stands in the page', async () => {
  for (const query of ['', 'filter_color=2', 'sort=price-down', `page_${id}=2`, 'search=trui']) {
    const page = await app.show(`/kleding?${query}`);
    const { html } = await app.section('kleding', Object.fromEntries(new URLSearchParams(query)));
    const cells = (root: Element) => findAll(root, 'li[data-item]').map((cell) => cell.attributes);
    expect(get(html, 'section').attributes).toEqual(sectionOf(page, 'kleding').attributes);
    expect(cells(html)).toEqual(cells(sectionOf(page, 'kleding')));
  }
});

test('S7.1/2 the address’s query counts too; what is posted goes over it', async () => {
  const red = app.shop.color.rood;
  const url = `/webcore/pagebuilder/view/${id}?filter_color=${red}&sort=price`;
  const both = await app.post(url, { view: 'ajax' });
  expect(both.headers[`etalage-${id}_total`]).toBe('6');
  const over = await app.post(url, { view: 'ajax', 'filter_color[]': app.shop.color.zwart });
  expect(over.headers[`etalage-${id}_total`]).toBe('7');
});

test('S2.2/3 a form stands beside its results or in a panel with a toggle and a close button', async () => {
  const inline = await app.show('/kleding');
  const popover = await app.show('/alles');
  expect(get(inline, 'form[data-refines]').attributes).toMatchObject({
    'data-mode': 'inline',
    'data-ajax-filter-id': 'artikelen',
    'data-for': String(id),
    method: 'get',
    action: '/kleding',
  });
  expect(get(popover, 'form[data-refines]').attributes).toMatchObject({
    'data-mode': 'popover',
    'data-ajax-filter-id': expect.stringMatching(/./),
  });
  for (const page of [inline, popover]) {
    const panel = get(page, '[data-refines-panel]').attributes.id;
    const toggle = get(page, '[data-refines-toggle]').attributes;
    expect(toggle.popoverTarget).toBe(panel);
    const close = get(page, `[data-refines-panel] button[popoverTarget=${panel}]`).attributes;
    expect(close.popoverTargetAction).toBe('hide');
  }
});

test('S2.2/4 S2.1/15 without script a form’s address shows what was chosen', async () => {
  const { rood, blauw } = app.shop.color;
  const html = await app.show(`/kleding?filter_color[]=${rood}&filter_price_min=&filter_store=`);
  expect(option(html, 'kleding', 'color', rood).checked).toBe('');
  expect(option(html, 'kleding', 'color', blauw).checked).toBeUndefined();
  expect(numbers(html)).toEqual([3, 6, 9, 12, 15, 18]);
  expect(get(html, 'input[name=filter_price_min]').attributes.value).toBeUndefined();
});

test('S2.2/5 S7.1/1 S3.1/5 S3.1/6 HEAD of a page tells of each of its sections', async () => {
  const headers = await app.head('/gekoppeld');
  for (const [tree, total] of Object.entries({ eerste: '10', tweede: '10', los: '30' })) {
    const block = app.shop.block[tree];
    expect(headers[`etalage-${block}_total`]).toBe(total);
    expect(ids(headers[`etalage-${block}_enabled_color_ids`])).toEqual(
      Object.values(app.shop.color),
    );
  }
  const inColumn = await app.head('/kolommen');
  expect(inColumn[`etalage-${app.shop.block['in-kolom']}_total`]).toBe('30');
});

test('S3.1/4 S2.2/6 S4.1/1 options that would leave nothing are named and disabled', async () => {
  const { rood, zwart, groen } = app.shop.color;
  const query = { 'filter_color[]': rood, filter_price_max: '60' };
  const { headers } = await app.section('kleding', query);
  expect(headers[`etalage-${id}_total`]).toBe('2');
  const brands = ids(headers[`etalage-${id}_enabled_brand_ids`]);
  expect(brands).toEqual([app.shop.brand.Noord]);
  // Of the chosen column itself all that fit the price are left.
  expect(ids(headers[`etalage-${id}_enabled_color_ids`])).toContain(groen);
  const page = await app.show(`/kleding?filter_color[]=${rood}&filter_price_max=60`);
  expect(option(page, 'kleding', 'brand', app.shop.brand.Zuid).disabled).toBe('');
  expect(option(page, 'kleding', 'brand', app.shop.brand.Noord).disabled).toBeUndefined();
  expect(option(page, 'kleding', 'color', zwart).disabled).toBeUndefined();
});

test('S4.1/1 with no results at all nothing is disabled', async () => {
  const page = await app.show('/kleding?search=xyzzyq');
  expect(sectionOf(page, 'kleding').attributes['data-total']).toBe('0');
  expect(findAll(page, 'form[data-refines] input[disabled]')).toEqual([]);
  expect(textOf(get(page, '[data-empty]'))).toContain('Geen artikelen gevonden');
});

test('S2.2/6 the options that are left are those with results, and their counts are right', async () => {
  const { headers, html } = await app.section('kleding', { 'filter_size[]': app.shop.size.S });
  expect(findAll(html, 'li[data-item]')).toHaveLength(6);
  const counted = String(headers[`etalage-${id}_counts_color`]).split(',');
  for (const pair of counted) {
    const [color, count] = pair.split(':');
    const one = await app.section('kleding', {
      'filter_size[]': app.shop.size.S,
      'filter_color[]': color,
    });
    expect(one.headers[`etalage-${id}_total`]).toBe(count);
  }
  expect(counted.map((pair) => Number(pair.split(':')[0]))).toEqual(
    ids(headers[`etalage-${id}_enabled_color_ids`]),
  );
});

test('S2.2/7 S4.1/2 the server says how many were chosen, in the group and in all', async () => {
  const { rood, blauw } = app.shop.color;
  const page = await app.show(
    `/kleding?filter_color=${rood}&filter_color=${blauw}&filter_price_min=20&search=artikel`,
  );
  const group = get(page, 'form[data-refines] [data-filter-column=color]');
  expect(group.attributes.class).toMatch(/\bhasActive\b/);
  expect(textOf(get(group, '[data-group-summary]'))).toBe('Kleur 2 geselecteerd');
  const total = get(page, '[data-refines-toggle] [data-active-count]');
  expect(textOf(total)).toBe('4');
  expect(total.attributes.hidden).toBeUndefined();
  const rest = await app.show('/kleding');
  expect(get(rest, '[data-refines-toggle] [data-active-count]').attributes.hidden).toBe('');
});

test('S2.2/7 a radio group says which one was chosen; S2.2/10 its empty value clears it', async () => {
  const group = async (query: string) => {
    const page = await app.show(`/kleding?${query}`);
    const one = get(page, '[data-filter-column=store]');
    return { one, total: sectionOf(page, 'kleding').attributes['data-total'] };
  };
  const chosen = await group('filter_store=1');
  expect(textOf(get(chosen.one, '[data-group-summary]'))).toBe('Utrecht');
  expect(chosen.total).toBe('1');
  const cleared = await group('filter_store=1&filter_store=');
  expect(cleared.total).toBe('20');
  expect(
    get((await group('filter_store=1&filter_color=3')).one, 'input[value=""]').attributes,
  ).toMatchObject({
    type: 'radio',
    name: 'filter_store',
  });
});

test('S3.1/2 a group names its column and limit, an option its id', async () => {
  const page = await app.show('/alles');
  const group = get(page, '[data-filter-column=size]');
  expect(group.attributes['data-filter-limit']).toBe('16');
  expect(
    findAll(group, 'label[data-filter-id]').map(({ attributes }) => attributes['data-filter-id']),
  ).toEqual([app.shop.size.S, app.shop.size.M, app.shop.size.L].map(String));
});

test('S2.2/10 the value "" clears its own name, "all" the whole form', async () => {
  const { rood } = app.shop.color;
  const total = async (fields: Record<string, string | number | (string | number)[]>) =>
    (await app.section('kleding', fields)).headers[`etalage-${id}_total`];
  const size = app.shop.size.S;
  expect(
    await total({ 'filter_color[]': rood, 'filter_size[]': size, filter_price_min: 100 }),
  ).toBe('3');
  expect(await total({ 'filter_color[]': [rood, ''], filter_price_min: 100 })).toBe('11');
  expect(
    await total({ 'filter_color[]': [rood, 'all'], filter_price_min: 100, search: 'trui' }),
  ).toBe('20');
  expect(await total({ filter: 'all', 'filter_color[]': rood, search: 'trui' })).toBe('20');
});

test('S2.2/10 after "all" no link brings the filters back, and linked forms are empty too', async () => {
  const { rood } = app.shop.color;
  const page = await app.show(`/gekoppeld?filter_color[]=${rood}&filter=all&sort=price`);
  for (const tree of ['eerste', 'tweede']) {
    expect(sectionOf(page, tree).attributes['data-total']).toBe('10');
    expect(option(page, tree, 'color', rood).checked).toBeUndefined();
  }
  const links = findAll(page, 'section[data-block-id] a[href]');
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) {
    expect(link.attributes.href).not.toContain('filter_');
  }
});

test('S2.2/2 forms with one ajax_filter_id say the same; a section without a form stays as it is', async () => {
  const { rood } = app.shop.color;
  const page = await app.show(`/gekoppeld?filter_color[]=${rood}&search=artikel+03`);
  for (const tree of ['eerste', 'tweede']) {
    expect(
      get(page, `form[id=refine-${app.shop.block[tree]}]`).attributes['data-ajax-filter-id'],
    ).toBe('samen');
    expect(sectionOf(page, tree).attributes['data-ajax-filter-id']).toBe('samen');
    expect(option(page, tree, 'color', rood).checked).toBe('');
  }
  expect(numbers(sectionOf(page, 'eerste'))).toEqual([3]);
  expect(sectionOf(page, 'los').attributes['data-total']).toBe('30');
});

test('chips name each choice and lead to the address without it', async () => {
  const { rood } = app.shop.color;
  const page = await app.show(
    `/kleding?filter_color[]=${rood}&filter_price_max=100&search=artikel&sort=price&page_${id}=2`,
  );
  const chips = findAll(page, '[data-chips] a').map(({ attributes }) => attributes.href);
  expect(chips).toEqual(
    [
      `/kleding?filter_color=${rood}&filter_price_max=100&sort=price`,
      `/kleding?filter_price_max=100&search=artikel&sort=price`,
      `/kleding?filter_color=${rood}&search=artikel&sort=price`,
      '/kleding?sort=price',
    ].map((href) => expect.toSatisfy((found: string) => sameAddress(found, href))),
  );
});

const sameAddress = (one: string, other: string) => {
  const sorted = (href: string) => {
    const url = new URL(href, 'http://x');
    url.searchParams.sort();
    return url.href;
  };
  return sorted(one) === sorted(other);
};

test('a choice that is no longer there finds nothing and can be taken away', async () => {
  const page = await app.show('/kleding?filter_color=999');
  expect(sectionOf(page, 'kleding').attributes['data-total']).toBe('0');
  expect(findAll(page, '[data-chips] a')[0]?.attributes.href).toBe('/kleding');
  const mixed = await app.section('kleding', { 'filter_color[]': [999, app.shop.color.rood] });
  expect(mixed.headers[`etalage-${id}_total`]).toBe('6');
});

test('S2.2/22 the order is a select that submits the form, with a button for who has no script', async () => {
  const page = await app.show('/kleding?sort=price-down');
  const select = get(page, 'select[name=sort]');
  expect(select.attributes.class).toMatch(/\btrigger_submit\b/);
  expect(select.attributes.form).toBe(`refine-${id}`);
  expect(find(page, `button[form=refine-${id}][data-without-script]`)).toBeDefined();
  expect(get(select, 'option[selected]').attributes.value).toBe('price-down');
  expect(numbers(page)).toEqual([20, 19, 18, 17, 16, 15]);
  expect(numbers(await app.show('/kleding?sort=price'))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(numbers(await app.show('/kleding?sort=onzin'))).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a range is typed in euros, with a comma or a point', async () => {
  const shown = async (query: string) =>
    numbers(await app.show(`/kleding?${query}&limit_${id}=20`));
  expect(await shown('filter_price_min=49,95&filter_price_max=70.05')).toEqual([5, 6, 7]);
  expect(await shown('filter_price_min=200')).toEqual([20]);
  expect(await shown('filter_price_min=onzin')).toHaveLength(20);
  expect(await shown('filter_price_min=70&filter_price_max=50')).toEqual([]);
});

test('S7.1/3 S2.2/1 a virtual section is made from its module, block type and filters', async () => {
  const { servies } = app.shop.category;
  const reply = await app.post('/webcore/product/block', {
    view: 'ajax',
    module_access: 'product',
    block_type: 'ProductOverview',
    block_filters: JSON.stringify({ category: [servies] }),
    virtual_id: 'eigen-naam-3',
    position: '3',
    'limit_eigen-naam-3': 4,
    'page_eigen-naam-3': 2,
  });
  expect(reply.status).toBe(200);
  expect(reply.headers['etalage-eigen-naam-3_total']).toBe('10');
  expect(reply.body).toContain('data-virtual-id="eigen-naam-3"');
  expect(reply.body).toContain('data-page="2"');
  const asInAddress = await app.post('/webcore/product/block', {
    block_filters: JSON.stringify({ 'filter_category[]': [String(servies)] }),
    virtual_id: 'b-2',
  });
  expect(asInAddress.headers['etalage-b-2_total']).toBe('10');
  const short = await app.post('/webcore/product/block', { block_type: 'Overview', position: '7' });
  expect(short.headers['etalage-product-7_total']).toBe('30');
  const filtered = await app.post('/webcore/product/block', {
    virtual_id: 'a-1',
    'filter_color[]': app.shop.color.rood,
  });
  expect(filtered.headers['etalage-a-1_total']).toBe('6');
});

test('S7.1/3 a virtual section of a page comes back as it was: title, order and all', async () => {
  for (const url of ['/zoeken?search=jas', '/artikel/artikel-1']) {
    const page = await app.show(url);
    const [section] = findAll(page, 'section[data-virtual-id]');
    const shown = section as Element;
    const { attributes } = shown;
    const query = url.split('?')[1] ?? '';
    const { body } = await app.post(
      `${attributes['data-section-url']}?${query}`,
      {
        view: 'ajax',
        virtual_id: attributes['data-virtual-id'],
        module_access: attributes['data-module-access'],
        block_type: attributes['data-block-type'],
        block_filters: attributes['data-block-filters'],
        entity_id: attributes['data-entity-id'],
        entity_object: attributes['data-entity-object'],
        position: attributes['data-virtual-id']?.split('-').at(-1),
      },
      { referer: `http://brink.nl${url}`, host: 'brink.nl' },
    );
    const again = get(parseHtml(body), 'section');
    expect(again.attributes).toEqual(attributes);
    expect(textOf(again)).toBe(textOf(shown));
    expect(findAll(again, 'a').map((link) => link.attributes.href)).toEqual(
      findAll(shown, 'a').map((link) => link.attributes.href),
    );
  }
});

test('a virtual section’s links lead to the page that it stands on, of this site alone', async () => {
  const links = async (headers: Record<string, string>) => {
    const { body } = await app.post('/webcore/product/block', { virtual_id: 'a-1' }, headers);
    return [...body.matchAll(/href="([^"]*page_a-1[^"]*)"/g)].map(([, href]) => href);
  };
  expect((await links({ host: 'brink.nl', referer: 'https://brink.nl/kleding?x=1' }))[0]).toMatch(
    /^\/kleding\?/,
  );
  expect((await links({ host: 'brink.nl', referer: 'https://evil.example/kleding' }))[0]).toMatch(
    /^\/\?/,
  );
  expect(
    (await links({ host: 'brink.nl', referer: 'https://brink.nl//evil.example/' }))[0],
  ).toMatch(/^\/evil/);
});

test('cards of an overview stand in one grid', async () => {
  const { html } = await app.section('kleding');
  expect(findAll(html, 'ul[data-results]')).toHaveLength(1);
  expect(findAll(html, 'ul[data-results] li[data-item]')).toHaveLength(6);
});

test('a section may be read with GET and asked with HEAD too', async () => {
  const url = `/webcore/pagebuilder/view/${id}`;
  expect(
    (await app.get(`${url}?filter_color=${app.shop.color.rood}`)).headers[`etalage-${id}_total`],
  ).toBe('6');
  expect((await app.head(url))[`etalage-${id}_total`]).toBe('20');
});

test('a section is nobody’s to keep, and no search result', async () => {
  const { headers } = await app.section('kleding');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
});

test('a section of a page that went offline is gone with it', async () => {
  const { headers, status } = await app.section('los');
  expect([status, headers[`etalage-${app.shop.block.los}_total`]]).toEqual([200, '30']);
  const page = app.shop.page['/gekoppeld'] as number;
  await app.db.update(pages).set({ state: 'Offline' }).where(eq(pages.id, page));
  await publishPage(app.host, page);
  expect((await app.section('los')).status).toBe(404);
  expect((await app.get('/gekoppeld')).status).toBe(404);
});
