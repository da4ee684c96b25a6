import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paging } from '../limits';
import { visiblePages } from './pagination';

const many = fc.record({
  page: fc.integer({ min: -5, max: 500 }),
  pages: fc.integer({ min: 2, max: 400 }),
  maxVisible: fc.integer({ min: 0, max: 8 }),
});

test('S9.2/1 S2.2/12 no more numbers than asked for; they run on and hold the current page', () => {
  fc.assert(
    fc.property(many, ({ page, pages, maxVisible }) => {
      const shown = visiblePages(page, pages, maxVisible);
      const current = Math.min(Math.max(page, 1), pages);
      expect(shown).toContain(current);
      expect(shown.every((one, index) => one === (shown[0] ?? 0) + index)).toBe(true);
      expect(shown).toHaveLength(Math.min(pages, Math.max(1, maxVisible)));
      expect(shown[0]).toBeGreaterThanOrEqual(1);
      expect(shown.at(-1)).toBeLessThanOrEqual(pages);
    }),
  );
});

test('S2.2/13 one page needs no numbers', () => {
  expect(visiblePages(1, 1, 2)).toEqual([]);
  expect(visiblePages(1, 0, 2)).toEqual([]);
});

test('S9.2/1 two numbers by default: the page and the next one, or the last two', () => {
  const { maxVisibleButtons } = paging;
  expect(visiblePages(1, 12, maxVisibleButtons)).toEqual([1, 2]);
  expect(visiblePages(5, 12, maxVisibleButtons)).toEqual([5, 6]);
  expect(visiblePages(12, 12, maxVisibleButtons)).toEqual([11, 12]);
  expect(visiblePages(5, 12, 5)).toEqual([3, 4, 5, 6, 7]);
  expect(visiblePages(2, 12, 5)).toEqual([1, 2, 3, 4, 5]);
});
