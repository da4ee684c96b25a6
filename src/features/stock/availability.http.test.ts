import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products, variants } from '#features/catalog/api.server';
import { deliveryMethods } from '#features/delivery/api.server';
import { announceChange } from '#features/overviews/api.server';
import { locations } from '#features/stores/api.server';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import {
  countStockAt,
  findStoreStock,
  returnStock,
  stock,
  takeStock,
  warehouses,
} from './api.server';
import { findAvailability } from './server/availability';

const days = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;
const rhythm = { cutOff: '22:00', packs: [...days], delivers: [...days], days: 1 };

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    prepare: async (db) => {
      await db.insert(deliveryMethods).values({
        ...{
          access: 'home',
          kind: 'home',
          title: 'Thuis bezorgd',
          carrier: 'own',
          rhythm,
          sort: 1,
        },
        zones: [{ country: 'NL', bands: [{ upToGrams: 10_000, cents: 495 }] }],
      });
    },
  });
});
afterAll(() => shop.close());

type Fields = Record<string, string | number>;

const ask = async (productId: number | string, fields: Fields = {}, headers: Fields = {}) => {
  const visitor = shop.visitor();
  const etalage_token = await visitor.token();
  const reply = await visitor.post(
    `/webcore/product/getStockAvailability/${productId}`,
    { etalage_token, ...fields },
    headers as Record<string, string>,
  );
  return { reply, json: reply.json() };
};

const availabilityOf = async (productId: number, fields: Fields = {}) =>
  (await ask(productId, fields)).json.availability;

const open: [string, string] = ['09:00', '18:00'];

test('S1/8 all web warehouses together are online, and none of them is a store', async () => {
  const product = await shop.build.product({ pieces: 3 });
  const [second] = await shop.db
    .insert(warehouses)
    .values({ title: 'Magazijn Noord', kind: 'web' })
    .returning();
  const variantId = product.variants[0]?.id ?? 0;
  await shop.db.insert(stock).values({ warehouseId: second?.id ?? 0, variantId, pieces: 4 });
  const storeId = await shop.build.store('Gouda', open);
  await shop.build.storeStock(storeId, product, 2);
  const availability = await availabilityOf(product.id);
  expect(availability.web).toBe(7);
  expect(availability.stores).toEqual([
    {
      locationId: storeId,
      title: 'Winkel Gouda',
      href: expect.stringMatching(/winkel-\d+$/),
      place: 'Gouda',
      pieces: 2,
      reserveHref: expect.stringContaining(`location_id=${storeId}`),
    },
  ]);
  expect(availability.near).toBeUndefined();
  expect(availability.at).toBe(shop.clock.now().toISOString());
});

test('S1/8 stores come by pieces, then by place; one with none is not named', async () => {
  const product = await shop.build.product({ pieces: 0 });
  for (const [place, pieces] of [
    ['Zwolle', 4],
    ['Almelo', 4],
    ['Breda', 9],
    ['Delft', 0],
  ] as const) {
    await shop.build.storeStock(await shop.build.store(place, open), product, pieces);
  }
  const { web, stores } = await availabilityOf(product.id);
  expect(web).toBe(0);
  expect(stores.map(({ place }: { place: string }) => place)).toEqual([
    'Breda',
    'Almelo',
    'Zwolle',
  ]);
});

test('how soon it is brought is promised of what can be sent, and not of what is sold out', async () => {
  const product = await shop.build.product({ sizes: ['S', 'M'], pieces: 2 });
  const [small, medium] = product.variants;
  await shop.db
    .update(stock)
    .set({ pieces: 0 })
    .where(eq(stock.variantId, small?.id ?? 0));
  const promised = async (query = '') => {
    const { body } = await shop.visitor().get(`/artikel/${product.access}${query}`);
    const about = textOf(get(parseHtml(body), 'main'));
    return [body.includes('data-arrives'), about.includes('14 dagen bedenktijd')];
  };
  expect(await promised()).toEqual([true, true]);
  expect(await promised(`?size_id=${medium?.sizeId}`)).toEqual([true, true]);
  expect(await promised(`?size_id=${small?.sizeId}`)).toEqual([false, true]);
});

test('a store without a page is named as its warehouse is, and puts nothing aside', async () => {
  const product = await shop.build.product({ pieces: 0 });
  const storeId = await shop.build.store('Venlo', open);
  await shop.build.storeStock(storeId, product, 2);
  await shop.db.update(locations).set({ state: 'Offline' }).where(eq(locations.id, storeId));
  const { stores } = await availabilityOf(product.id);
  expect(stores).toEqual([{ title: `Winkel ${storeId}`, place: '', pieces: 2 }]);
});

