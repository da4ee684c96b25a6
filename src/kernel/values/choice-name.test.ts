import { expect, test } from 'vitest';
import { nameChoice } from './choice-name';

test.each([
  ['Rood', 'M', 'Rood, maat M'],
  ['Rood', 'Eén maat', 'Rood, één maat'],
  [null, 'Eén maat', 'Eén maat'],
  [null, '€ 25', '€ 25'],
  ['Rood', null, 'Rood'],
  [null, null, ''],
])('a choice of %s and %s is told as %s', (color, size, told) => {
  expect(nameChoice({ color, size })).toBe(told);
});
