import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shapePercentage } from './percentage';

test('S5.2/11 S9.7/2 S2.14/14 every whole number from 0 to 100 stays, any above becomes 100', () => {
  for (let n = 0; n <= 100; n += 1) expect(shapePercentage(String(n))).toBe(String(n));
  fc.assert(
    fc.property(fc.integer({ min: 101 }), (n) => {
      expect(shapePercentage(String(n))).toBe('100');
    }),
  );
});

test('S5.2/11 what is no digit is not taken', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123 ,.-%a') }), (text) => {
      const shaped = shapePercentage(text);
      expect(shaped).toMatch(/^\d*$/);
      expect(Number(shaped)).toBeLessThanOrEqual(100);
      expect(shapePercentage(shaped)).toBe(shaped);
    }),
  );
  expect(shapePercentage('12,5%')).toBe('100');
  expect(shapePercentage('12%')).toBe('12');
});
