import { listOrderLines } from '#features/orders/api.server';
import { restock } from '#features/stock/api.server';
import type { Tx } from '#platform/db/types';
import type { ItemQuantity } from '../contract';
import { countByVariant } from '../quantities';

/** Takes what it can of a line's quantity off a count. Answers how many. */
const takeOff = (counts: Map<number, number>, variantId: number, most: number): number => {
  const left = counts.get(variantId) ?? 0;
  const count = Math.min(most, left);
  counts.set(variantId, left - count);
  return count;
};

/**
 * Puts items of an order back where they were taken. A place gets no more than it gave: `before` are
 * the items that went back earlier. Answers the products whose stock changed.
 */
export const restockItems = async (
  tx: Tx,
  orderId: number,
  items: readonly ItemQuantity[],
  before: readonly ItemQuantity[],
): Promise<number[]> => {
  const gone = countByVariant(before);
  const left = countByVariant(items);
  const places = (await listOrderLines(tx, orderId)).flatMap((line) => {
    const { variantId, warehouseId, productId, quantity: bought } = line;
    const quantity = takeOff(left, variantId, bought - takeOff(gone, variantId, bought));
    return quantity > 0 ? [{ variantId, warehouseId, productId, quantity }] : [];
  });
  await restock(
    tx,
    places.map(({ variantId, warehouseId, quantity }) => ({ variantId, warehouseId, quantity })),
  );
  return [...new Set(places.map(({ productId }) => productId))];
};
