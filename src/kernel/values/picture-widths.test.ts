import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittingWidths, nearestWidth, pictureWidths } from './picture-widths';

test('no width is larger than the picture, unless the picture is smaller than all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6000 }), (original) => {
      const widths = fittingWidths(original);
      expect(widths.length).toBeGreaterThan(0);
      if (original >= pictureWidths[0]) expect(Math.max(...widths)).toBeLessThanOrEqual(original);
      else expect(widths).toEqual([pictureWidths[0]]);
    }),
  );
});

test('the nearest width is one of those given', () => {
  expect(nearestWidth([160, 320, 640], 500)).toBe(640);
  expect(nearestWidth([160], 500)).toBe(160);
});
