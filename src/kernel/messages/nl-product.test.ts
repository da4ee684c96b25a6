import { expect, test } from 'vitest';
import { product } from './nl-product';

test.each([
  ['xxxx', 'op voorraad in alle maten'],
  ['-xxx', 'op voorraad in maat M t/m XL'],
  ['xxx-', 'op voorraad in maat S t/m L'],
  ['xx--', 'op voorraad in maat S en M'],
  ['x-xx', 'op voorraad in maat S, L en XL'],
  ['----', 'uitverkocht'],
])('of sizes %s it is told which can be sent: %s', (pieces, told) => {
  const isHad = [...pieces].map((one) => one === 'x');
  expect(product.hadIn(['S', 'M', 'L', 'XL'], isHad)).toBe(told);
});
