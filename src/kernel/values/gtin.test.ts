import { expect, test } from 'vitest';
import { isGtin } from './gtin';

test('a barcode has 8, 12, 13 or 14 digits, the last of which is right', () => {
  const right = ['96385074', '036000291452', '8710400311140', '18710400311147'];
  expect(right.filter(isGtin)).toEqual(right);
  const wrong = ['', '123', '12ab', '8710400311141', '871040031115', ' 8710400311140'];
  expect(wrong.filter(isGtin)).toEqual([]);
});
