import { and, eq, inArray } from 'drizzle-orm';
import { creditMoney } from '#features/invoices/api.server';
import type { GivenBack } from '#features/invoices/contract';
import { addOrderEvent, cancelUnpaid, giveUpOrder, type Order } from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { returnTexts } from '#kernel/messages/nl-returns';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { MailCause, VisitorCause } from '#platform/mail/cause';
import type { By, ItemQuantity } from '../../contract';
import { itemsLeft, without } from '../../quantities';
import { isHeld } from '../held';
import { readHistory } from '../history';
import { mailCancelled } from '../mail/jobs';
import { giveBack } from '../refund/give-back';
import { restockItems } from '../restock';
import { takenBackOf } from '../returnable';
import { returnLines, returns } from '../tables';
import { takeCardsBack, withPrices } from './gift-cards';
import { missingOf, soughtOf, takeLost, toItems } from './noted';

/** What a buyer does himself: who causes the mail about it; absent: he gets another. */
type ByBuyer = { cause?: VisitorCause };

/** What of it is nowhere: it doesn't go back to stock. */
type Lost = { lost?: readonly ItemQuantity[] };

/** What was withdrawn of an order of which nothing was sent needn't come back once it is cancelled. */
const closeAnnounced = async (tx: Tx, orderId: number, at: Date): Promise<void> => {
  const rows = await tx
    .update(returns)
    .set({ state: 'approved', assessedAt: at })
    .where(and(eq(returns.orderId, orderId), eq(returns.state, 'announced')))
    .returning({ id: returns.id });
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const isOpen = and(inArray(returnLines.returnId, ids), eq(returnLines.state, 'announced'));
  await tx.update(returnLines).set({ state: 'cancelled' }).where(isOpen);
};

/**
 * Cancels an order that is locked, whatever was paid of it, and gives everything back: money and
 * gift cards in the way it was paid, items and codes; its buyer gets a mail. Answers what goes
 * back of what was paid. Throws a 409 when a part of it was sent, or a gift card that was bought with
 * it is used.
 */
export const cancelOrder = async (
  host: Host,
  tx: Tx,
  order: Order,
  { cause, lost = [], ...by }: By & ByBuyer & Lost & { why?: string },
): Promise<GivenBack> => {
  const isBuyer = by.by === 'customer';
  const reason = isBuyer ? 'customer' : 'staff';
  const mailBuyer = (mailCause: MailCause) =>
    host.jobs.enqueue(mailCancelled, { orderId: order.id, cause: mailCause }, { tx });
  const at = host.clock.now();
  const history = await readHistory(host, tx, order.id);
  const { lines } = history;
  const takenBack = takenBackOf(history);
  // What was looked for in vain is not for sale again, whoever cancels.
  const gone = toItems([...lost, ...missingOf(order, history), ...soughtOf(history)]);
  // Its buyer is told what couldn't be found; its store isn't asked to put that back.
  const told = gone.length > 0 && { lost: gone, absent: toItems([...takenBack, ...gone]) };
  if (!isHeld(order) && (await cancelUnpaid(host, tx, order.id, reason))) {
    const data = { ...by, ...told };
    await addOrderEvent(tx, { orderId: order.id, kind: 'cancelled-by', data, at });
    // All went back to stock with the order; these aren't there.
    await takeLost(tx, history, gone);
    await closeAnnounced(tx, order.id, at);
    // Who withdrew gets the receipt of that.
    if (!isBuyer || cause) await mailBuyer(cause ?? 'system');
    return { moneyCents: 0, cardCents: 0 };
  }
  if (history.parcels.length > 0)
    throw new AppError(409, 'partly_sent', returnTexts.staff.partlySent);
  const left = itemsLeft(lines, takenBack);
  await takeCardsBack(host, tx, order, withPrices(lines, left));
  const key = `cancel-${order.id}`;
  const back = await giveBack(host, tx, order, {
    ...{ cents: order.totalCents, reason: 'cancelled', key },
    most: true,
  });
  const data = { ...by, reason, ...back, ...told };
  const there = without(left, gone);
  await giveUpOrder(host, tx, order.id, data, () => restockItems(tx, order.id, there, takenBack));
  await closeAnnounced(tx, order.id, at);
  // It is about his money: it always goes, and no order that is paid is cancelled twice.
  await mailBuyer(cause ? { ...cause, owed: true } : 'system');
  await creditMoney(host, tx, { ...order, state: 'cancelled' }, { about: key, back });
  return back;
};
