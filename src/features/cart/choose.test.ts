import { expect, test } from 'vitest';
import { chooseVariant } from './choose';

const shirt = [
  { id: 1, colorId: 1, sizeId: 1 },
  { id: 2, colorId: 1, sizeId: 2 },
  { id: 3, colorId: 2, sizeId: 1 },
];

test('S5.4/4 a size must be chosen when there are several', () => {
  expect(chooseVariant(shirt, { colorId: 1, sizeId: null })).toEqual({ missing: 'size' });
  expect(chooseVariant(shirt, { colorId: 1, sizeId: 2 })).toEqual({ variantId: 2 });
});

test('S5.4/4 what there is only one of need not be chosen', () => {
  expect(chooseVariant(shirt, { colorId: 2, sizeId: null })).toEqual({ variantId: 3 });
  expect(
    chooseVariant([{ id: 7, colorId: null, sizeId: null }], { colorId: null, sizeId: null }),
  ).toEqual({
    variantId: 7,
  });
});

test('S5.4/4 a colour must be chosen when there are several', () => {
  expect(chooseVariant(shirt, { colorId: null, sizeId: 1 })).toEqual({ missing: 'color' });
});

test('S5.4/4 a choice that does not exist is none', () => {
  expect(chooseVariant(shirt, { colorId: 2, sizeId: 2 })).toEqual({ unknown: true });
  expect(chooseVariant(shirt, { colorId: 9, sizeId: null })).toEqual({ unknown: true });
  expect(chooseVariant([], { colorId: null, sizeId: null })).toEqual({ unknown: true });
});
