import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reducedSize, type Size, thumbnailSize, turnUpright } from './thumbnail-size';

const side = fc.integer({ min: 1, max: 40_000 });
const anySize = fc.record({ width: side, height: side });

test('S9.8/6 thumbnails are 200 px wide; a smaller picture stays as it is', () => {
  expect(thumbnailSize({ width: 4000, height: 3000 })).toEqual({ width: 200, height: 150 });
  expect(thumbnailSize({ width: 120, height: 900 })).toEqual({ width: 120, height: 900 });
});

test('S9.8/6 pictures above 5,000,000 pixels are reduced first, no side over 4096 px', () => {
  expect(reducedSize({ width: 2000, height: 1500 })).toEqual({ width: 2000, height: 1500 });
  fc.assert(
    fc.property(anySize, (size) => {
      const { width, height } = reducedSize(size);
      expect(width * height).toBeLessThanOrEqual(5_000_000);
      expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
      expect(Math.min(width, height)).toBeGreaterThan(0);
    }),
  );
});

test('a picture keeps its shape', () => {
  fc.assert(
    fc.property(anySize, (size) => {
      fc.pre(size.width / size.height < 50 && size.height / size.width < 50);
      const reduced = reducedSize(size);
      const slack = 2 / Math.min(reduced.width, reduced.height);
      expect(reduced.width / reduced.height / (size.width / size.height)).toBeGreaterThan(
        1 - slack,
      );
      expect(reduced.width / reduced.height / (size.width / size.height)).toBeLessThan(1 + slack);
    }),
  );
});

/** Where a matrix puts a point. */
const at = (matrix: readonly number[], x: number, y: number): [number, number] => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix;
  return [a * x + c * y + e, b * x + d * y + f];
};

/** EXIF: at which edges the first row and the first column of an orientation lie. */
const edges = {
  1: ['top', 'left'],
  2: ['top', 'right'],
  3: ['bottom', 'right'],
  4: ['bottom', 'left'],
  5: ['left', 'top'],
  6: ['right', 'top'],
  7: ['right', 'bottom'],
  8: ['left', 'bottom'],
} as const;

const edgeOf = ({ width, height }: Size, points: readonly [number, number][]): string | undefined =>
  [
    ['left', points.every(([x]) => x === 0)] as const,
    ['right', points.every(([x]) => x === width)] as const,
    ['top', points.every(([, y]) => y === 0)] as const,
    ['bottom', points.every(([, y]) => y === height)] as const,
  ].find(([, holds]) => holds)?.[0];

test.each(Object.entries(edges))(
  'S1/21 orientation %s is drawn upright',
  (orientation, expected) => {
    const { size, matrix } = turnUpright(Number(orientation), { width: 30, height: 20 });
    const row = edgeOf(size, [at(matrix, 0, 0), at(matrix, 30, 0)]);
    const column = edgeOf(size, [at(matrix, 0, 0), at(matrix, 0, 20)]);
    expect([row, column]).toEqual(expected);
  },
);