test('a number that is no shop for visitors stays unnamed, though it has pieces', async () => {
  const product = await shop.build.product({ pieces: 0 });
  const base = { street: 'Lange Straat', housenumber: '1', zipcode: '3511 AW', place: 'Utrecht' };
  await shop.db.insert(locations).values({
    ...base,
    id: 35,
    access: 'kantoor',
    title: 'Kantoor',
    province: 'Utrecht',
    hours: {} as never,
  });
  await shop.build.storeStock(35, product, 1);
  const { stores } = await availabilityOf(product.id);
  expect(stores).toEqual([{ title: 'Winkel 35', place: '', pieces: 1 }]);
});

test('S7.3/6 colour and size choose together, each alone sums the other', async () => {
  const product = await shop.build.product({
    colors: ['Rood', 'Blauw'],
    sizes: ['S', 'M'],
    pieces: 0,
  });
  const at = await shop.build.storeStock(await shop.build.store('Assen', open), product, 1);
  const [first] = product.variants;
  if (!first) throw new Error('no variant');
  await returnStock(shop.db, { warehouseId: at, variantId: first.id, pieces: 10 });
  const { colorId, sizeId } = first as { colorId: number; sizeId: number };
  const pieces = async (fields: Fields) =>
    (await availabilityOf(product.id, fields)).stores[0].pieces;
  expect(await pieces({ color_id: colorId, size_id: sizeId })).toBe(11);
  expect(await pieces({ color_id: colorId })).toBe(12);
  expect(await pieces({ size_id: sizeId })).toBe(12);
  expect(await pieces({ color_id: '', size_id: '' })).toBe(14);
  const others = product.variants.filter((one) => one.colorId !== colorId && one.sizeId !== sizeId);
  expect(await pieces({ color_id: others[0]?.colorId ?? 0, size_id: others[0]?.sizeId ?? 0 })).toBe(
    1,
  );
  // Where something is put aside, it is one colour in one size.
  const reserve = async (fields: Fields) =>
    (await availabilityOf(product.id, fields)).stores[0].reserveHref;
  expect(await reserve({ color_id: colorId, size_id: sizeId })).toContain(`variant_id=${first.id}`);
  expect(await reserve({ color_id: colorId })).toBeUndefined();
});

test('S8.3/1 what visitors may not see has no stock, in JSON and never kept', async () => {
  const product = await shop.build.product({ sizes: ['S', 'M'] });
  const [small, other] = product.variants;
  await shop.db
    .update(variants)
    .set({ state: 'Offline' })
    .where(eq(variants.id, small?.id ?? 0));
  expect((await ask(product.id, { size_id: small?.sizeId ?? 0 })).reply.statusCode).toBe(404);
  const { reply, json } = await ask(product.id, { size_id: other?.sizeId ?? 0 });
  expect(reply.headers['cache-control']).toBe('private, no-store');
  expect(json.availability.web).toBe(10);
  await shop.db.update(products).set({ state: 'Offline' }).where(eq(products.id, product.id));
  const gone = await ask(product.id, { size_id: other?.sizeId ?? 0 });
  expect([gone.reply.statusCode, gone.json.code]).toEqual([404, 'not_found']);
  expect((await ask('x1')).json.code).toBe('not_found');
  const stale = await ask(product.id, { etalage_token: 'x' });
  expect([stale.reply.statusCode, stale.json.code]).toEqual([403, 'token']);
});

test('the day on which it comes is told as long as the clock makes it true', async () => {
  const there = await shop.build.product({ pieces: 2 });
  const line = 'Voor 22:00 besteld, dinsdag 3 maart in huis';
  const { json } = await ask(there.id);
  expect(json.availability.delivery).toBe(line);
  // The page says it once, by the button: of the one size that there is, and before one is chosen.
  expect(textOf(parseHtml(json.stock))).not.toContain('besteld');
  const several = await shop.build.product({ sizes: ['S', 'M'], pieces: 2 });
  const onPage = async ({ access }: { access: string }) =>
    findAll(parseHtml((await shop.inject(`/artikel/${access}`)).body), '[data-arrives]').map(
      textOf,
    );
  const told = `${line} Bezorgen € 4,95`;
  expect([await onPage(there), await onPage(several)]).toEqual([[told], [told]]);
  // The page is kept no longer than until the cut-off.
  shop.clock.set('2026-03-02T22:00:00+01:00');
  expect(await onPage(several)).toEqual(['Nu besteld, woensdag 4 maart in huis Bezorgen € 4,95']);
  shop.clock.set('2026-03-03T00:00:00+01:00');
  expect(await onPage(several)).toEqual([
    'Voor 22:00 besteld, woensdag 4 maart in huis Bezorgen € 4,95',
  ]);
  const none = await shop.build.product({ pieces: 0 });
  const noSize = await shop.build.product({ sizes: ['S', 'M'], pieces: 0 });
  expect(await onPage(noSize)).toEqual([]);
  expect((await availabilityOf(none.id)).delivery).toBeUndefined();
  const card = await shop.build.product({ kind: 'giftcard', pieces: 5 });
  const ofCard = await availabilityOf(card.id);
  expect([ofCard.web, ofCard.delivery]).toEqual([5, undefined]);
});

