import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelUnpaid, expireOrders } from '#features/orders/api.server';
import { find, findAll, parseHtml, textOf } from '../../../tests/harness/html';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';

let shop: TestShop;
let utrecht: number;
let zwolle: number;
beforeAll(async () => {
  shop = await createTestShop();
  utrecht = await shop.build.store('Utrecht', ['09:30', '18:00']);
  zwolle = await shop.build.store('Zwolle', ['09:30', '18:00']);
  await shop.db.execute(sql`
    update locations set coord_latitude = case id when ${utrecht} then 52.09 else 52.51 end,
      coord_longitude = case id when ${utrecht} then 5.12 else 6.09 end`);
});
afterAll(() => shop.close());
/** A Monday, an hour and a half after opening. */
beforeEach(() => shop.clock.set('2026-03-02T11:00:00+01:00'));

const VIEW = '/webcore/checkout/view';
const UPDATE = '/webcore/checkout/update';

const fetched = (store: number, name: string) => ({
  ...{ delivery_method: 'pickup', pickup_location: String(store), payment_method: 'store' },
  ...{ email: `${name}@klant.nl`, email_check: `${name}@klant.nl` },
});

/** A product with pieces at the web warehouse and in the store in Utrecht. */
const build = async (web: number, here: number) => {
  const product = await shop.build.product({ pieces: web });
  const warehouse = here > 0 ? await shop.build.storeStock(utrecht, product, here) : 0;
  return { product, warehouse };
};

/** What each store says of itself, in the order in which they stand. */
const storesIn = (html: string) =>
  findAll(parseHtml(html), 'label').flatMap((label) => {
    const input = find(label, 'input[name=pickup_location]');
    return input ? [{ id: Number(input.attributes.value), text: textOf(label) }] : [];
  });
const optionOf = (html: string, store: number): string =>
  storesIn(html).find(({ id }) => id === store)?.text ?? '';

const seeDelivery = async (visitor: Visitor, fields: Record<string, string>) =>
  (await visitor.post(UPDATE, { ...(await fillOrder(visitor, fields)), view: 'ajax' })).body;

const stockOf = async (productId: number) => {
  const { rows } = await shop.db.execute<{ web: number; store: number }>(sql`
    select coalesce(sum(s.pieces) filter (where w.kind = 'web'), 0)::int as web,
      coalesce(sum(s.pieces) filter (where w.kind = 'store'), 0)::int as store
    from stock s join variants v on v.id = s.variant_id join warehouses w on w.id = s.warehouse_id
    where v.product_id = ${productId}`);
  return rows[0];
};

type Line = { id: number; promise: string | null; kind: string; quantity: number };
const linesOf = async (name: string): Promise<Line[]> => {
  const { rows } = await shop.db.execute<Line>(sql`
    select o.id, o.delivery_promise as promise, w.kind, l.quantity from orders o
    join order_lines l on l.order_id = o.id join warehouses w on w.id = l.warehouse_id
    where o.email = ${`${name}@klant.nl`} order by w.kind`);
  return rows;
};

