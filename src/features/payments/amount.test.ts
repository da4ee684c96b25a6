import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toAmount, toCents } from './amount';

test.each([
  [0, '0.00'],
  [1, '0.01'],
  [4485, '44.85'],
  [100000, '1000.00'],
  [-495, '-4.95'],
] as const)('%d cents are written %s', (cents, value) => {
  expect(toAmount(cents)).toEqual({ currency: 'EUR', value });
});

test('an amount that is written is read as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
      expect(toCents(toAmount(cents))).toBe(cents);
    }),
  );
});

test.each(['', '1', '1.2', '1.234', '1,20', '1e3', ' 1.20', 'NaN', '--1.20'])(
  '%j is no amount',
  (value) => {
    expect(() => toCents({ value })).toThrow(RangeError);
  },
);

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no sum to pay', (cents) => {
  expect(() => toAmount(cents)).toThrow(RangeError);
});
