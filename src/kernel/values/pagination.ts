/**
 * The numbered pages to show: the current one and up to `maxVisible` on each side, all within
 * 1…`pages`. Empty when there is but one page (S2.2/13).
 */
export const visiblePages = (page: number, pages: number, maxVisible: number): number[] => {
  if (pages <= 1) return [];
  const current = Math.min(Math.max(page, 1), pages);
  const first = Math.max(1, current - maxVisible);
  const last = Math.min(pages, current + maxVisible);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};
