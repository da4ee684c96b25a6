import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandsOf, contracts, hourBands } from './contract';

test('every number of hours is in one band, every range in those that it reaches into', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 40 }), (min, more) => {
      expect(bandsOf(min, min)).toHaveLength(1);
      const bands = bandsOf(min, min + more);
      const hours = Array.from({ length: more || 1 }, (_, hour) => min + hour);
      expect(bands).toEqual([...new Set(hours.flatMap((one) => bandsOf(one, one)))].sort());
    }),
  );
});

test('16 to 24 hours is not among 24 to 32', () => {
  expect(bandsOf(16, 24)).toEqual([2]);
  expect(bandsOf(24, 32)).toEqual([3]);
  expect(bandsOf(32, 38)).toEqual([4]);
  expect(bandsOf(8, 36)).toEqual([1, 2, 3, 4]);
});

test('options of a filter have numbers of their own', () => {
  for (const list of [contracts, hourBands]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  }
});
