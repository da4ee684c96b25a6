import { expect, test } from 'vitest';
import { sizeOrder } from './size-order';

test.each([
  [['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']],
  [['S', 'S / M', 'M']],
  [['38', '38,5', '39', '39.5', '40']],
  [['30/32', '30 / 34', '31/30']],
  [['XXXL', '1', '200 ml', 'Eén maat']],
  [['S', 'S/M', 'M', 'M/L', 'L']],
  [['36', '37', '38,5', '40', '104']],
  [['30/30', '30/32', '31/30']],
  [['L', '36', '20 × 30 cm', '50 × 70 cm', 'Eén maat']],
  [
    [
      'XL',
      '44',
      '36-39',
      '40-43',
      '50 × 50 cm',
      '50 × 70 cm',
      '220 × 95 cm',
      '220 × 240 cm',
      '60 cm',
      'Ø 40 cm',
    ],
  ],
  [['0,5 liter', '1 liter', '10 liter']],
])('sizes stand as people expect them: %s', (sizes) => {
  const shuffled = [...sizes].reverse();
  expect(shuffled.sort((a, b) => sizeOrder(a) - sizeOrder(b))).toEqual(sizes);
});
