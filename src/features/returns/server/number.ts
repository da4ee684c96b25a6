import type { OrderHistory } from './history';

/** The number of an order's next return, e.g. `R-2026-001234-1`. */
export const nextNumber = (
  { number }: { number: string },
  { returns }: Pick<OrderHistory, 'returns'>,
): string => `R-${number}-${returns.length + 1}`;
