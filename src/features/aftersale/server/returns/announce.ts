import { eq } from 'drizzle-orm';
import { addOrderEvent, announceSoon, lockOrder, type Order } from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import { isSeat } from '#kernel/values/line-kind';
import { afterCommit, transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { VisitorCause } from '#platform/mail/cause';
import type { Pieces, Returnable, ReturnWay } from '../../contract';
import { isSent, isTakenBack, namesOf, piecesLeft } from '../../pieces';
import { isTooLate } from '../delivered';
import { mailWithdrawn } from '../mail/jobs';
import { type OrderHistory, type Return, readOrderHistory } from '../read';
import { cancelOrder } from '../staff/step';
import { returnLines, returns } from '../tables';
import { nextNumber } from './number';
import { putBack } from './stock';
import { dropUnsent, isHeld, unsentOf, without } from './unsent';

const texts = aftersaleTexts.withdraw;

/**
 * What of an order can still be withdrawn: what was announced or taken back is not there, and no seat
 * at an event, for the law gives no time to think again of what is on a set day.
 */
export const returnableOf = (history: Pick<OrderHistory, 'lines' | 'returns'>): Returnable[] => {
  const gone = history.returns
    .flatMap(({ lines }) => lines)
    .filter(({ state }) => state !== 'refused');
  return piecesLeft(
    history.lines.filter((line) => !isSeat(line)),
    gone,
  );
};

export type Withdrawal = {
  lines: readonly Pieces[];
  name: string;
  email: string;
  reason: string;
  /** Undefined: nobody was asked how it comes back. */
  way?: ReturnWay;
  /** The same key is the same withdrawal. */
  key: string;
  /** Who does it, for the receipt. */
  cause: VisitorCause;
};

/** Throws a 422 unless at least one piece, and no more than there are, is withdrawn. */
const requirePieces = (left: readonly Returnable[], lines: readonly Pieces[]): void => {
  if (left.length === 0) throw new AppError(422, 'nothing_left', texts.nothingLeft);
  if (lines.length === 0) throw new AppError(422, 'nothing_chosen', texts.nothingChosen);
  const known = new Map(left.map(({ variantId, quantity }) => [variantId, quantity]));
  const isThere = ({ variantId, quantity }: Pieces) =>
    Number.isInteger(quantity) && quantity > 0 && quantity <= (known.get(variantId) ?? 0);
  if (!lines.every(isThere)) throw new AppError(422, 'too_many', texts.tooMany);
};

/** What becomes at once of a withdrawal: pieces that never left, and what was paid for them. */
type Dropped = { unsent: Pieces[]; moneyCents: number; cardCents: number; deliveryCents: number };

/**
 * Whether nothing of an order is left with these pieces, none of which was sent. While it isn't paid,
 * what was withdrawn before is gone as well.
 */
const isAllOf = (history: OrderHistory, pieces: readonly Pieces[], isPaid: boolean): boolean => {
  const { lines, parcels } = history;
  const before = isPaid ? piecesLeft(lines, takenBackOf(history)) : returnableOf(history);
  return parcels.length === 0 && without(before, pieces).length === 0;
};

const takenBackOf = ({ returns }: OrderHistory) =>
  returns.flatMap(({ lines }) => lines).filter(isTakenBack);

/**
 * Cancels what of a withdrawal never left, and gives its money back: with the last of it the order.
 * Of an order that is not paid only the whole can be, for its price stands.
 */
const dropWithdrawn = async (
  host: Host,
  tx: Tx,
  order: Order,
  { history, pieces, key }: { history: OrderHistory; pieces: readonly Pieces[]; key: string },
): Promise<Dropped> => {
  const isPaid = isHeld(order);
  const mayDrop = isPaid || history.lines.every(isSent);
  const unsent = mayDrop ? unsentOf(order, history, pieces) : [];
  const none = { unsent: [], moneyCents: 0, cardCents: 0, deliveryCents: 0 };
  if (unsent.length === 0) return none;
  if (isAllOf(history, unsent, isPaid)) {
    const back = await cancelOrder(host, tx, order, { by: 'customer' });
    return { unsent, ...back, deliveryCents: order.deliveryCents };
  }
  if (!isPaid) return none;
  const dropping = { order, history, pieces: unsent, key, reason: 'return', by: 'customer' };
  const productIds = await putBack(tx, order.id, unsent, takenBackOf(history));
  afterCommit(tx, () => announceSoon(host, productIds));
  const { sum, back } = await dropUnsent(host, tx, dropping);
  return { unsent, ...back, deliveryCents: sum.deliveryCents };
};

const linesOf = (returnId: number, pieces: readonly Pieces[], unsent: readonly Pieces[]) => [
  ...unsent.map((one) => ({ ...one, returnId, state: 'cancelled' as const })),
  ...without(pieces, unsent).map((one) => ({ ...one, returnId, state: 'announced' as const })),
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
    const history = await readOrderHistory(tx, orderId);
    requirePieces(returnableOf(history), withdrawal.lines);
    const number = nextNumber(order, history);
    const { name, email, reason, lines: pieces, cause } = withdrawal;
    const at = host.clock.now();
    const data = { by: 'customer', number, what: namesOf(history.lines, pieces) };
    await addOrderEvent(tx, { orderId, kind: 'withdrawn', data, at });
    const asked = { history, pieces, key: `unsent-${number}` };
    const { unsent, moneyCents, cardCents, deliveryCents } = await dropWithdrawn(
      host,
      tx,
      order,
      asked,
    );
    const isOver = without(pieces, unsent).length === 0;
    const [stored] = await tx
      .insert(returns)
      .values({
        ...{ orderId, key, number, name, email, reason, announcedAt: at },
        ...{ state: isOver ? 'approved' : 'announced', judgedAt: isOver ? at : null },
        way: isOver ? null : withdrawal.way,
        ...{ refundCents: moneyCents + cardCents, cardCents, deliveryCents },
        isLate: isTooLate(history, at),
      })
      .returning();
    if (!stored) throw new Error('The withdrawal was not stored');
    await tx.insert(returnLines).values(linesOf(stored.id, pieces, unsent));
    await host.jobs.enqueue(mailWithdrawn, { returnId: stored.id, cause }, { tx });
    return stored;
  });
