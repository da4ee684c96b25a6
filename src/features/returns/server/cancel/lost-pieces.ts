import type { Order } from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { returnTexts } from '#kernel/messages/nl-returns';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { By, ItemQuantity } from '../../contract';
import { countByVariant, itemsLeft, leftToSend, without } from '../../quantities';
import { isHeld } from '../held';
import { readHistory } from '../history';
import { mailClosed } from '../mail/jobs';
import { nextNumber } from '../number';
import { takenBackOf } from '../returnable';
import { returnLines, returns } from '../tables';
import { dropUnsent } from '../unsent';
import { cancelOrder } from './cancel';

const texts = returnTexts.staff;

type Pieces = By & {
  items: readonly ItemQuantity[];
  /** Of this cancelling alone, for the refund and the credit note. */
  key: string;
};

/**
 * Takes pieces that can't come out of an order (locked, and paid), pays them back and mails its buyer. Nothing
 * goes back to stock: what can't come isn't there. When nothing else is left of an order of which nothing was
 * sent, the whole is cancelled. Throws a 409 for an unpaid order, or pieces that aren't to be sent any more.
 */
export const cancelLostPieces = async (
  host: Host,
  tx: Tx,
  order: Order,
  { by, items, key: own }: Pieces,
): Promise<void> => {
  if (!isHeld(order)) throw new AppError(409, 'wrong_state', fulfilmentTexts.staff.problems.unpaid);
  const history = await readHistory(host, tx, order.id);
  const left = leftToSend(history.lines, history.parcels, history.returns);
  const counts = countByVariant(left);
  if (items.some(({ variantId, quantity }) => quantity > (counts.get(variantId) ?? 0))) {
    throw new AppError(409, 'nothing_left', texts.nothingLeft);
  }
  // A gift card of the same order was not lost.
  const rest = without(itemsLeft(history.lines, takenBackOf(history)), items);
  const isRest = rest.length === 0;
  if (isRest && history.parcels.length === 0) {
    await cancelOrder(host, tx, order, { by, lost: items });
    return;
  }
  const key = `${own}-${order.id}`;
  const { sum, back } = await dropUnsent(host, tx, {
    ...{ order, history, items, key, reason: 'cancelled', by },
  });
  const at = host.clock.now();
  const { billing, email, id: orderId } = order;
  const [stored] = await tx
    .insert(returns)
    .values({
      ...{ orderId, email, key: `${orderId}/${own}`, number: nextNumber(order, history) },
      name: `${billing.firstName} ${billing.lastName}`.trim(),
      ...{ state: 'approved', announcedAt: at, assessedAt: at, deliveryCents: sum.deliveryCents },
      ...{ refundCents: back.moneyCents + back.cardCents, cardCents: back.cardCents },
    })
    .returning();
  if (!stored) throw new Error('What is not sent any more was not stored');
  const lines = items.map((one) => ({ ...one, returnId: stored.id, state: 'cancelled' as const }));
  await tx.insert(returnLines).values(lines);
  await host.jobs.enqueue(mailClosed, { returnId: stored.id }, { tx });
};
