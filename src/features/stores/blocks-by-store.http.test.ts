import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPage, publishPage } from '#features/pages/api.server';
import type { MineCondition } from '#kernel/values/block-schedule';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';

let shop: TestShop;
let utrecht = 0;
let zwolle = 0;
let breda = 0;
beforeAll(async () => {
  shop = await createTestShop();
  utrecht = await shop.build.store('Utrecht', ['09:30', '18:00']);
  zwolle = await shop.build.store('Zwolle', ['10:00', '17:00']);
  breda = await shop.build.store('Breda', ['10:00', '17:00']);
});
afterAll(() => shop.close());

const addPage = async (path: string, blocks: Record<string, MineCondition>) => {
  const content = Object.entries(blocks).map(([title, mine], at) => ({
    type: 'RichText',
    props: { id: `b${at}`, version: 1, title, html: '<p>Kom langs.</p>', schedule: { mine } },
  }));
  const tree = { root: {}, content, zones: {} };
  const id = await createPage(shop.host, { siteId: 1, path, title: 'Pagina', tree });
  await publishPage(shop.host, id);
};

const ask = async (url: string, store: number | string | undefined, script = true) => {
  const cookies = [
    ...(script ? ['etalage_script=1'] : []),
    ...(store === undefined ? [] : [`etalage_store=${store}`]),
  ];
  return shop.visitor().get(url, cookies.length > 0 ? { cookie: cookies.join('; ') } : {});
};

/** The titles of blocks on a page, as somebody sees it who chose that store. */
const seen = async (...asked: Parameters<typeof ask>) => {
  const { body } = await ask(...asked);
  return [...body.matchAll(/<h[12][^>]*>(Voor [^<]*)</g)].map(([, title]) => title);
};

test('a block is there for who chose one of its stores, and nobody else gets his page', async () => {
  await addPage('/mijn', {
    'Voor Utrecht': { who: 'of', stores: [utrecht] },
    'Voor anderen': { who: 'notOf', stores: [utrecht, zwolle] },
  });
  // Twice: as they are made, and as they are kept; with script and without.
  for (const script of [true, true, false]) {
    expect(await seen('/mijn', undefined, script)).toEqual(['Voor anderen']);
    expect(await seen('/mijn', utrecht, script)).toEqual(['Voor Utrecht']);
    expect(await seen('/mijn', zwolle, script)).toEqual([]);
    expect(await seen('/mijn', breda, script)).toEqual(['Voor anderen']);
  }
  const { headers } = await ask('/mijn', utrecht);
  expect(headers.vary).toContain('Cookie');
  expect(headers['cache-control']).toBe('private, no-cache');
  const tag = headers.etag as string;
  const cookie = 'etalage_script=1';
  const other = await shop.visitor().get('/mijn', { cookie, 'if-none-match': tag });
  expect(other.statusCode).toBe(200);
});

test('whoever comes first, each gets his own', async () => {
  await addPage('/eerst', { 'Voor Zwolle': { who: 'of', stores: [zwolle] } });
  expect(await seen('/eerst', zwolle)).toEqual(['Voor Zwolle']);
  expect(await seen('/eerst', undefined)).toEqual([]);
  expect(await seen('/eerst', zwolle)).toEqual(['Voor Zwolle']);
});

test('a block is there for who chose any store, or none', async () => {
  await addPage('/wie', { 'Voor kiezers': { who: 'any' }, 'Voor nieuwen': { who: 'none' } });
  for (const script of [true, true, false]) {
    expect(await seen('/wie', undefined, script)).toEqual(['Voor nieuwen']);
    expect(await seen('/wie', zwolle, script)).toEqual(['Voor kiezers']);
    expect(await seen('/wie', 999_999, script)).toEqual(['Voor nieuwen']);
  }
});

test('stores of what stands in a block count for those who see that block, whoever came first', async () => {
  const text = (title: string, mine: MineCondition) => ({
    type: 'RichText',
    props: { id: title, version: 1, title, html: '<p>Kom langs.</p>', schedule: { mine } },
  });
  const inner = [
    text('Voor Utrecht', { who: 'of', stores: [utrecht] }),
    text('Voor anderen', { who: 'notOf', stores: [utrecht] }),
  ];
  const outer = {
    type: 'Columns',
    props: { id: 'buiten', version: 1, first: inner, schedule: { mine: { who: 'any' } } },
  };
  const tree = { root: {}, content: [outer], zones: {} };
  const id = await createPage(shop.host, { siteId: 1, path: '/in', title: 'Pagina', tree });
  await publishPage(shop.host, id);
  for (const _ of [1, 2]) {
    expect(await seen('/in', undefined)).toEqual([]);
    expect(await seen('/in', utrecht)).toEqual(['Voor Utrecht']);
    expect(await seen('/in', zwolle)).toEqual(['Voor anderen']);
  }
});

test('cookies that are no store make no more pages, nor does a page that names none', async () => {
  await addPage('/vreemd', { 'Voor Utrecht': { who: 'of', stores: [utrecht, 888_888] } });
  await addPage('/gewoon', {});
  await seen('/vreemd', utrecht);
  await seen('/gewoon', utrecht);
  const { size } = shop.host.cache;
  const strange = ['', '0', '-1', '1e9', `${utrecht} 1`, '"2"', '%00', '9'.repeat(4000)];
  const others = Array.from({ length: 200 }, (_, at) => 1_000_000 + at);
  for (const store of [...strange, ...others, zwolle, 888_888]) {
    expect(await seen('/vreemd', store)).toEqual([]);
    expect(await seen('/gewoon', store)).toEqual([]);
  }
  expect(shop.host.cache.size).toBe(size);
});
