import { expect, test } from 'vitest';
import { sizeOrder } from './size-order';

test.each([
  [['XS', 'S', 'M', 'L', 'XL', 'XXL']],
  [['S', 'S/M', 'M', 'M/L', 'L']],
  [['36', '37', '38,5', '40', '104']],
  [['30/30', '30/32', '31/30']],
  [['L', '36', '20 × 30 cm', '50 × 70 cm', 'Eén maat']],
  [['0,5 liter', '1 liter', '10 liter']],
])('sizes stand as people expect them: %s', (sizes) => {
  const shuffled = [...sizes].reverse();
  expect(shuffled.sort((a, b) => sizeOrder(a) - sizeOrder(b))).toEqual(sizes);
});
