import { gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands, productPictures, products, variants } from '#features/catalog/api.server';
import { announceChange } from '#features/overviews/api.server';
import { pricePlanItems, pricePlans } from '#features/pricing/server/tables';
import { stock, warehouses } from '#features/stock/api.server';
import { locations } from '#features/stores/api.server';
import { feedLimits as limits } from '#kernel/limits-feeds';
import { feedTexts as texts } from '#kernel/messages/nl-feeds';
import { type OpenPeriod, type WeekHours, weekdays } from '#kernel/values/opening-hours';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { feedPath, type ToldFeeds, type ToldRefused } from './contract';
import { checkFeeds } from './server/check';
import { feedsChanged } from './server/made';

let api: ApiApp;
let boss: CallOffice;
let writer: CallOffice;
let web = 0;
const storeWarehouse = new Map<number, number>();
beforeAll(async () => {
  api = await createApiApp();
  boss = (await createStaff(api, { email: 'b@feeds.example', role: 'beheerder' })).call;
  writer = (await createStaff(api, { email: 'm@feeds.example', role: 'marketing' })).call;
  const places = await api.db
    .insert(warehouses)
    .values([
      { title: 'Web', kind: 'web' },
      { title: 'Utrecht', kind: 'store', locationId: 1 },
      { title: 'Zwolle', kind: 'store', locationId: 2 },
      { title: 'Dicht', kind: 'store', locationId: 3 },
    ])
    .returning();
  for (const { id, kind, locationId } of places) {
    if (kind === 'web') web = id;
    else storeWarehouse.set(locationId ?? 0, id);
  }
  await api.db.execute(sql`
    insert into media (key, state, type, width, height) values
      ('feed-a', 'ready', 'image/jpeg', 1200, 1600), ('feed-b', 'ready', 'image/jpeg', 1200, 1600)`);
});
afterAll(() => api.close());

let made = 0;
const numbers = ['8712345678906', '8712345678913', '8712345678920', '8712345678937'];
/** An article of two sizes that Google takes, of a brand of its own. */
const complete = async (change: Partial<typeof products.$inferInsert> = {}) => {
  made += 1;
  const [brand] = await api.db
    .insert(brands)
    .values({ title: `Feedmerk ${made}` })
    .returning();
  const [row] = await api.db
    .insert(products)
    .values({
      ...{ access: `feed-${made}`, title: `Jas & muts ${made}`, priceCents: 9995 },
      ...{ description: '<p>Warm &amp; droog.</p>', brandId: brand?.id ?? 0 },
      ...change,
    })
    .returning();
  const productId = row?.id ?? 0;
  const [first, second] = await api.db
    .insert(variants)
    .values([
      { productId, gtin: numbers[0], sku: `F-${made}`, colorId: 1, sizeId: 1 },
      { productId, gtin: '', sku: `F-${made}-2`, colorId: 1, priceCents: 8995 },
    ])
    .returning();
  await api.db.insert(productPictures).values([
    { productId, mediaKey: 'feed-a', alt: 'Een jas' },
    { productId, mediaKey: 'feed-b', alt: 'Een jas', position: 1, colorId: 1 },
  ]);
  return { productId, first: first?.id ?? 0, second: second?.id ?? 0, access: row?.access ?? '' };
};

const get = (url: string, headers: Record<string, string> = {}) =>
  api.inject({ url, headers, remoteAddress: `10.9.${Math.floor(Math.random() * 250)}.1` });
