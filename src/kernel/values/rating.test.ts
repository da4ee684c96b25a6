import { expect, test } from 'vitest';
import { formatStars, ratingOf } from './rating';

test('an average is told to one decimal, and there is none of nothing', () => {
  expect(ratingOf({ count: 0, sum: 0 })).toBeUndefined();
  expect(ratingOf({ count: 3, sum: 13 })).toEqual({ average: 4.3, count: 3 });
  expect(ratingOf({ count: 8, sum: 37 })).toEqual({ average: 4.6, count: 8 });
  expect([formatStars(4), formatStars(4.3), formatStars(4.3, 'en-GB')]).toEqual([
    '4,0',
    '4,3',
    '4.3',
  ]);
});
