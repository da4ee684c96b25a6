/** An order's number as a customer types it, '2026 1234' or '#2026-001234', as it is stored. */
export const normalizeNumber = (typed: string): string => {
  const [, year, count] = /^\s*#?\s*(\d{4})[\s-]*(\d{1,9})\s*$/.exec(typed) ?? [];
  return year && count ? `${year}-${count.padStart(6, '0')}` : typed.trim();
};

/** Whether what was typed can be an order's number at all. */
export const isOrderNumber = (typed: string): boolean =>
  /^\d{4}-\d{6,9}$/.test(normalizeNumber(typed));
