import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeliveryZone } from './contract';
import { priceOf, zoneOf } from './rates';

const zones: DeliveryZone[] = [
  {
    country: 'NL',
    zipcodes: [['8881', '8885']],
    bands: [{ upToGrams: 10_000, cents: 895 }],
    extraDays: 1,
  },
  {
    country: 'NL',
    bands: [
      { upToGrams: 10_000, cents: 495 },
      { upToGrams: 23_000, cents: 995 },
    ],
    freeFromCents: 5000,
  },
];
const ask = { country: 'NL', zipcode: '3511 AW', weightGrams: 800, goodsCents: 2000 };

test('the first zone that holds the address counts', () => {
  expect(priceOf({ zones }, ask)).toBe(495);
  expect(priceOf({ zones }, { ...ask, zipcode: '8881 AB' })).toBe(895);
  expect(zoneOf({ zones }, { country: 'NL', zipcode: '8881AB' })?.extraDays).toBe(1);
  expect(priceOf({ zones }, { ...ask, zipcode: undefined })).toBe(495);
  expect(priceOf({ zones }, { ...ask, country: 'FR' })).toBeUndefined();
});

test('weight decides the price, and what is too heavy does not go', () => {
  expect(priceOf({ zones }, { ...ask, weightGrams: 10_000 })).toBe(495);
  expect(priceOf({ zones }, { ...ask, weightGrams: 10_001 })).toBe(995);
  expect(priceOf({ zones }, { ...ask, weightGrams: 23_001 })).toBeUndefined();
});

test('from the threshold on it is free', () => {
  expect(priceOf({ zones }, { ...ask, goodsCents: 4999 })).toBe(495);
  expect(priceOf({ zones }, { ...ask, goodsCents: 5000 })).toBe(0);
});

test('more goods never make delivery dearer, more weight never cheaper', () => {
  const amounts = fc.nat({ max: 20_000 });
  fc.assert(
    fc.property(amounts, amounts, amounts, (goodsCents, weightGrams, more) => {
      const price = priceOf({ zones }, { ...ask, goodsCents, weightGrams });
      const richer = priceOf({ zones }, { ...ask, goodsCents: goodsCents + more, weightGrams });
      const heavier = priceOf({ zones }, { ...ask, goodsCents, weightGrams: weightGrams + more });
      expect(richer ?? 0).toBeLessThanOrEqual(price ?? Number.POSITIVE_INFINITY);
      if (heavier !== undefined) expect(heavier).toBeGreaterThanOrEqual(price ?? 0);
    }),
  );
});