const itemsIn = (body: string): Record<string, string>[] =>
  [...body.matchAll(/<item>(.*?)<\/item>/gs)].map(([, inner = '']) =>
    Object.fromEntries(
      [...inner.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  );
/** Of what stands there now. */
const feed = async (name: 'products' | 'stores' = 'products') => {
  feedsChanged(api.host);
  api.clock.advance(limits.least + 1);
  return itemsIn((await get(feedPath[name])).body);
};
const itemOf = async (id: number, name: 'products' | 'stores' = 'products') =>
  (await feed(name)).find((one) => one.id === String(id));
const told = async (call = boss): Promise<ToldFeeds> => (await call('GET', 'feeds')).json;
const put = (name: string, isOn: unknown, call = boss) =>
  call('PUT', `feeds/${name}`, { body: { isOn } });
const refused = async (problem: string): Promise<ToldRefused> =>
  (await boss('GET', `feeds/refused/${problem}`)).json;

const openAt = async (period: OpenPeriod, shut: readonly string[] = []) => {
  const hours = Object.fromEntries(
    weekdays.map((day) => [day, shut.includes(day) ? [] : [period]]),
  ) as WeekHours;
  await api.db.update(locations).set({ hours }).where(eq(locations.id, 2));
  await announceChange(api.host, 'Location', [2]);
};

test('a feed is off until somebody switches it on, and off again at once', async () => {
  for (const url of Object.values(feedPath)) expect((await get(url)).statusCode).toBe(404);
  expect((await told()).feeds.map(({ isOn, askedAt }) => [isOn, askedAt])).toEqual([
    ...[
      [false, null],
      [false, null],
    ],
  ]);
  // Of two who do the same at once, one did it.
  await Promise.all([put('products', true), put('products', true)]);
  await put('stores', true);
  const { rows } = await api.db.execute(
    sql`select action from staff_actions where action like 'feeds.%'`,
  );
  expect(rows).toHaveLength(2);
  const reply = await get(feedPath.products);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    ...[200, 'application/xml; charset=utf-8'],
  ]);
  expect((await told()).feeds[0]?.askedAt).toBe(api.clock.now().toISOString());
  await put('products', false);
  expect((await get(feedPath.products)).statusCode).toBe(404);
  await put('products', true);
  expect((await put('products', 'ja')).status).toBe(400);
  expect((await put('constructor', true)).status).toBe(404);
});

test('variants are told as their page and its JSON-LD tell them', async () => {
  const { productId, first, second, access } = await complete({ vanPriceCents: 12995 });
  await api.db.insert(stock).values({ warehouseId: web, variantId: first, pieces: 3 });
  await api.db.execute(sql`
    insert into price_changes (variant_id, price_cents, at)
    select ${first}, cents, now() - days * interval '1 day' from (values (11995, 60), (9995, 2)) c (cents, days)`);
  await api.db.execute(sql`update variants set prior_cents = 11995 where id = ${first}`);
  await announceChange(api.host, 'Product', [productId]);
  const [one, two] = await Promise.all([itemOf(first), itemOf(second)]);
  expect(one).toEqual({
    ...{ id: String(first), item_group_id: String(productId), condition: 'new' },
    ...{ title: expect.stringMatching(/^Jas &amp; muts \d+, Rood, M$/), brand: expect.any(String) },
    description: 'Warm &amp; droog.',
    link: expect.stringContaining(`http://localhost/artikel/${access}?`),
    image_link: 'http://localhost/media/feed-b/1200.jpg',
    additional_image_link: 'http://localhost/media/feed-a/1200.jpg',
    ...{ price: '119.95 EUR', sale_price: '99.95 EUR', availability: 'in_stock' },
    ...{ gtin: numbers[0], color: 'Rood', size: 'M' },
    shipping: expect.stringContaining('<g:country>NL</g:country>'),
  });
  expect(two).toMatchObject({ price: '89.95 EUR', availability: 'out_of_stock' });
  expect(two?.mpn).toBe(`F-${made}-2`);
  const page = (await get(`/artikel/${access}`)).body;
  const ld = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, text = '']) => JSON.parse(text))
    .find((found) => found['@type'] === 'ProductGroup');
  const words: Record<string, string> = { InStock: 'in_stock', OutOfStock: 'out_of_stock' };
  for (const [place, item] of [one, two].entries()) {
    const { name, offers } = ld.hasVariant[place];
    expect(item?.title?.replaceAll('&amp;', '&')).toBe(name);
    expect(item?.sale_price ?? item?.price).toBe(`${offers.price} EUR`);
    const crossed = offers.priceSpecification?.price;
    expect(item?.sale_price && item.price).toBe(crossed && `${crossed} EUR`);
    expect(item?.availability).toBe(words[offers.availability.split('/').pop()]);
    expect(item?.link?.replaceAll('&amp;', '&')).toBe(offers.url);
  }
});

test('a price that a plan ends by itself is told with its dates', async () => {
  const { productId, first } = await complete({ vanPriceCents: 12995 });
  await api.db.execute(sql`update variants set prior_cents = 11995 where id = ${first}`);
  const [startedAt, endsAt] = ['2026-03-01T08:00:00Z', '2026-03-09T22:59:00Z'].map(
    (at) => new Date(at),
  );
  const [plan] = await api.db
    .insert(pricePlans)
    .values({
      ...{ siteId: 1, name: 'Week', told: 'Lager', state: 'running', memberId: 1 },
      ...{ startsAt: startedAt as Date, startedAt, endsAt, createdAt: startedAt as Date },
    })
    .returning();
  const item = { planId: plan?.id ?? 0, productId, variantId: 0, isWritten: true };
  await api.db.insert(pricePlanItems).values({ ...item, toCents: 9995 });
  const dates = '2026-03-01T08:00Z/2026-03-09T22:59Z';
  expect((await itemOf(first))?.sale_price_effective_date).toBe(dates);
  // Who changed the price by hand meant it: the plan's end is not its own.
  await api.db.update(products).set({ priceCents: 9495 }).where(eq(products.id, productId));
  expect((await itemOf(first))?.sale_price_effective_date).toBeUndefined();
});

