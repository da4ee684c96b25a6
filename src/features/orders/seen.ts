import type { DeliveryMethod } from '../cart/contract';

type Line = { variantId: number; quantity: number; unitCents: number };

const linesOf = (lines: readonly Line[]): string =>
  [...lines]
    .sort((a, b) => a.variantId - b.variantId)
    .map((line) => `${line.variantId}x${line.quantity}@${line.unitCents}`)
    .join(',');

/**
 * What a visitor is shown, as the order form carries it: the total for each way of delivery, then
 * the lines. '4485/3990:12x2@1995' (cents).
 */
export const seenOf = (lines: readonly Line[], totals: Record<DeliveryMethod, number>): string =>
  `${totals.home}/${totals.pickup}:${linesOf(lines)}`;

/**
 * Compares what a visitor saw with what is. Prices come from the database whatever he says that he
 * saw: saying something else only brings him the question again.
 */
export const compareSeen = (
  seen: string,
  lines: readonly Line[],
  now: { method: DeliveryMethod; totalCents: number },
): 'same' | 'changed' | 'higher' => {
  const [, home, pickup, shown] = /^(\d+)\/(\d+):(.+)$/.exec(seen) ?? [];
  if (shown === undefined || shown !== linesOf(lines)) return 'changed';
  const total = Number(now.method === 'home' ? home : pickup);
  return total >= now.totalCents ? 'same' : 'higher';
};
