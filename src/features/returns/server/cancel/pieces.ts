import { eq } from 'drizzle-orm';
import type { GivenBack } from '#features/invoices/contract';
import { announceSoon, lockOrder, type Order } from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { returnTexts } from '#kernel/messages/nl-returns';
import { afterCommit, transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { By, ItemQuantity } from '../../contract';
import { itemsLeft, leftToSend, without } from '../../quantities';
import { isHeld } from '../held';
import { type OrderHistory, readHistory } from '../history';
import { mailPieces } from '../mail/jobs';
import { nextNumber } from '../number';
import { requireAmong, sumOfPieces } from '../refund/pieces-sum';
import { restockItems } from '../restock';
import { takenBackOf } from '../returnable';
import { returnLines, returns } from '../tables';
import { dropUnsent } from '../unsent';
import { cancelOrder } from './cancel';

const texts = returnTexts.staff;

export type PiecesToCancel = By & {
  orderId: number;
  items: readonly ItemQuantity[];
  /** In the words of whoever does it, for the order's log. */
  why: string;
  /** What he was told that goes back, in cents: another sum is a 409. */
  cents: number;
  /** The same key takes them out once. */
  key: string;
};

/** What of an order can be taken out before it is packed. Throws a 409 when nothing can. */
const requireOpen = (order: Order): void => {
  if (order.state === 'cancelled') throw new AppError(409, 'cancelled', texts.piecesCancelled);
  if (order.state !== 'placed') throw new AppError(409, 'too_late', texts.piecesTooLate);
  if (!isHeld(order)) throw new AppError(409, 'unpaid', texts.piecesUnpaid);
};

type TakenOut = Pick<
  typeof returns.$inferInsert,
  'key' | 'number' | 'reason' | 'refundCents' | 'deliveryCents' | 'cardCents'
>;

/** Writes down which pieces never left, as what a buyer withdraws is. */
const store = async (
  host: Host,
  tx: Tx,
  order: Order,
  { stored, items }: { stored: TakenOut; items: readonly ItemQuantity[] },
): Promise<void> => {
  const at = host.clock.now();
  const { billing, email, id: orderId } = order;
  const name = `${billing.firstName} ${billing.lastName}`.trim();
  const [row] = await tx
    .insert(returns)
    .values({ ...stored, orderId, name, email, state: 'approved', announcedAt: at, assessedAt: at })
    .returning();
  if (!row) throw new Error('What was taken out of an order was not stored');
  const lines = items.map((one) => ({ ...one, returnId: row.id, state: 'cancelled' as const }));
  await tx.insert(returnLines).values(lines);
  await host.jobs.enqueue(mailPieces, { returnId: row.id }, { tx });
};

const isAll = (history: OrderHistory, items: readonly ItemQuantity[]): boolean =>
  without(itemsLeft(history.lines, takenBackOf(history)), items).length === 0;

/**
 * Takes pieces out of an order that is paid and not yet packed: they go back to stock, what was paid for
 * them goes back, and its buyer is mailed. With the last of them the order is cancelled. Throws a 409 when it can't be, or more or
 * less goes back than was told, a 422 for pieces that aren't there.
 */
export const cancelPieces = (
  host: Host,
  { orderId, items, key: asked, cents, by, why }: PiecesToCancel,
): Promise<GivenBack & { isRepeat?: true }> =>
  transact(host.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const key = `${orderId}/pieces-${asked}`;
    const [known] = await tx.select().from(returns).where(eq(returns.key, key));
    if (known) {
      const { refundCents, cardCents } = known;
      return { moneyCents: refundCents - cardCents, cardCents, isRepeat: true };
    }
    requireOpen(order);
    const history = await readHistory(host, tx, orderId);
    requireAmong(leftToSend(history.lines, history.parcels, history.returns), items);
    const told = await sumOfPieces(host, tx, order, { history, items });
    if (told.moneyCents + told.cardCents !== cents) {
      throw new AppError(409, 'other_sum', texts.otherSum);
    }
    if (isAll(history, items)) return cancelOrder(host, tx, order, { by, why });
    const number = nextNumber(order, history);
    const productIds = await restockItems(tx, orderId, items, takenBackOf(history));
    afterCommit(tx, () => announceSoon(host, productIds));
    const dropping = {
      order,
      history,
      items,
      key: `unsent-${number}`,
      reason: 'cancelled',
      by,
      why,
    };
    const { sum, back } = await dropUnsent(host, tx, dropping);
    const refundCents = back.moneyCents + back.cardCents;
    const { deliveryCents } = sum;
    const { cardCents } = back;
    const stored = { key, number, reason: why, refundCents, deliveryCents, cardCents };
    await store(host, tx, order, { stored, items });
    return back;
  });