test('S7.3/5 where nothing is sent to, the way to the door stays with its address, so that another country can be chosen', async () => {
  const { product } = await build(10, 1);
  const visitor = await shop.buyer(product);
  const waysIn = (html: string) =>
    findAll(parseHtml(html), 'input[name=delivery_method]').map(({ attributes }) => [
      attributes.value,
      'checked' in attributes,
    ]);
  const home = { delivery_method: 'home', address_country: 'NL' };
  const here = await seeDelivery(visitor, home);
  const abroad = await seeDelivery(visitor, { ...home, address_country: 'DE' });
  expect(waysIn(here)).toEqual([
    ['home', true],
    ['pickup', false],
  ]);
  expect(waysIn(abroad)).toEqual(waysIn(here));
  expect(textOf(parseHtml(abroad))).toContain('Niet naar dit adres');
  expect(textOf(parseHtml(abroad))).toContain('Naar dit adres bezorgen we deze bestelling niet.');
  expect(abroad).toMatch(/<option[^>]*value="DE"[^>]*selected|<option[^>]*selected[^>]*value="DE"/);
  const there = { ...home, address_country: 'DE', address_zipcode: '10115', email: 'ver@klant.nl' };
  const form = await fillOrder(visitor, { ...there, email_check: 'ver@klant.nl' });
  const refused = await sendOrder(visitor, form);
  expect(textOf(parseHtml(refused.body))).toContain(
    'Naar dit adres bezorgen we deze bestelling niet.',
  );
  expect(await linesOf('ver')).toEqual([]);
  const fetching = await seeDelivery(visitor, {
    ...home,
    delivery_method: 'pickup',
    address_country: 'DE',
  });
  expect(waysIn(fetching)).toEqual([
    ['home', false],
    ['pickup', true],
  ]);
  expect(textOf(parseHtml(fetching))).not.toContain('Naar dit adres bezorgen we');
  expect(waysIn(await seeDelivery(visitor, home))).toEqual(waysIn(here));
  // Of several ways to the door that don't go there one stays: the one that was chosen.
  await shop.db.execute(sql`
    insert into delivery_methods (id, kind, title, carrier, zones, rhythm, sort)
    select 'avond', 'home', 'In de avond', carrier, zones, rhythm, 2 from delivery_methods where id = 'home'`);
  shop.clock.advance(11_000);
  expect(waysIn(await seeDelivery(visitor, { ...home, address_country: 'DE' }))).toEqual(
    waysIn(here),
  );
  const evening = { delivery_method: 'avond', address_country: 'DE' };
  expect(waysIn(await seeDelivery(visitor, evening))).toEqual([
    ['avond', true],
    ['pickup', false],
  ]);
  expect(await seeDelivery(visitor, evening)).toContain('In de avond');
  await shop.db.execute(sql`delete from delivery_methods where id = 'avond'`);
  shop.clock.advance(11_000);
});

test('each store tells when it is ready: today where all of it lies, else a day', async () => {
  const { product } = await build(10, 1);
  const visitor = await shop.buyer(product);
  const page = (await visitor.get(VIEW)).body;
  expect(optionOf(page, utrecht)).toContain('Vandaag klaar vanaf 13:00');
  expect(optionOf(page, zwolle)).toContain('Klaar op woensdag 4 maart');
  expect(page).toContain('Alles ligt in 1 winkel');
  const here = await seeDelivery(visitor, fetched(utrecht, 'zie'));
  expect(optionOf(here, utrecht)).toMatch(
    /Vandaag klaar vanaf 13:00 .+\. Alles ligt in deze winkel/,
  );
  const brought = await seeDelivery(visitor, fetched(zwolle, 'zie'));
  expect(optionOf(brought, zwolle)).toMatch(
    /Klaar op woensdag 4 maart.+\. Niet alles ligt in deze winkel/,
  );
});

test('too late in the day it is tomorrow, and one piece too few is not all of it', async () => {
  const { product } = await build(10, 1);
  const visitor = await shop.buyer(product);
  shop.clock.set('2026-03-02T15:45:00+01:00');
  expect(optionOf((await visitor.get(VIEW)).body, utrecht)).toContain(
    'Klaar op dinsdag 3 maart vanaf 11:30',
  );
  const two = await shop.buyer(product, 2);
  expect(optionOf((await two.get(VIEW)).body, utrecht)).toContain('Klaar op woensdag 4 maart');
});

test('it is taken from the store first and the rest from the web, and given back there', async () => {
  const { product } = await build(10, 2);
  const visitor = await shop.buyer(product, 3);
  const reply = await sendOrder(visitor, await fillOrder(visitor, fetched(utrecht, 'deels')));
  expect(reply.statusCode).toBe(303);
  const lines = await linesOf('deels');
  expect(lines.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['store', 2],
    ['web', 1],
  ]);
  expect(lines[0]?.promise).toBe('woensdag 4 maart');
  expect(await stockOf(product.id)).toEqual({ web: 9, store: 0 });
  const page = await visitor.get(String(reply.headers.location));
  expect(page.body).toContain('klaar in Winkel Utrecht: woensdag 4 maart');
  expect(await cancelUnpaid(shop.host, shop.db, lines[0]?.id ?? 0, 'customer')).toBe(true);
  expect(await stockOf(product.id)).toEqual({ web: 10, store: 2 });
});

test('what is fetched elsewhere, or sent home, leaves the store alone', async () => {
  const { product } = await build(10, 5);
  for (const [name, fields] of [
    ['elders', fetched(zwolle, 'elders')],
    ['thuis', { email: 'thuis@klant.nl', email_check: 'thuis@klant.nl' }],
  ] as const) {
    const visitor = await shop.buyer(product);
    expect((await sendOrder(visitor, await fillOrder(visitor, fields))).statusCode).toBe(303);
    expect((await linesOf(name)).map(({ kind }) => kind)).toEqual(['web']);
  }
  expect(await stockOf(product.id)).toEqual({ web: 8, store: 5 });
});

