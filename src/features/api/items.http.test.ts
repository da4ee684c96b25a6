import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiApp, bearer, createApiApp } from '../../../tests/harness/api-app';

let api: ApiApp;
beforeAll(async () => {
  api = await createApiApp();
});
afterAll(() => api.close());

const field = (c: string, o: string, v: unknown) => ({ filter_type: 'FieldFilter', c, v, o });
const related = (module: string, ids: unknown, more: object = {}) => ({
  filter_type: 'RelatedFilter',
  linked_ids: ids,
  module,
  ...more,
});

test('S3.7/1 S3.7/2 S3.7/3 S3.10/2 a list has data[], each item with data, extra and _meta', async () => {
  const { json } = await api.get('location');
  expect(Object.keys(json)).toEqual(['data', '_meta']);
  expect(json._meta).toEqual({ total: 5, start: 0, limit: 50 });
  expect(json.data[0]).toMatchObject({
    id: 1,
    state: 'Online',
    title: 'Utrecht',
    image: '/media/gevel/800.jpg',
    href: '/locaties/plek-1',
    target: '_self',
    data: {
      title: 'Utrecht',
      access: 'plek-1',
      address_street: 'Lange Straat',
      address_housenumber: '12',
      address_housenumber_suffix: 'A',
      address_zipcode: '3511 AW',
      address_place: 'Utrecht',
      coord_latitude: 52.09,
      coord_longitude: 5.12,
      services: ['koffie'],
    },
    extra: {},
    _meta: { module_object: 'Location', module_access: 'location', href: '/api/v1.0/location/1' },
  });
});

test('one item is read by its number, and what has no page has no href', async () => {
  const list = (await api.get('location')).json.data;
  expect((await api.get('location/2')).json).toEqual({ data: list[1] });
  expect((await api.get('location/35')).json.data.href).toBeNull();
  for (const id of ['3', '99', '0', '-1', '1.5', 'x', '99999999999', '1;drop', '%00']) {
    const { status } = await api.get(`location/${id}`);
    expect([id, status]).toEqual([id, id === '%00' ? 400 : 404]);
  }
});

test('S7.4/3 S9.4/2 the store search: without 35 and 36, online only', async () => {
  const filters = [field('id', '<>', 35), field('id', '<>', 36), field('state', '=', 'Online')];
  expect(await api.ids('location', filters, { zipcode: 'utrecht' })).toEqual([1, 2, 4]);
});

test('S7.4/3 a postcode sorts by distance, what is on no map last; any other text does not sort', async () => {
  for (const zipcode of ['8011', '8011 RD', '8011rd']) {
    expect(await api.ids('location', [], { zipcode })).toEqual([2, 1, 4, 35, 36]);
  }
  const { json } = await api.list('location', [], { zipcode: '3511 AW', limit: '1' });
  expect(json.data[0].extra.distance).toBeCloseTo(0, 0);
  for (const zipcode of ['Goes', '9999', '80111', '', "'; drop table locations"]) {
    expect(await api.ids('location', [], { zipcode })).toEqual([1, 2, 4, 35, 36]);
  }
});

test('every entity that is exposed can be listed and read', async () => {
  for (const entity of ['product', 'location', 'vacancy', 'news', 'weblog', 'calendar', 'faq']) {
    const { status, json } = await api.get(entity);
    expect([entity, status]).toEqual([entity, 200]);
    const [item] = json.data;
    expect((await api.get(`${entity}/${item.id}`)).json.data).toEqual(item);
    expect(Object.keys(item.data)).not.toContain('site_id');
  }
  expect((await api.get('faq')).json.data[0]).toMatchObject({
    title: 'Wanneer komt het?',
    href: '/klantenservice?faqid=1#answer1',
    image: null,
  });
  expect((await api.get('product/1')).json.data.extra).toEqual({
    brand: null,
    material: null,
    rating_average: null,
    maker: null,
    van_price_cents: null,
    categories: ['C1', 'C2'],
  });
});

test('every comparison, on every kind of column', async () => {
  const on = (entity: string, ...filter: [string, string, unknown]) =>
    api.ids(entity, [field(...filter)]);
  expect(await on('location', 'id', '=', '2')).toEqual([2]);
  expect(await on('location', 'id', '>=', 35)).toEqual([35, 36]);
  expect(await on('location', 'id', 'in', [1, '36', 99])).toEqual([1, 36]);
  expect(await on('location', 'coord_latitude', '<', 51.9)).toEqual([4]);
  expect(await on('location', 'since', '=', null)).toEqual([1, 4, 35, 36]);
  expect(await on('location', 'since', '<>', null)).toEqual([2]);
  expect(await on('location', 'since', '<>', 1990)).toEqual([1, 4, 35, 36]);
  expect(await on('location', 'title', 'like', 'u%')).toEqual([1]);
  expect(await on('location', 'title', 'like', '%\\')).toEqual([]);
  expect(await on('location', 'address_place', 'in', ['Goes', 'Zwolle'])).toEqual([2, 4]);
  expect(await on('location', 'services', '=', 'koffie')).toEqual([1]);
  expect(await on('location', 'services', 'in', ['koffie', 'retour'])).toEqual([1, 4]);
  expect(await on('location', 'services', '<>', 'koffie')).toEqual([2, 4, 35, 36]);
  expect(await on('product', 'price_cents', '>', 5000)).toEqual([1]);
  expect(await on('product', 'published_at', '<=', '2026-01-05T11:00:00+01:00')).toEqual([1]);
  expect(await on('product', 'published_at', '<', '2026-01-05T10:00:00Z')).toEqual([]);
  expect(await on('vacancy', 'posted_on', '=', '2026-02-01')).toEqual([1, 3]);
});