test('S1/8 a postcode is taken as it is typed, and a text that is far too long is cut', async () => {
  const product = await shop.build.product({ pieces: 0 });
  const [far, near, nowhere] = [
    await shop.build.store('Tiel', open),
    await shop.build.store('Zeist', open),
    await shop.build.store('Hoorn', open),
  ];
  await shop.db
    .update(locations)
    .set({ latitude: 51.8876, longitude: 5.429 })
    .where(eq(locations.id, far));
  await shop.db
    .update(locations)
    .set({ latitude: 52.0894, longitude: 5.2345 })
    .where(eq(locations.id, near));
  // Half a place is no place.
  await shop.db.update(locations).set({ latitude: 52.0907 }).where(eq(locations.id, nowhere));
  // What is read of stores may be kept by now.
  await announceChange(shop.host, 'Location');
  for (const [id, pieces] of [
    [far, 9],
    [near, 5],
    [nowhere, 7],
  ] as const) {
    await shop.build.storeStock(id, product, pieces);
  }
  const placesNear = async (place_input: string) => {
    const { near: note, stores } = await availabilityOf(product.id, { place_input });
    return { note, places: stores.map(({ place }: { place: string }) => place), stores };
  };
  const found = await placesNear('  3511 aw ');
  expect(found.note).toEqual({ text: '3511 AW', kind: 'found' });
  expect(found.places).toEqual(['Zeist', 'Tiel', 'Hoorn']);
  expect(found.stores[0].distance).toMatch(/^\d+,\d km$/);
  expect(found.stores[2].distance).toBeUndefined();
  const about = await placesNear('9999');
  expect(about.note.kind).toBe('rough');
  expect(about.stores[0].distance).not.toMatch(/,/);
  const wrong = await placesNear('x'.repeat(200));
  expect(wrong.note).toEqual({ text: 'x'.repeat(60), kind: 'wrong' });
  expect(wrong.places).toEqual(['Tiel', 'Hoorn', 'Zeist']);
  expect(wrong.stores[0].distance).toBeUndefined();
  expect((await placesNear('   ')).note).toBeUndefined();
  // From one's own store on, the others that are near to it; how far that is is told of nobody's home.
  const { stores } = await findAvailability(
    shop.host,
    product.variants.map(({ id }) => id),
    { mine: near },
  );
  expect(stores.map(({ place }) => place)).toEqual(['Zeist', 'Tiel', 'Hoorn']);
  expect(stores.map(({ distance }) => distance)).toEqual([undefined, undefined, undefined]);
});

test('pieces are counted at the web or in a store, taken only when they are there, and given back', async () => {
  const product = await shop.build.product({ pieces: 3 });
  const variantId = product.variants[0]?.id ?? 0;
  const storeId = await shop.build.store('Meppel');
  const otherId = await shop.build.store('Goes');
  const warehouseId = await shop.build.storeStock(storeId, product, 2);
  const otherWarehouse = await shop.build.storeStock(otherId, product, 5);
  const { db } = shop;
  const count = (at: number | null) => countStockAt(db, variantId, at);
  const here = { locationId: storeId, warehouseId, variantId, pieces: 2 };
  const there = { locationId: otherId, warehouseId: otherWarehouse, variantId, pieces: 5 };
  expect([await count(null), await count(storeId), await count(999)]).toEqual([3, 2, 0]);
  const found = await findStoreStock(db, [variantId]);
  expect(found).toHaveLength(2);
  expect(found).toEqual(expect.arrayContaining([here, there]));
  expect(await findStoreStock(db, [variantId], otherId)).toEqual([there]);
  expect(await findStoreStock(db, [])).toEqual([]);
  const take = (pieces: number) => takeStock(db, { warehouseId, variantId, pieces });
  expect(await take(3)).toBe(false);
  expect(await count(storeId)).toBe(2);
  expect(await take(2)).toBe(true);
  expect(await count(storeId)).toBe(0);
  expect(await findStoreStock(db, [variantId], storeId)).toEqual([]);
  await returnStock(db, { warehouseId, variantId, pieces: 4 });
  expect(await count(storeId)).toBe(4);
  // Also where it never lay before.
  const [web] = await db.select().from(warehouses).where(eq(warehouses.kind, 'web'));
  const other = await shop.build.product({ pieces: 0 });
  const otherVariant = other.variants[0]?.id ?? 0;
  await returnStock(db, { warehouseId: web?.id ?? 0, variantId: otherVariant, pieces: 1 });
  expect(await countStockAt(db, otherVariant, null)).toBe(1);
});
