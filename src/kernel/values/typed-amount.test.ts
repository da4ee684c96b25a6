import { expect, test } from 'vitest';
import { readAmount } from './typed-amount';

test.each([
  ['5', 500],
  ['12,50', 1250],
  ['12.50', 1250],
  ['€ 0,99', 99],
  [' 100 ', 10_000],
  ['1,5', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['', undefined],
])('%j is %j cents', (text, cents) => expect(readAmount(text)).toBe(cents));
