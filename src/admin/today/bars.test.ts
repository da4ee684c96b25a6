import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, scaleOf } from './bars';

test('a scale begins at nothing, holds all values and has few, round steps', () => {
  expect(scaleOf([3, 87])).toEqual([0, 50, 100]);
  expect(scaleOf([399_95])).toEqual([0, 10_000, 20_000, 30_000, 40_000]);
  expect(scaleOf([])).toEqual([0, 1]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1 }), (values) => {
      const scale = scaleOf(values);
      expect(scale[0]).toBe(0);
      expect(scale.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
      expect(scale.length).toBeLessThanOrEqual(5);
    }),
  );
});

test('a change is told in percents, and not of nothing', () => {
  expect([changeOf(150, 100), changeOf(50, 100), changeOf(1, 0)]).toEqual([50, -50, undefined]);
});
