/**
 * The numbered pages to show: at most `maxVisible`, and always the current one; as many after it as
 * before it, or one more. Empty when there is but one page (S2.2/13).
 */
export const visiblePages = (page: number, pages: number, maxVisible: number): number[] => {
  if (pages <= 1) return [];
  const current = Math.min(Math.max(page, 1), pages);
  const length = Math.min(pages, Math.max(1, Math.floor(maxVisible)));
  const before = Math.floor((length - 1) / 2);
  const first = Math.min(Math.max(1, current - before), pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
};
