import { addOrderEvent, type Order } from '#features/orders/api.server';
import { takeStock } from '#features/stock/api.server';
import { AppError } from '#kernel/errors';
import { returnTexts } from '#kernel/messages/nl-returns';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { By, ItemQuantity } from '../../contract';
import { countByVariant, itemsLeft, namesOf, without } from '../../quantities';
import { isHeld } from '../held';
import { type OrderHistory, readHistory } from '../history';
import { takenBackOf } from '../returnable';
import { unsentOf } from '../unsent';
import { cancelOrder } from './cancel';
import { cancelLostPieces } from './lost-pieces';

export type Lost = By & {
  items: readonly ItemQuantity[];
  /** Of the refund: one that was given out before gives nothing again. */
  key: string;
  /** It stands in the order's log already. */
  isNoted?: true;
};

const MISSING = 'pieces-missing';

/** What of an order that is not paid was noted as missing: its buyer pays nothing for it. */
export const missingOf = (
  order: Pick<Order, 'paymentState'>,
  { events }: Pick<OrderHistory, 'events'>,
): ItemQuantity[] =>
  isHeld(order)
    ? []
    : events
        .filter(({ kind }) => kind === MISSING)
        .flatMap(({ data }) => (data as { items: ItemQuantity[] }).items);

/** What became of an order: cancelled with its last pieces, or the rest goes on; or it waits to be paid. */
export type LostOutcome = 'cancelled' | 'dropped' | 'noted';

/** Each variant once. */
const toItems = (items: readonly ItemQuantity[]): ItemQuantity[] =>
  [...countByVariant(items)].map(([variantId, quantity]) => ({ variantId, quantity }));

/** Takes pieces that aren't there out of the stock where an order had them from. */
const takeLost = async (
  tx: Tx,
  { lines }: OrderHistory,
  items: readonly ItemQuantity[],
): Promise<void> => {
  for (const { variantId, quantity } of items) {
    let left = quantity;
    for (const line of lines.filter((one) => one.variantId === variantId)) {
      const pieces = Math.min(left, line.quantity);
      const { warehouseId } = line;
      if (pieces > 0) await takeStock(tx, { warehouseId, variantId, pieces });
      left -= pieces;
    }
  }
};

/**
 * Takes pieces that can't be found out of an order (locked): what was paid for them goes back, with the last of
 * them the order is cancelled, and its buyer is mailed. Of an order that is not paid the price stands while
 * something is left of it: then it is noted alone. Throws a 409 for what isn't there to be sent any more.
 */
export const cancelLost = async (
  host: Host,
  tx: Tx,
  order: Order,
  { items, key, by, isNoted }: Lost,
): Promise<LostOutcome> => {
  const history = await readHistory(host, tx, order.id);
  const known = toItems([...missingOf(order, history), ...items]);
  if (without(known, unsentOf(order, history, known)).length > 0) {
    throw new AppError(409, 'nothing_left', returnTexts.staff.nothingLeft);
  }
  const at = host.clock.now();
  const { id: orderId } = order;
  const what = namesOf(history.lines, items);
  // Customer care reads the reason beside the entry.
  const data = { by, what, items, reason: what.join(', ') };
  if (!isNoted) await addOrderEvent(tx, { orderId, kind: MISSING, data, at });
  const left = itemsLeft(history.lines, takenBackOf(history));
  const isAll = history.parcels.length === 0 && without(left, known).length === 0;
  if (isHeld(order)) {
    await cancelLostPieces(host, tx, order, { by, items, key: `missing-${key}` });
    return isAll ? 'cancelled' : 'dropped';
  }
  if (!isAll) return 'noted';
  await cancelOrder(host, tx, order, { by });
  // All went back to stock with the order; these aren't there.
  await takeLost(tx, history, known);
  return 'cancelled';
};
