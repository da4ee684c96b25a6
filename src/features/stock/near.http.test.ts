import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locations } from '#features/stores/api.server';
import { find, findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { hiddenField } from '../../../tests/harness/visitor';
import { stock, warehouses } from './api.server';

/** From 3511 in Utrecht: in town, 9 km and 33 km away, on no map, and no store at all. */
const places = [
  { place: 'Tiel', pieces: 9, latitude: 51.8876, longitude: 5.429 },
  { place: 'Hoorn', pieces: 8 },
  { place: 'Zeist', pieces: 2, latitude: 52.0894, longitude: 5.2345 },
  { place: 'Utrecht', pieces: 1, latitude: 52.0907, longitude: 5.1214 },
  { place: 'Ede', pieces: 0, latitude: 52.04, longitude: 5.66 },
];

let shop: TestShop;
let address = '';
let productId = 0;
let sizeId = 0;
beforeAll(async () => {
  shop = await createTestShop();
  const product = await shop.build.product({ title: 'Laars', sizes: ['39', '40'], pieces: 0 });
  const variant = product.variants[1];
  if (!variant?.sizeId) throw new Error('no size');
  productId = product.id;
  sizeId = variant.sizeId;
  address = `/artikel/${product.access}?size_id=${sizeId}`;
  for (const { place, pieces, ...at } of places) {
    const locationId = await shop.build.store(place);
    if (at.latitude) await shop.db.update(locations).set(at).where(eq(locations.id, locationId));
    const [row] = await shop.db
      .insert(warehouses)
      .values({ title: place, kind: 'store', locationId })
      .returning();
    const warehouseId = row?.id ?? 0;
    await shop.db.insert(stock).values({ warehouseId, variantId: variant.id, pieces });
  }
});
afterAll(() => shop.close());

const show = async (query = '') => parseHtml((await shop.inject(address + query)).body);
const rows = async (query = '') =>
  findAll(get(await show(query), '[data-stock]'), 'ul li').map((row) => textOf(row));

test('S1/8 the stores that have a size come by their pieces, and without script by distance', async () => {
  expect((await rows())[0]).toMatch(/^Winkel Tiel/);
  const near = await rows('&place_input=3511+AW');
  expect(near.map((row) => /Winkel (\w+)/.exec(row)?.[1])).toEqual([
    'Utrecht',
    'Zeist',
    'Tiel',
    'Hoorn',
  ]);
  expect(near[0]).toMatch(/\d m/);
  expect(near[1]).toMatch(/[78],\d km/);
  expect(near[3]).not.toMatch(/\dk?m/);
  expect(textOf(get(await show('&place_input=3511+aw'), '[id=voorraad-dichtbij-melding]'))).toBe(
    'De winkels bij 3511 AW, de dichtstbijzijnde eerst.',
  );
});

test('the form that asks keeps the choice, and is not the one that orders', async () => {
  const page = await show('&place_input=3511');
  const form = get(page, 'form[id=voorraad-dichtbij]');
  expect(form.attributes.method).toBe('get');
  expect(get(form, 'input[name=size_id]').attributes.value).toBe(String(sizeId));
  const input = get(page, 'form[name=addproduct] input[name=place_input]').attributes;
  expect(input).toMatchObject({ form: 'voorraad-dichtbij', value: '3511' });
  expect(input['aria-describedby']).toBe('voorraad-dichtbij-melding');
  // Before a size is chosen there is nothing to sort.
  const unchosen = await shop.inject(address.split('?')[0] ?? '');
  expect(find(parseHtml(unchosen.body), 'input[name=place_input]')).toBeUndefined();
  expect(find(parseHtml(unchosen.body), 'form[id=voorraad-dichtbij]')).toBeUndefined();
});

test.each([
  ['tiel', 'is geen postcode'],
  ['0123', 'is geen postcode'],
  ['<b>', 'is geen postcode'],
])('%j leaves the order as it is, and says why', async (text, reason) => {
  const query = `&${new URLSearchParams({ place_input: text })}`;
  expect((await rows(query))[0]).toMatch(/^Winkel Tiel/);
  const note = textOf(get(await show(query), '[id=voorraad-dichtbij-melding]'));
  expect(note).toContain(`‘${text}’ ${reason}`);
});

test('S7.3/6 the call for the stock of a size sorts by distance too', async () => {
  const visitor = shop.visitor();
  const { body } = await visitor.get(address);
  const reply = await visitor.post(`/webcore/product/getStockAvailability/${productId}`, {
    etalage_token: hiddenField(body, 'etalage_token'),
    size_id: sizeId,
    place_input: '4001',
  });
  const { availability } = reply.json();
  expect(availability.near).toEqual({ text: '4001', kind: expect.stringMatching(/found|rough/) });
  expect(availability.stores[0]).toMatchObject({ title: 'Winkel Tiel', pieces: 9 });
  expect(availability.stores[0].distance).toMatch(/\d k?m$/);
});
