import { eq } from 'drizzle-orm';
import { addOrderEvent, announceSoon, lockOrder, type Order } from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { returnTexts } from '#kernel/messages/nl-returns';
import { afterCommit, transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { VisitorCause } from '#platform/mail/cause';
import type { ItemQuantity, Returnable, ReturnWay } from '../contract';
import { goesInParcel, itemsLeft, namesOf, without } from '../quantities';
import { cancelOrder } from './cancel/cancel';
import { isTooLate } from './delivered';
import { isHeld } from './held';
import { type OrderHistory, readHistory } from './history';
import { mailWithdrawn } from './mail/jobs';
import { nextNumber } from './number';
import type { Return } from './read';
import { restockItems } from './restock';
import { returnableOf, takenBackOf } from './returnable';
import { returnLines, returns } from './tables';
import { dropUnsent, unsentOf } from './unsent';

const texts = returnTexts.withdraw;

export type Withdrawal = {
  lines: readonly ItemQuantity[];
  name: string;
  email: string;
  reason: string;
  /** Undefined: nobody was asked how it comes back. */
  way?: ReturnWay;
  /** The same key is the same withdrawal. */
  key: string;
  /** Who does it, for the receipt; `system`: somebody of the chain. */
  cause: VisitorCause | 'system';
  /** For the order's log; left out: its buyer. */
  by?: string;
  /** The store at whose counter it is announced. */
  storeId?: number;
  /** `false`: its buyer stands there, and wants no receipt by mail. */
  isMailed?: boolean;
};

/** Throws a 422 unless at least one item, and no more than there are, is withdrawn. */
const requireItems = (left: readonly Returnable[], lines: readonly ItemQuantity[]): void => {
  if (left.length === 0) throw new AppError(422, 'nothing_left', texts.nothingLeft);
  if (lines.length === 0) throw new AppError(422, 'nothing_chosen', texts.nothingChosen);
  const known = new Map(left.map(({ variantId, quantity }) => [variantId, quantity]));
  const isThere = ({ variantId, quantity }: ItemQuantity) =>
    Number.isInteger(quantity) && quantity > 0 && quantity <= (known.get(variantId) ?? 0);
  if (!lines.every(isThere)) throw new AppError(422, 'too_many', texts.tooMany);
};

/** What becomes at once of a withdrawal: items that never left, and what was paid for them. */
type Dropped = {
  unsent: ItemQuantity[];
  moneyCents: number;
  cardCents: number;
  deliveryCents: number;
};

/**
 * Whether nothing of an order is left with these items, none of which was sent. While it isn't paid,
 * what was withdrawn before is gone as well.
 */
const isAllOf = (
  history: OrderHistory,
  items: readonly ItemQuantity[],
  isPaid: boolean,
): boolean => {
  const { lines, parcels } = history;
  const before = isPaid ? itemsLeft(lines, takenBackOf(history)) : returnableOf(history);
  return parcels.length === 0 && without(before, items).length === 0;
};

/**
 * Cancels what of a withdrawal never left, and gives its money back: with the last of it the order.
 * Of an order that is not paid only the whole can be, for its price stands.
 */
const dropWithdrawn = async (
  host: Host,
  tx: Tx,
  order: Order,
  { history, items, key }: { history: OrderHistory; items: readonly ItemQuantity[]; key: string },
): Promise<Dropped> => {
  const isPaid = isHeld(order);
  const mayDrop = isPaid || history.lines.every(goesInParcel);
  const unsent = mayDrop ? unsentOf(order, history, items) : [];
  const none = { unsent: [], moneyCents: 0, cardCents: 0, deliveryCents: 0 };
  if (unsent.length === 0) return none;
  if (isAllOf(history, unsent, isPaid)) {
    const back = await cancelOrder(host, tx, order, { by: 'customer' });
    return { unsent, ...back, deliveryCents: order.deliveryCents };
  }
  if (!isPaid) return none;
  const dropping = { order, history, items: unsent, key, reason: 'return', by: 'customer' };
  const productIds = await restockItems(tx, order.id, unsent, takenBackOf(history));
  afterCommit(tx, () => announceSoon(host, productIds));
  const { sum, back } = await dropUnsent(host, tx, dropping);
  return { unsent, ...back, deliveryCents: sum.deliveryCents };
};

const linesOf = (
  returnId: number,
  items: readonly ItemQuantity[],
  unsent: readonly ItemQuantity[],
) => [
  ...unsent.map((one) => ({ ...one, returnId, state: 'cancelled' as const })),
  ...without(items, unsent).map((one) => ({ ...one, returnId, state: 'announced' as const })),
];

/**
 * Writes down that a buyer withdraws and mails him the receipt at once. What never left is cancelled
 * and paid back with that; the rest is to come back. A withdrawal after its time is written down
 * too: whether it is taken is staff's to say. The same key is written once. Throws a 422 for what
 * can't be withdrawn.
 */
export const announceReturn = (
  host: Host,
  { id: orderId }: Pick<Order, 'id'>,
  withdrawal: Withdrawal,
): Promise<Return> =>
  transact(host.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const key = `${orderId}/${withdrawal.key}`;
    const [known] = await tx.select().from(returns).where(eq(returns.key, key));
    if (known) return known;
    if (order.state === 'cancelled') throw new AppError(422, 'cancelled', texts.cancelled);
    const history = await readHistory(host, tx, orderId);
    requireItems(returnableOf(history), withdrawal.lines);
    const number = nextNumber(order, history);
    const { name, email, reason, lines: items, cause, storeId, isMailed = true } = withdrawal;
    const at = host.clock.now();
    const what = namesOf(history.lines, items);
    const data = { by: withdrawal.by ?? 'customer', number, what, ...(storeId && { storeId }) };
    await addOrderEvent(tx, { orderId, kind: 'withdrawn', data, at });
    const asked = { history, items, key: `unsent-${number}` };
    const { unsent, moneyCents, cardCents, deliveryCents } = await dropWithdrawn(
      host,
      tx,
      order,
      asked,
    );
    const isOver = without(items, unsent).length === 0;
    const [stored] = await tx
      .insert(returns)
      .values({
        ...{ orderId, key, number, name, email, reason, announcedAt: at },
        ...{ state: isOver ? 'approved' : 'announced', assessedAt: isOver ? at : null },
        way: isOver ? null : withdrawal.way,
        ...{ refundCents: moneyCents + cardCents, cardCents, deliveryCents },
        isLate: isTooLate(history, at),
      })
      .returning();
    if (!stored) throw new Error('The withdrawal was not stored');
    await tx.insert(returnLines).values(linesOf(stored.id, items, unsent));
    if (isMailed) await host.jobs.enqueue(mailWithdrawn, { returnId: stored.id, cause }, { tx });
    return stored;
  });
