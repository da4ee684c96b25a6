import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '#features/overviews/api.server';
import { addPage } from '../harness/build-catalog';
import { type CatalogApp, createCatalogApp } from '../harness/catalog-app';
import { type Element, find, findAll, get, textOf } from '../harness/html';

let app: CatalogApp;
let id: number;
/** The section that loads more, instead of paging. */
let moreId: number;
beforeAll(async () => {
  app = await createCatalogApp();
  id = app.shop.block.kleding as number;
  moreId = app.shop.block.meer as number;
});
afterAll(() => app.close());

const numbers = (html: Element) =>
  findAll(html, 'li[data-item] a[data-card-link]').map((link) =>
    Number(/\d+/.exec(textOf(link))?.[0]),
  );
const cells = (html: Element) =>
  findAll(html, 'ul[data-results] li')
    .filter(({ attributes }) => 'data-item' in attributes || 'data-extra' in attributes)
    .map(({ attributes }) => attributes['data-extra'] ?? 'item');
const pagination = (html: Element) => find(html, 'nav[data-pagination]');
const steps = (html: Element) =>
  findAll(html, 'nav[data-pagination] a').map((link) => [textOf(link), link.attributes.href]);

test('S2.2/11 S2.2/12 first, previous, next, last and the numbers around this page', async () => {
  const page = await app.show(`/kleding?page_${id}=2`);
  const to = (number: number) => (number === 1 ? '/kleding' : `/kleding?page_${id}=${number}`);
  expect(steps(page)).toEqual([
    ['Eerste', to(1)],
    ['Vorige', to(1)],
    ['Pagina 2', to(2)],
    ['Pagina 3', to(3)],
    ['Volgende', to(3)],
    ['Laatste', to(4)],
  ]);
  expect(textOf(get(page, 'nav[data-pagination] a[aria-current=page]'))).toBe('Pagina 2');
});

test('S9.2/1 two numbers, unless the section says else; as many pages as total ÷ limit, rounded up', async () => {
  const page = await app.show(`/kleding?limit_${id}=2&page_${id}=5`);
  const shown = (html: Element) =>
    findAll(html, 'nav[data-pagination] a[data-page-to]')
      .filter((link) => textOf(link).startsWith('Pagina'))
      .map((link) => Number(link.attributes['data-page-to']));
  expect(shown(page)).toEqual([5, 6]);
  const props = { id: 'wide', version: 1, limit: 2, paging: 'pagination', maxVisibleButtons: 5 };
  const content = [{ type: 'ProductOverview', props }];
  await addPage(app.host, { path: '/ruim', title: 'Ruim', content });
  expect(shown(await app.show('/ruim'))).toEqual([1, 2, 3, 4, 5]);
  expect(steps(page).at(-1)?.[1]).toContain(`page_${id}=10`);
  const odd = await app.show(`/kleding?limit_${id}=7&page_${id}=99`);
  expect(get(odd, 'section[data-block-id]').attributes['data-page']).toBe('3');
  expect(numbers(odd)).toEqual([15, 16, 17, 18, 19, 20]);
});

test('S2.2/13 no pagination where there is but one page', async () => {
  expect(pagination(await app.show(`/kleding?limit_${id}=20`))).toBeUndefined();
  expect(pagination(await app.show(`/kleding?limit_${id}=19`))).toBeDefined();
  expect(pagination(await app.show('/kleding?search=xyzzyq'))).toBeUndefined();
  expect(pagination(await app.show('/'))).toBeUndefined();
});

test('S4.1/3 S4.1/6 the last page has no next, the first no previous', async () => {
  const disabled = async (page: number) =>
    findAll(
      await app.show(`/kleding?page_${id}=${page}`),
      'nav[data-pagination] a[aria-disabled=true]',
    ).map(textOf);
  expect(await disabled(1)).toEqual(['Eerste', 'Vorige']);
  expect(await disabled(4)).toEqual(['Volgende', 'Laatste']);
});

test('S2.2/14 S4.1/5 S2.1/11 S2.1/14 a page’s address shows that page, of that section alone', async () => {
  const { eerste, tweede } = app.shop.block;
  const page = await app.show(`/gekoppeld?page_${tweede}=2`);
  const section = (number: number | undefined) => get(page, `section[data-block-id="${number}"]`);
  expect(section(eerste).attributes['data-page']).toBe('1');
  expect(section(tweede).attributes['data-page']).toBe('2');
  expect(numbers(section(tweede))).toEqual([16, 17, 18, 19, 20]);
  const [, next] = steps(section(eerste)).at(-1) ?? [];
  expect(next).toContain(`page_${tweede}=2`);
  expect(next).toContain(`page_${eerste}=2`);
});

test('S4.1/4 other filters begin at the first page', async () => {
  const page = await app.show(
    `/kleding?page_${id}=3&limit_${id}=4&filter_color=${app.shop.color.rood}&filter_size=1`,
  );
  const chips = findAll(page, '[data-chips] a');
  expect(chips.length).toBeGreaterThan(1);
  for (const chip of chips) {
    expect(chip.attributes.href).not.toMatch(/page_|limit_/);
  }
});

const loadMore = (html: Element) => {
  const link = get(html, 'a[data-load-more]');
  const count = (name: string) => Number(textOf(get(link, `[data-count=${name}]`)));
  const { href, 'data-auto': auto } = link.attributes;
  return {
    href,
    auto,
    current: count('current'),
    total: count('total'),
    pending: count('pending'),
  };
};