test('an unpaid order that expires gives the store its pieces back, and no day is promised', async () => {
  const { product } = await build(1, 1);
  const visitor = await shop.buyer(product);
  const fields = { ...fetched(utrecht, 'verlopen'), payment_method: 'transfer' };
  await sendOrder(visitor, await fillOrder(visitor, fields));
  expect((await linesOf('verlopen')).map(({ kind, promise }) => [kind, promise])).toEqual([
    ['store', null],
  ]);
  expect(await stockOf(product.id)).toEqual({ web: 1, store: 0 });
  shop.clock.advance(15 * 86_400_000);
  await expireOrders(shop.host);
  expect(await stockOf(product.id)).toEqual({ web: 1, store: 1 });
});

test('sold out online meanwhile, it can still be fetched where it lies', async () => {
  const { product } = await build(1, 1);
  const visitor = await shop.buyer(product);
  await shop.db.execute(sql`update stock s set pieces = 0 from variants v, warehouses w
    where v.id = s.variant_id and w.id = s.warehouse_id and w.kind = 'web'
      and v.product_id = ${product.id}`);
  expect((await visitor.get(VIEW)).body).toContain('Uitverkocht.');
  expect(await seeDelivery(visitor, fetched(utrecht, 'laatste'))).not.toContain('Uitverkocht.');
  const reply = await sendOrder(visitor, await fillOrder(visitor, fetched(utrecht, 'laatste')));
  expect(reply.statusCode).toBe(303);
  expect(await stockOf(product.id)).toEqual({ web: 0, store: 0 });
});

test('who was shown today and gets a later day is told, and decides', async () => {
  const { product } = await build(10, 1);
  const slow = await shop.buyer(product);
  const form = await fillOrder(slow, fetched(utrecht, 'traag'));
  expect(form.ready_days).toContain(`${utrecht}=2026-03-02`);
  const quick = await shop.buyer(product);
  await sendOrder(quick, await fillOrder(quick, fetched(utrecht, 'snel')));
  const told = await sendOrder(slow, form);
  expect(told.statusCode).toBe(422);
  expect(told.body).toContain('In die winkel is het nu later klaar dan je zag');
  expect(told.body).toContain('Klaar op woensdag 4 maart');
  expect(await linesOf('traag')).toEqual([]);
  const again = { ...form, ready_days: hiddenField(told.body, 'ready_days') };
  expect((await sendOrder(slow, again)).statusCode).toBe(303);
  expect((await linesOf('traag')).map(({ kind }) => kind)).toEqual(['web']);
});

test('a page that was open before its hidden fields were renamed still orders what it showed', async () => {
  const { product } = await build(10, 1);
  const visitor = await shop.buyer(product);
  const { quote, ready_days, ...rest } = await fillOrder(visitor, fetched(utrecht, 'oud'));
  const former = { ...rest, seen: quote ?? '', seen_ready: ready_days ?? '' };
  shop.clock.set('2026-03-02T17:00:00+01:00');
  const told = await sendOrder(visitor, former);
  expect(told.body).toContain('In die winkel is het nu later klaar dan je zag');
  const seen_ready = hiddenField(told.body, 'ready_days');
  expect((await sendOrder(visitor, { ...former, seen_ready })).statusCode).toBe(303);
});

test('a form that was left open until it was too late for today is asked again', async () => {
  const { product } = await build(10, 1);
  const visitor = await shop.buyer(product);
  const form = await fillOrder(visitor, fetched(utrecht, 'laat'));
  shop.clock.set('2026-03-02T17:00:00+01:00');
  const told = await sendOrder(visitor, form);
  expect(told.statusCode).toBe(422);
  expect(told.body).toContain('Klaar op dinsdag 3 maart vanaf 11:30');
});

