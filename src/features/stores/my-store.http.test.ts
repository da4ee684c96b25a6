import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { announceChange } from '#features/overviews/api.server';
import { createPage, publishPage } from '#features/pages/api.server';
import { find, findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { fillOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { locations } from './server/tables';

const CHOOSE = '/webcore/location/mine';
const STOCK = '/webcore/location/mine/stock';

let shop: TestShop;
let utrecht = 0;
let zwolle = 0;
let product = '';
let productId = 0;
beforeAll(async () => {
  shop = await createTestShop();
  utrecht = await shop.build.store('Utrecht', ['09:30', '18:00']);
  zwolle = await shop.build.store('Zwolle', ['10:00', '17:00']);
  const built = await shop.build.product({ title: 'Trui', priceCents: 2000 });
  await shop.build.storeStock(zwolle, built, 1);
  await shop.build.storeStock(utrecht, built, 9);
  productId = built.id;
  product = `/artikel/${built.access}`;
  const tree = {
    root: {},
    content: [
      { type: 'LocationSearch', props: { id: 'zoek', version: 1, title: 'Winkels', level: '1' } },
    ],
    zones: {},
  };
  const id = await createPage(shop.host, { siteId: 1, path: '/winkels', title: 'Winkels', tree });
  await publishPage(shop.host, id);
});
afterAll(() => shop.close());
/** A Monday, before noon. */
beforeEach(() => shop.clock.set('2026-03-02T11:00:00+01:00'));

const access = async (id: number): Promise<string> => {
  const [row] = await shop.db.select().from(locations).where(eq(locations.id, id));
  return `/locaties/${row?.access}`;
};

const choose = async (visitor: Visitor, id: number | string, headers = {}) => {
  const token = hiddenField((await visitor.get(await access(zwolle))).body, 'etalage_token');
  return visitor.post(CHOOSE, { etalage_token: token, location_id: id }, headers);
};

const withStore = async (id: number) => {
  const visitor = shop.visitor();
  await choose(visitor, id);
  return visitor;
};

const slots = (html: string) =>
  findAll(parseHtml(html), '[data-my-store-slot]').map((slot) => ({
    text: textOf(slot),
    hidden: 'hidden' in slot.attributes,
    href: get(slot, 'a').attributes.href,
  }));

test('a button on the page of a store makes it one’s own, by a cookie that pages read', async () => {
  const visitor = shop.visitor();
  const page = await visitor.get(await access(zwolle));
  const button = get(parseHtml(page.body), `button[data-my-store="${zwolle}"]`);
  expect(textOf(button)).toMatch(/^Maak dit mijn winkel/);
  expect(button.attributes.formaction ?? button.attributes.formAction).toBe(CHOOSE);
  const reply = await choose(visitor, zwolle, {
    host: 'etalage.test',
    referer: `http://etalage.test${await access(zwolle)}?dag=morgen`,
  });
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe(`${await access(zwolle)}?dag=morgen`);
  const [kept] = reply.cookies;
  expect(kept).toMatchObject({ name: 'etalage_store', value: String(zwolle), sameSite: 'Lax' });
  expect(kept?.httpOnly).toBeUndefined();
  expect(kept?.maxAge).toBe(365 * 86_400);
});

test('without script each page tells whether the store is open now, and leads to it', async () => {
  const visitor = await withStore(zwolle);
  for (const url of ['/winkels', product, await access(utrecht)]) {
    const reply = await visitor.get(url);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    // In the bar on top, where there is one, and in the menu.
    for (const slot of slots(reply.body)) {
      expect(slot.hidden).toBe(false);
      expect(slot.text).toMatch(/Zwolle · open tot 17:00$/);
      expect(slot.href).toBe(await access(zwolle));
    }
    expect(slots(reply.body).length).toBeGreaterThan(0);
  }
  shop.clock.set('2026-03-02T17:00:00+01:00');
  expect(slots((await visitor.get(product)).body)[0]?.text).toMatch(
    /gesloten, morgen vanaf 10:00$/,
  );
});

test('the page of one’s own store says so, and offers the way back', async () => {
  const visitor = await withStore(zwolle);
  const page = parseHtml((await visitor.get(await access(zwolle))).body);
  const button = get(page, `button[data-my-store="${zwolle}"]`);
  expect(textOf(get(page, 'article'))).toContain('Dit is jouw winkel');
  expect(textOf(button)).toMatch(/^Niet meer mijn winkel/);
  expect(button.attributes.value).toBe('');
  const other = parseHtml((await visitor.get(await access(utrecht))).body);
  expect(textOf(get(other, 'article'))).not.toContain('Dit is jouw winkel');
  const reply = await choose(visitor, '');
  expect(reply.cookies[0]).toMatchObject({ name: 'etalage_store', value: '' });
  expect(reply.cookies[0]?.expires?.getTime()).toBe(0);
});

test('nothing of it is in a page that is kept: others get the same bytes as before', async () => {
  const urls = ['/winkels', '/winkels?place_input=Zwolle', product, await access(zwolle)];
  const before = await Promise.all(urls.map(async (url) => (await shop.inject(url)).body));
  const visitor = await withStore(zwolle);
  for (const [at, url] of urls.entries()) {
    expect((await visitor.get(url)).body).not.toBe(before[at]);
    expect((await shop.inject(url)).body).toBe(before[at]);
    // Whose script fills it in gets everyone’s page.
    const scripted = { cookie: `etalage_store=${zwolle}; etalage_script=1` };
    expect((await shop.inject({ url, headers: scripted })).body).toBe(before[at]);
    expect(before[at]).not.toContain('Dit is jouw winkel');
    expect(slots(before[at] ?? '').every(({ hidden }) => hidden)).toBe(true);
  }
});

test('a cookie with nonsense, or of a store that is gone, is no store', async () => {
  const plain = (await shop.inject(product)).body;
  for (const value of ['x', '0', '99999', '-1', '1e3', '%00', '2147483648', '"', '']) {
    const reply = await shop.inject({
      url: product,
      headers: { cookie: `etalage_store=${value}` },
    });
    expect(`${value} ${reply.statusCode}`).toBe(`${value} 200`);
    expect(slots(reply.body)).toEqual(slots(plain));
    const session = await shop.inject({
      url: '/webcore/session',
      headers: { cookie: `etalage_store=${value}` },
    });
    expect(session.json().store).toBeUndefined();
  }
  const gone = await shop.build.store('Assen');
  const visitor = await withStore(gone);
  expect(slots((await visitor.get(product)).body)[0]?.hidden).toBe(false);
  await shop.db.update(locations).set({ state: 'Offline' }).where(eq(locations.id, gone));
  await announceChange(shop.host, 'Location', [gone]);
  expect(slots((await visitor.get(product)).body)[0]?.hidden).toBe(true);
  const asked = await choose(visitor, gone);
  expect(asked.cookies).toEqual([]);
});

test('the small call that every page makes brings the store along, and says how long that is true', async () => {
  const visitor = await withStore(zwolle);
  const { store, cartCount, token } = (await visitor.get('/webcore/session')).json();
  expect(cartCount).toBe(0);
  expect(token).toMatch(/^p\./);
  expect(store).toMatchObject({ id: zwolle, href: await access(zwolle), holds: 6 * 3_600_000 });
  expect(store.state).toMatchObject({ open: true, until: '17:00' });
});

test('a call gets the store as data; a page of another site chooses none', async () => {
  const visitor = shop.visitor();
  const json = { accept: 'application/json' };
  expect((await choose(visitor, zwolle, json)).json().store).toMatchObject({ id: zwolle });
  expect((await choose(visitor, '', json)).json()).toEqual({});
  const foreign = await choose(visitor, zwolle, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(403);
  expect(foreign.cookies).toEqual([]);
  const token = await visitor.post(CHOOSE, { location_id: zwolle });
  expect(token.statusCode).toBe(403);
  expect((await shop.inject(CHOOSE)).headers.location).toBe('/winkels');
});

test('S2.6/1 S7.3/6 where an article lies begins with one’s own store, also when it has none there', async () => {
  const visitor = await withStore(zwolle);
  const rows = async (who: Pick<Visitor, 'get'>) =>
    findAll(get(parseHtml((await who.get(product)).body), '[data-stock]'), 'ul li').map(textOf);
  expect((await rows(shop.visitor()))[0]).toMatch(/^Winkel Utrecht/);
  const own = await rows(visitor);
  expect(own[0]).toMatch(/^Mijn winkel Winkel Zwolle Laatste stuk in Zwolle/);
  expect(own[0]).toContain('Niet meer mijn winkel');
  expect(own.filter((row) => row.includes('Zwolle'))).toHaveLength(1);
  const token = await visitor.token();
  const { stock, availability } = (
    await visitor.post(`/webcore/product/getStockAvailability/${productId}`, {
      etalage_token: token,
    })
  ).json();
  expect(stock).toContain('Mijn winkel');
  expect(availability.mine).toMatchObject({ locationId: zwolle, pieces: 1 });
  const bare = await shop.build.store('Emmen');
  const none = await rows(await withStore(bare));
  expect(none[0]).toMatch(/^Mijn winkel Winkel Emmen Niet op voorraad/);
});

test('S2.8/3 the list of stores marks one’s own', async () => {
  const visitor = await withStore(zwolle);
  const page = parseHtml((await visitor.get('/winkels?place_input=Zwolle')).body);
  const hit = get(page, `[data-item_id="${zwolle}"]`);
  expect(textOf(hit)).toMatch(/Mijn winkel.*Niet meer mijn winkel/);
  const plain = parseHtml((await shop.inject('/winkels?place_input=Zwolle')).body);
  expect(textOf(get(plain, `[data-item_id="${zwolle}"]`))).toMatch(/Maak dit mijn winkel/);
});

test('the way to what lies in one’s own store leads to the listing with that store, and back', async () => {
  const visitor = await withStore(zwolle);
  const go = async (to: string, who: Pick<Visitor, 'get'> = visitor, column = 'store') =>
    (await who.get(`${STOCK}?${new URLSearchParams({ to, column })}`)).headers.location;
  expect(await go('/dames?filter_color=3&page_7=2')).toBe(
    `/dames?filter_color=3&filter_store=${zwolle}`,
  );
  expect(await go(`/dames?filter_store=${utrecht}`)).toBe(`/dames?filter_store=${zwolle}`);
  expect(await go(`/dames?filter_store=${zwolle}`)).toBe('/dames');
  expect(await go('/dames', shop.visitor())).toBe('/winkels');
  for (const to of ['//evil.example', 'https://evil.example/', '', '/\\evil.example']) {
    expect(await go(to)).toBe('/winkels');
  }
  expect(await go('/dames', visitor, 'a b&c')).toBe('/winkels');
});

test('S2.7/15 who fetches an order finds his own store first and chosen, unless he chose another', async () => {
  const visitor = await shop.buyer({ id: productId });
  await choose(visitor, zwolle);
  const see = async (fields: Record<string, string>) => {
    const form = await fillOrder(visitor, { delivery_method: 'pickup', ...fields });
    return (await visitor.post('/webcore/checkout/update', { ...form, view: 'ajax' })).body;
  };
  const choices = (html: string) =>
    findAll(parseHtml(html), 'label').flatMap((label) => {
      const input = find(label, 'input[name=pickup_location]');
      return input ? [{ text: textOf(label), input: input.attributes }] : [];
    });
  const [first] = choices(await see({ pickup_location: '' }));
  expect(first?.text).toMatch(/^Mijn winkel · Zwolle/);
  expect(first?.input).toHaveProperty('checked');
  const other = choices(await see({ pickup_location: String(utrecht) }));
  const chosen = other.filter(({ input }) => 'checked' in input);
  expect(chosen.map(({ input }) => input.value)).toEqual([String(utrecht)]);
  expect(other[0]?.text).toMatch(/^Mijn winkel/);
});

test('a form that puts a piece aside marks one’s own store', async () => {
  const visitor = await withStore(zwolle);
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`select id from variants where product_id = ${productId}`,
  );
  const form = async (id: number) =>
    (await visitor.get(`/webcore/reservation/new?variant_id=${rows[0]?.id}&location_id=${id}`))
      .body;
  const main = (html: string) => textOf(get(parseHtml(html), 'main'));
  expect(main(await form(zwolle))).toContain('Mijn winkel');
  expect(main(await form(utrecht))).not.toContain('Mijn winkel');
});

test('S4.11/3 the list of what is kept tells the cookie', async () => {
  const { listStored } = await import('#platform/declared/stored');
  const [kept] = listStored(shop.host).filter(({ name }) => name === 'etalage_store');
  expect(kept).toMatchObject({ where: 'cookie', type: 'functional', kept: 'Een jaar' });
});
