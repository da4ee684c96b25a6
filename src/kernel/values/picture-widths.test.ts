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

test('all widths that a picture fills are offered, its own as well', () => {
  expect(fittingWidths(640)).toEqual([160, 320, 480, 640]);
  expect(fittingWidths(639)).toEqual([160, 320, 480]);
  expect(fittingWidths(5000)).toEqual([...pictureWidths]);
  expect(fittingWidths(500, [400, 800])).toEqual([400]);
  expect(fittingWidths(100, [400, 800])).toEqual([400]);
});

test('the nearest width may be above or below; of two as near it is the first', () => {
  expect([100, 230, 250, 400, 5000].map((ideal) => nearestWidth([160, 320, 640], ideal))).toEqual([
    ...[160, 160, 320, 320, 640],
  ]);
  expect(nearestWidth([160, 320], 240)).toBe(160);
  expect(nearestWidth([640, 160, 320], 330)).toBe(320);
});