test('the last piece in a store, wanted by two pickups and a reservation: one gets it', async () => {
  for (const round of [1, 2, 3, 4]) {
    const { product, warehouse } = await build(10, 1);
    const variant = product.variants[0]?.id ?? 0;
    const names = [`ren${round}a`, `ren${round}b`];
    const buyers = await Promise.all(
      names.map(async (name) => {
        const visitor = await shop.buyer(product);
        return { visitor, form: await fillOrder(visitor, fetched(utrecht, name)) };
      }),
    );
    const guest = shop.visitor();
    const reserve = {
      ...{ variant_id: variant, location_id: utrecht, reservation_key: 'x'.repeat(24) + round },
      ...{ firstname: 'Rik', email: `rik${round}@klant.nl`, etalage_token: await guest.token() },
    };
    const [reserved, ...ordered] = await Promise.all([
      guest.post('/webcore/reservation/place', reserve),
      ...buyers.map(({ visitor, form }) => sendOrder(visitor, form)),
    ]);
    const got = [reserved, ...ordered].filter((reply) => reply?.statusCode === 303);
    expect(got).toHaveLength(1);
    // Who came too late was asked, and had nothing taken from elsewhere unasked.
    for (const reply of ordered) if (reply.statusCode !== 303) expect(reply.statusCode).toBe(422);
    expect(await stockOf(product.id)).toEqual({ web: 10, store: 0 });
    expect(warehouse).toBeGreaterThan(0);
  }
});

test.each(['0', '-1', '999999', 'abc', "1' or 1=1"])(
  '%j is no store to fetch at',
  async (store) => {
    const visitor = await shop.buyer((await build(10, 1)).product);
    const fields = { ...fetched(utrecht, 'raar'), pickup_location: store };
    const reply = await sendOrder(visitor, await fillOrder(visitor, fields));
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('>Kies een winkel.</a>');
  },
);

test('a gift card beside goods is mailed, so it keeps no store from having all of it', async () => {
  const { product } = await build(10, 1);
  const visitor = await shop.buyer(product);
  const card = await shop.build.product({ kind: 'giftcard', priceCents: 2500, vatRate: 0 });
  const etalage_token = await visitor.token();
  await visitor.post('/webcore/checkout/add', { item_id: card.id, quantity: 1, etalage_token });
  expect(optionOf((await visitor.get(VIEW)).body, utrecht)).toContain('Vandaag klaar vanaf 13:00');
});

test('S2.7/15 stores near a postcode come first, with how far they are and when they are open', async () => {
  const { product } = await build(3, 1);
  const visitor = await shop.buyer(product);
  const placesOf = (html: string) => storesIn(html).map(({ text }) => text.replace(/,.*/s, ''));
  const inOrder = await seeDelivery(visitor, fetched(utrecht, 'volgorde'));
  expect(placesOf(inOrder)).toEqual(['Utrecht', 'Zwolle']);
  const near = await seeDelivery(visitor, {
    ...fetched(zwolle, 'dichtbij'),
    stores_zipcode: '8011 AB',
  });
  expect(placesOf(near)).toEqual(['Zwolle', 'Utrecht']);
  expect(optionOf(near, zwolle)).toMatch(/^Zwolle, .+ \d+(,\d)? k?m$/);
  expect(near).toMatch(/De dichtstbijzijnde winkel staat bovenaan: Zwolle, [^<]+\./);
  expect(optionOf(near, utrecht)).toContain('Nu open tot 18:00');
  // It is found again with the rest of what was typed.
  expect((await visitor.get(VIEW)).body).toMatch(/name="stores_zipcode"[^>]*value="8011 AB"/);
  const atHome = await seeDelivery(visitor, {
    ...{ ...fetched(zwolle, 'thuis'), address_zipcode: '8011 AB', address_country: 'NL' },
  });
  expect(placesOf(atHome)).toEqual(['Zwolle', 'Utrecht']);
  expect(atHome).toMatch(/name="stores_zipcode"[^>]*value="8011 AB"/);
  const half = await seeDelivery(visitor, {
    ...{ ...fetched(zwolle, 'half'), address_zipcode: '80', address_country: 'NL' },
  });
  expect(half).toMatch(/name="stores_zipcode"[^>]*value=""|name="stores_zipcode"(?![^>]*value=)/);
  const unknown = await seeDelivery(visitor, {
    ...fetched(zwolle, 'onbekend'),
    stores_zipcode: 'abc',
  });
  expect(unknown).toContain('Deze postcode kennen we niet.');
  const input = /<input[^>]*name="stores_zipcode"[^>]*>/.exec(unknown)?.[0];
  expect(input).toContain('aria-invalid="true"');
  expect(input).toContain('aria-describedby="stores-order"');
});
