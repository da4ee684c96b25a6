import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availableOf, presentChoice, presentLine } from './present';
import type { StoredLine } from './read';
import { sentGoodsOf } from './usual-price';

const aLine = (given: Partial<StoredLine> = {}): StoredLine => ({
  id: 1,
  variantId: 2,
  productId: 3,
  access: 'trui',
  title: 'Trui',
  brand: null,
  colorId: null,
  color: null,
  sizeId: null,
  size: null,
  quantity: 2,
  quotedCents: 1000,
  unitCents: 1000,
  vanCents: null,
  vatRate: 21,
  kind: 'goods',
  weightGrams: null,
  sold: true,
  places: [],
  picture: null,
  ...given,
});

const present = (given: Partial<StoredLine>) =>
  presentLine(aLine(given), (access) => `/artikel/${access}`);

test.each([
  [null, null, ''],
  ['marine', null, 'Marine'],
  [null, 'M', 'Maat M'],
  ['marine', 'M', 'Marine, maat M'],
  ['marine', 'Eén maat', 'Marine, één maat'],
  [null, 'Eén maat', 'Eén maat'],
  [null, '€ 25', '€ 25'],
])('the choice of %j and %j reads %j', (color, size, text) => {
  expect(presentChoice({ color, size })).toBe(text);
});

test('a page in another language says a choice in it, unless its colour has no name there', () => {
  const told = { language: 'en_GB', terms: { Marine: 'Navy' } };
  const choiceOf = (given: Partial<StoredLine>) => {
    const { choice, isTold } = presentLine(aLine(given), () => '/', told);
    return [choice, isTold];
  };
  expect(choiceOf({ color: 'Marine', size: 'M' })).toEqual(['Navy, size M', true]);
  expect(choiceOf({ color: 'Marine', size: 'Eén maat' })).toEqual(['Navy, one size', true]);
  expect(choiceOf({ size: 'Eén maat' })).toEqual(['One size', true]);
  expect(choiceOf({ color: 'Mint', size: 'M' })).toEqual(['Mint, maat M', undefined]);
  expect(present({ color: 'Marine', size: 'M' })).not.toHaveProperty('isTold');
});

test('a line leads to its product with its colour and size chosen', () => {
  expect(present({}).href).toBe('/artikel/trui');
  expect(present({ colorId: 4 }).href).toBe('/artikel/trui?color_id=4');
  expect(present({ sizeId: 5 }).href).toBe('/artikel/trui?size_id=5');
  expect(present({ colorId: 4, sizeId: 5 }).href).toBe('/artikel/trui?color_id=4&size_id=5');
});

test('a former price is told only when it was higher, the one quoted before only when it differs', () => {
  expect(present({ vanCents: 1500 }).vanUnitCents).toBe(1500);
  expect(present({ vanCents: 1000 }).vanUnitCents).toBeUndefined();
  expect(present({ vanCents: 900 }).vanUnitCents).toBeUndefined();
  expect(present({}).vanUnitCents).toBeUndefined();
  expect(present({ quotedCents: 900 }).priceWas).toBe(900);
  expect(present({}).priceWas).toBeUndefined();
});

test('what there is not is left out', () => {
  expect(present({})).toMatchObject({ brand: '', picture: undefined, totalCents: 2000 });
  const picture = { key: 'a', width: 10, height: 10, alt: '' };
  expect(present({ brand: 'Brink', picture })).toMatchObject({ brand: 'Brink', picture });
});

const somePlaces = fc.array(
  fc.record({ warehouseId: fc.nat({ max: 9 }), pieces: fc.nat({ max: 99 }) }),
  { maxLength: 5 },
);

test('what is for sale has the pieces of all its places, what is not has none', () => {
  fc.assert(
    fc.property(somePlaces, (places) => {
      let all = 0;
      for (const { pieces } of places) all += pieces;
      expect(availableOf({ sold: true, places })).toBe(all);
      expect(availableOf({ sold: false, places })).toBe(0);
      expect(present({ places }).available).toBe(all);
    }),
  );
});

test('gift cards are mailed: only goods are sent, by what they weigh, or half a kilo', () => {
  const lines = [
    aLine({ quantity: 2, unitCents: 1000, weightGrams: 300 }),
    aLine({ quantity: 3, unitCents: 500 }),
    aLine({ quantity: 1, unitCents: 2500, kind: 'giftcard', weightGrams: 9000 }),
  ];
  expect(sentGoodsOf(lines)).toEqual({ goodsCents: 3500, weightGrams: 2100 });
  expect(sentGoodsOf(lines.slice(2))).toEqual({ goodsCents: 0, weightGrams: 0 });
  // A weight of nothing is a weight that somebody noted.
  expect(sentGoodsOf([aLine({ weightGrams: 0 })]).weightGrams).toBe(0);
});