test('what is refused is left out, counted with why, and gone once it is mended', async () => {
  const before = await complete();
  const hidden = await complete({ state: 'Offline', description: '' });
  const card = await complete({ kind: 'giftcard', description: '' });
  const long = await complete({ title: 'a'.repeat(limits.title) });
  const bare = await complete({ description: '', brandId: null });
  const wrong = await complete();
  await api.db.update(variants).set({ gtin: '8712345678900' }).where(eq(variants.id, wrong.first));
  const none = await complete();
  await api.db
    .update(variants)
    .set({ state: 'Offline' })
    .where(eq(variants.productId, none.productId));
  await checkFeeds(api.host);
  const state = await told(writer);
  expect(state.checkedAt).toBe(api.clock.now().toISOString());
  const idsOf = async (problem: string) => (await refused(problem)).rows.map(({ id }) => id);
  for (const [problem, id] of [
    ...([
      ['title', long.productId],
      ['description', bare.productId],
      ['brand', bare.productId],
      ['gtin', wrong.productId],
      ['nothing', none.productId],
    ] as const),
  ]) {
    expect([problem, (await idsOf(problem)).includes(id)]).toEqual([problem, true]);
    const { total } = await refused(problem);
    expect(state.problems.find((one) => one.problem === problem)?.count).toBe(total);
  }
  const all = new Set(
    (await Promise.all(state.problems.map(({ problem }) => idsOf(problem)))).flat(),
  );
  expect(state.refused).toBe(all.size);
  for (const { productId } of [before, hidden, card]) expect(all.has(productId)).toBe(false);
  const items = await feed();
  const ids = items.map(({ id }) => Number(id));
  expect(ids).toContain(wrong.second);
  for (const id of [wrong.first, long.first, bare.first, hidden.first, card.first, none.first]) {
    expect(ids).not.toContain(id);
  }
  expect(state.variants).toBe(items.length);
  await api.db.update(variants).set({ gtin: numbers[1] }).where(eq(variants.id, wrong.first));
  await api.db.delete(products).where(eq(products.id, bare.productId));
  await checkFeeds(api.host);
  expect(await idsOf('gtin')).not.toContain(wrong.productId);
  expect(await idsOf('description')).not.toContain(bare.productId);
  expect((await boss('GET', 'feeds/refused/constructor')).status).toBe(404);
  const far = await boss('GET', 'feeds/refused/title?start=99999');
  expect([far.status, far.json.rows]).toEqual([200, []]);
});