test('S2.2/15 S2.2/18 load more tells how many there are, were and come', async () => {
  expect(loadMore(await app.show('/meer'))).toEqual({
    href: `/meer?limit_${moreId}=15`,
    auto: 'false',
    current: 6,
    total: 20,
    pending: 9,
  });
});

test('S2.2/16 S7.1/2 the next results begin where the last ended', async () => {
  const { html } = await app.section('meer', { [`start_${moreId}`]: 6, [`limit_${moreId}`]: 9 });
  expect(numbers(html)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(get(html, 'section').attributes['data-start']).toBe('6');
  expect(loadMore(html)).toMatchObject({ current: 15, total: 20, pending: 5 });
  const beyond = await app.section('meer', { [`start_${moreId}`]: 500 });
  expect(numbers(beyond.html)).toEqual([]);
});

test('S2.2/16 S2.2/20 without script the link shows all so far and the next', async () => {
  let href: string | undefined = '/meer';
  const seen: number[] = [];
  while (href) {
    const page: Element = await app.show(href);
    seen.push(numbers(page).length);
    href = find(page, 'a[data-load-more]')?.attributes.href;
  }
  expect(seen).toEqual([6, 15, 20]);
});

test('S2.2/17 a section may load by itself', async () => {
  expect(loadMore(await app.show('/alles')).auto).toBe('true');
});

test('a section has numbered pages or loads more, never both; what is neither is pages', async () => {
  const kinds = async (path: string) => {
    const page = await app.show(path);
    return [pagination(page) !== undefined, find(page, 'a[data-load-more]') !== undefined];
  };
  expect([await kinds('/kleding'), await kinds('/meer')]).toEqual([
    [true, false],
    [false, true],
  ]);
  const props = { id: 'oud', version: 1, limit: 2, paging: 'both' };
  const content = [{ type: 'ProductOverview', props }];
  await addPage(app.host, { path: '/oud', title: 'Oud', content });
  expect(await kinds('/oud')).toEqual([true, false]);
});

test('S2.2/19 once all are there the button is gone', async () => {
  expect(find(await app.show(`/meer?limit_${moreId}=20`), 'a[data-load-more]')).toBeUndefined();
  const { html } = await app.section('meer', { [`start_${moreId}`]: 15, [`limit_${moreId}`]: 9 });
  expect(find(html, 'a[data-load-more]')).toBeUndefined();
});

test('S9.2/2 S3.1/3 a load brings the limit and as many as there were ctas, spacers and hidden', async () => {
  const page = await app.show('/meer');
  expect(cells(page)).toEqual([
    'item',
    'item',
    'cta',
    'item',
    'spacer',
    'hidden',
    'item',
    'item',
    'item',
  ]);
  expect(get(page, 'section[data-block-id]').attributes['data-load-limit']).toBe('9');
  const { html } = await app.section('meer', { [`start_${moreId}`]: 6, [`limit_${moreId}`]: 9 });
  expect(cells(html)).toEqual(Array(9).fill('item'));
  expect(get(page, 'li[data-extra=hidden]').attributes.hidden).toBe('');
});

test('S9.2/2 with cta_repeat the cta stands in each load, and a load is the limit', async () => {
  const { herhaal } = app.shop.block;
  const page = await app.show('/herhaal');
  expect(get(page, 'section[data-block-id]').attributes['data-load-limit']).toBe('6');
  const { html } = await app.section('herhaal', {
    [`start_${herhaal}`]: 6,
    [`limit_${herhaal}`]: 6,
  });
  expect(cells(html)).toEqual(cells(page));
  expect(cells(html)).toContain('cta');
  const second = await app.show(`/herhaal?page_${herhaal}=2`);
  expect(cells(second)).toEqual(cells(page));
});

test('S9.2/2 with force-no-limit on a load is six times as large', async () => {
  const page = await app.show('/alles');
  expect(get(page, 'section[data-block-id]').attributes['data-load-limit']).toBe('24');
  expect(loadMore(page)).toMatchObject({ current: 4, pending: 24 });
});

test('S3.1/1 a limit in the address is the section’s, as far as one reply carries', async () => {
  const limit = async (value: string) =>
    get(await app.show(`/kleding?limit_${id}=${value}`), 'section[data-block-id]').attributes[
      'data-limit'
    ];
  expect(await limit('3')).toBe('3');
  expect(await limit('480')).toBe('480');
  expect(await limit('481')).toBe('480');
  expect(await limit('0')).toBe('6');
  expect(await limit('-3')).toBe('6');
  expect(await limit('1e3')).toBe('6');
});

test('beyond what one reply carries the link goes on from there', async () => {
  await app.db.execute(sql`
    insert into products (access, title, price_cents, published_at)
    select 'veel-' || n, 'Veel ' || n, 100, now() - interval '1 year' from generate_series(1, 1000) n`);
  await announceChange(app.host, 'Product');
  const { alles } = app.shop.block;
  let href: string | undefined = `/alles?limit_${alles}=470`;
  const seen: string[] = [];
  const items = new Set<string>();
  while (href && seen.length < 9) {
    const page: Element = await app.show(href);
    const section = get(page, 'section[data-block-id]');
    for (const cell of findAll(section, 'li[data-item]'))
      items.add(cell.attributes['data-item'] ?? '');
    seen.push(`${section.attributes['data-start']}+${section.attributes['data-limit']}`);
    href = find(section, 'a[data-load-more]')?.attributes.href;
  }
  expect(seen).toEqual(['0+470', '0+480', '480+480', '960+480']);
  expect(items.size).toBe(1030);
});
