import { addOrderEvent, type Order } from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { returnTexts } from '#kernel/messages/nl-returns';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { By, ItemQuantity } from '../../contract';
import { itemsLeft, namesOf, without } from '../../quantities';
import { isHeld } from '../held';
import { type OrderHistory, readHistory } from '../history';
import { takenBackOf } from '../returnable';
import { unsentOf } from '../unsent';
import { cancelLostPieces } from './lost-pieces';
import { missingOf, toItems } from './noted';

export type Lost = By & {
  items: readonly ItemQuantity[];
  /** Of the refund: one that was given out before gives nothing again. */
  key: string;
  /** It stands in the order's log already. */
  isNoted?: true;
};

/**
 * What becomes of an order: the rest goes on, it waits to be paid, or nothing would be left of it, and customer care
 * is asked.
 */
export type LostOutcome = 'asked' | 'dropped' | 'noted';

/** What becomes of an order when pieces of it can't be found. */
export const lostOutcome = (
  order: Order,
  history: OrderHistory,
  items: readonly ItemQuantity[],
): LostOutcome => {
  const known = toItems([...missingOf(order, history), ...items]);
  const left = itemsLeft(history.lines, takenBackOf(history));
  const isAll = history.parcels.length === 0 && without(left, known).length === 0;
  if (isAll) return 'asked';
  return isHeld(order) ? 'dropped' : 'noted';
};

/**
 * Takes pieces that can't be found out of an order (locked): what was paid for them goes back, and its buyer is
 * mailed. Of an order that is not paid the price stands: then it is noted alone. When nothing would be left of the
 * order it is asked of customer care, and nothing changes. Throws a 409 for what isn't there to be sent any more.
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
  const data = { by, what: namesOf(history.lines, items), items };
  const outcome = lostOutcome(order, history, items);
  if (outcome === 'asked' && !isNoted) {
    await addOrderEvent(tx, { orderId, kind: 'pieces-sought', data, at });
    return outcome;
  }
  if (!isNoted) await addOrderEvent(tx, { orderId, kind: 'pieces-missing', data, at });
  if (isHeld(order)) {
    await cancelLostPieces(host, tx, order, { by, items, key: `missing-${key}` });
  }
  return outcome;
};