test('stores are told by their codes, with what lies there, and no others', async () => {
  const { first } = await complete();
  await api.db.insert(stock).values(
    [1, 2, 3].map((store) => ({
      ...{ warehouseId: storeWarehouse.get(store) ?? 0, variantId: first, pieces: store },
    })),
  );
  const codes = (list: object[], call = boss) =>
    call('PUT', 'feeds/codes', { body: { codes: list } });
  expect(await itemOf(first, 'stores')).toBeUndefined();
  const reply = await codes([{ id: 2, code: ' NL-2 ', was: '' }]);
  expect([reply.status, reply.json.stores.find(({ id }: { id: number }) => id === 2).code]).toEqual(
    [...[200, 'NL-2']],
  );
  const ofStores = async () => (await feed('stores')).filter(({ id }) => id === String(first));
  // Nobody said when it is open: then it isn't said when something can be fetched.
  expect((await ofStores())[0]).not.toHaveProperty('pickup_sla');
  await openAt(['09:00', '18:00']);
  expect(await ofStores()).toEqual([
    {
      ...{ store_code: 'NL-2', id: String(first), quantity: '2', price: '99.95 EUR' },
      ...{ availability: 'in_stock', pickup_method: 'buy', pickup_sla: 'same day' },
    },
  ]);
  const before = api.clock.now();
  // Too late to have it ready before closing time, on a Monday; and on Saturday for a store that is closed on Sunday.
  const readyAt = async (moment: string) => {
    api.clock.set(moment);
    return (await ofStores())[0]?.pickup_sla;
  };
  expect(await readyAt('2026-03-09T09:00:00+01:00')).toBe('same day');
  expect(await readyAt('2026-03-09T16:30:00+01:00')).toBe('next day');
  await openAt(['09:00', '18:00'], ['zondag']);
  expect(await readyAt('2026-03-14T17:30:00+01:00')).toBe('2-day');
  await openAt(['09:00', '18:00'], [...weekdays]);
  expect((await ofStores())[0]).not.toHaveProperty('pickup_method');
  api.clock.set(before.toISOString());
  // The same code twice, what somebody else changed, and a store that is closed.
  expect((await codes([{ id: 1, code: 'NL-2', was: '' }])).json.fields).toEqual({
    'code-1': texts.codeTwice,
  });
  expect((await codes([{ id: 2, code: 'X', was: '' }])).status).toBe(409);
  expect((await codes([{ id: 3, code: 'X', was: '' }])).status).toBe(404);
  expect((await codes([{ id: 1, code: 'a\nb', was: '' }])).status).toBe(400);
  const odd = [
    [],
    [{ id: 1 }],
    [1],
    [
      { id: 1, code: 'a', was: '' },
      { id: 1, code: 'b', was: '' },
    ],
  ];
  for (const list of odd) expect((await codes(list as object[])).status).toBe(400);
  // Two who write at once: one of them is told.
  const both = await Promise.all(['A', 'B'].map((code) => codes([{ id: 1, code, was: '' }])));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const mine = (await told()).stores.find(({ id }) => id === 1)?.code ?? '';
  // Two stores change codes with each other.
  const swap = await codes([
    { id: 1, code: 'NL-2', was: mine },
    { id: 2, code: mine, was: 'NL-2' },
  ]);
  expect(swap.status).toBe(200);
});

test('who has it already is told so, packed or not, and it is made once', async () => {
  api.clock.advance(limits.kept + 1);
  const [packed, plain] = await Promise.all([
    get(feedPath.products, { 'accept-encoding': 'gzip' }),
    get(feedPath.products),
  ]);
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  const etag = String(plain.headers.etag);
  const modified = String(plain.headers['last-modified']);
  expect(packed.headers.etag).toBe(etag);
  const known: Record<string, string>[] = [
    { 'if-none-match': `"x", ${etag}` },
    { 'if-modified-since': modified },
  ];
  for (const headers of known) {
    const reply = await get(feedPath.products, headers);
    expect([reply.statusCode, reply.body]).toEqual([304, '']);
  }
  // Made anew it says the same, and is the same.
  api.clock.advance(limits.kept + 1);
  expect((await get(feedPath.products)).headers).toMatchObject({ etag, 'last-modified': modified });
  await complete();
  await announceChange(api.host, 'Product', [1]);
  api.clock.advance(limits.least + 1);
  await expect
    .poll(async () => (await get(feedPath.products, { 'if-none-match': etag })).statusCode)
    .toBe(200);
  const head = await api.inject({ method: 'HEAD', url: feedPath.products });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  const many = await Promise.all(
    Array.from({ length: limits.calls + 1 }, () =>
      api.inject({ url: feedPath.stores, remoteAddress: '10.8.0.1' }),
    ),
  );
  expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});

test('only who mends articles or manages connections sees feeds, and only the latter sets them', async () => {
  const calls = [
    ['GET', ''],
    ['GET', '/refused/title'],
    ['POST', '/check'],
    ['PUT', '/products'],
    ['PUT', '/codes'],
  ] as const;
  for (const [method, path] of calls) {
    const reply = await api.inject({
      method,
      url: `/admin/api/feeds${path}`,
      headers: { 'etalage-office': '1' },
    });
    expect([path, reply.statusCode]).toEqual([path, 401]);
  }
  for (const role of ['redacteur', 'winkel', 'klantenservice', 'alleen-lezen']) {
    const { call } = await createStaff(api, { email: `${role}@feeds.example`, role });
    for (const [method, path] of calls) {
      const body = method === 'GET' ? {} : { body: { isOn: true } };
      expect([role, path, (await call(method, `feeds${path}`, body)).status]).toEqual([
        role,
        path,
        403,
      ]);
    }
  }
  expect((await told(writer)).maySet).toBe(false);
  expect((await writer('POST', 'feeds/check', { body: {} })).status).toBe(200);
  expect((await put('products', false, writer)).status).toBe(403);
  expect((await writer('PUT', 'feeds/codes', { body: { codes: [] } })).status).toBe(403);
});