test('what is true or false is compared as such, however it is written', async () => {
  const all = await api.ids('product');
  expect(all.length).toBeGreaterThan(1);
  for (const value of [false, 'false', [false, true]]) {
    const operator = Array.isArray(value) ? 'in' : '=';
    expect(await api.ids('product', [field('has_animal_parts', operator, value)])).toEqual(all);
  }
  expect(await api.ids('product', [field('has_animal_parts', '=', true)])).toEqual([]);
  expect(await api.ids('product', [field('has_animal_parts', '<>', true)])).toEqual(all);
  for (const wrong of ['ja', 1, '', '<script>']) {
    const { status } = await api.list('product', [field('has_animal_parts', '=', wrong)]);
    expect(status).toBe(400);
  }
  expect((await api.list('product', [field('has_animal_parts', '<', true)])).status).toBe(400);
});

test('rows that hang together with items of another module', async () => {
  expect(await api.ids('vacancy', [related('Location', [1])])).toEqual([1]);
  expect(
    await api.ids('vacancy', [related('Location', [1, 2], { module_link: 'Vacancy' })]),
  ).toEqual([1, 3]);
  expect(await api.ids('vacancy', [related('Location', [1, 2], { match_all: true })])).toEqual([]);
  expect(await api.ids('product', [related('Category', [1, 2])])).toEqual([1, 2]);
  expect(await api.ids('product', [related('Category', [1, 2, 1], { match_all: true })])).toEqual([
    1,
  ]);
  expect(await api.ids('product', [related('Color', 1)])).toEqual([1]);
  expect(await api.ids('news', [related('Location', ['1'])])).toHaveLength(1);
});

test('S7.9/3 filters come repeated, numbered, or as one list', async () => {
  const [a, b] = [field('id', '>', 1), field('id', '<', 35)].map((one) => JSON.stringify(one));
  for (const query of [
    [
      ['filter[]', a],
      ['filter[]', b],
    ],
    [
      ['filter[0]', a],
      ['filter[1]', b],
    ],
    [
      ['filters[]', a],
      ['filter', b],
    ],
    [['filter', `[${a},${b}]`]],
  ]) {
    const params = new URLSearchParams(query as [string, string][]);
    expect((await api.get(`location?${params}`)).json.data).toHaveLength(2);
  }
});

test('S7.10/3 limit, start, seq and order', async () => {
  expect(await api.ids('location', [], { limit: '1', seq: 'seq', order: 'desc' })).toEqual([36]);
  expect(await api.ids('location', [], { seq: 'title' })).toEqual([4, 35, 36, 1, 2]);
  expect(await api.ids('location', [], { start: '3', limit: '2' })).toEqual([35, 36]);
  const { json } = await api.list('location', [], { start: '9', limit: '1' });
  expect(json).toEqual({ data: [], _meta: { total: 5, start: 9, limit: 1 } });
});

test('only what is online and current is told to everybody, whatever a filter says', async () => {
  const offline = field('state', '=', 'Offline');
  for (const entity of ['location', 'vacancy', 'product']) {
    expect(await api.ids(entity, [offline])).toEqual([]);
    expect(await api.ids(entity, [field('state', 'in', ['Offline', 'Online'])])).not.toContain(
      entity === 'vacancy' ? 4 : 3,
    );
  }
  expect(await api.ids('vacancy', [field('id', '>', 0)])).toEqual([1, 3]);
  expect(await api.ids('calendar')).toEqual([2]);
  expect(await api.ids('product', [related('Category', [1])])).toEqual([1, 2]);
  for (const path of ['location/3', 'vacancy/2', 'vacancy/4', 'product/3', 'calendar/1']) {
    expect((await api.get(path)).status).toBe(404);
  }
  expect(
    await api.ids(
      'location',
      [offline],
      {},
      bearer((await api.tokensOf('lezer', 'anonymous')).access),
    ),
  ).toEqual([]);
});

test('staff see what is not online yet', async () => {
  const staff = bearer((await api.tokensOf('kassa', 'staff')).access);
  expect(await api.ids('product', [field('state', '=', 'Offline')], {}, staff)).toEqual([3]);
  expect((await api.get('vacancy/2', staff)).status).toBe(200);
});

test('another site’s rows are told to nobody', async () => {
  const { faqItems } = await import('#features/content/api.server');
  await api.db
    .insert(faqItems)
    .values({ siteId: 2, category: 'maten', question: 'Van een ander', answer: [] });
  const admin = bearer((await api.tokensOf('baas', 'admin')).access);
  expect(await api.ids('faq')).toEqual([1]);
  expect(await api.ids('faq', [], {}, admin)).toEqual([1]);
});
