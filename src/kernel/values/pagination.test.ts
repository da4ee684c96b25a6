import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visiblePages } from './pagination';

const many = fc.record({
  page: fc.integer({ min: -5, max: 500 }),
  pages: fc.integer({ min: 2, max: 400 }),
  maxVisible: fc.integer({ min: 0, max: 8 }),
});

test('S2.2/12 the numbers run on, hold the current page and stay within bounds', () => {
  fc.assert(
    fc.property(many, ({ page, pages, maxVisible }) => {
      const shown = visiblePages(page, pages, maxVisible);
      const current = Math.min(Math.max(page, 1), pages);
      expect(shown).toContain(current);
      expect(shown.every((one, index) => one === (shown[0] ?? 0) + index)).toBe(true);
      expect(shown[0]).toBe(Math.max(1, current - maxVisible));
      expect(shown.at(-1)).toBe(Math.min(pages, current + maxVisible));
    }),
  );
});

test('S2.2/13 one page needs no numbers', () => {
  expect(visiblePages(1, 1, 2)).toEqual([]);
  expect(visiblePages(1, 0, 2)).toEqual([]);
});

test('S2.2/12 two on each side by default', () => {
  expect(visiblePages(5, 12, 2)).toEqual([3, 4, 5, 6, 7]);
  expect(visiblePages(1, 12, 2)).toEqual([1, 2, 3]);
  expect(visiblePages(12, 12, 2)).toEqual([10, 11, 12]);
});
