import { isGoods, isSeat, type LineKind } from '#kernel/values/line-kind';
import type { OrderView } from './contract';

type Pieces = { variantId: number; quantity: number };

/** What of an order still comes, when pieces of it were withdrawn before they left. */
export const toComeOf = (
  lines: readonly (Pieces & { kind: LineKind })[],
  withdrawn: readonly Pieces[],
): OrderView['toCome'] => {
  const gone = new Map<number, number>();
  for (const { variantId, quantity } of withdrawn) {
    gone.set(variantId, (gone.get(variantId) ?? 0) + quantity);
  }
  // Pieces of one article may stand in two lines, one for each place that they come from.
  const left = lines.filter(({ variantId, quantity }) => {
    const less = Math.min(quantity, gone.get(variantId) ?? 0);
    gone.set(variantId, (gone.get(variantId) ?? 0) - less);
    return quantity > less;
  });
  return {
    goods: left.some(isGoods),
    cards: left.some(({ kind }) => kind === 'giftcard'),
    seats: left.some(isSeat),
  };
};
