import type { Order } from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { returnTexts } from '#kernel/messages/nl-returns';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { By } from '../../contract';
import { leftToPack } from '../../paid-back';
import { readHistory } from '../history';
import { mailClosed } from '../mail/jobs';
import { nextNumber } from '../number';
import { returnLines, returns } from '../tables';
import { dropUnsent } from '../unsent';

const texts = returnTexts.staff;

/**
 * Closes an order (locked) of which a part was sent and the rest can't come: the rest is paid back,
 * and the order is under way. Nothing goes back to stock: what can't come isn't there. Throws a 409
 * when nothing was sent, or nothing is left.
 */
export const closeOrder = async (host: Host, tx: Tx, order: Order, { by }: By): Promise<void> => {
  const history = await readHistory(host, tx, order.id);
  if (history.parcels.length === 0) throw new AppError(409, 'not_sent', texts.nothingSent);
  const left = leftToPack(history);
  if (left.length === 0) throw new AppError(409, 'nothing_left', texts.nothingLeft);
  const items = left.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const key = `close-${order.id}`;
  const dropped = { order, history, items, key, reason: 'cancelled', by };
  const { sum, back } = await dropUnsent(host, tx, dropped);
  const at = host.clock.now();
  const { billing, email, id: orderId } = order;
  const [stored] = await tx
    .insert(returns)
    .values({
      ...{ orderId, email, key: `${orderId}/close`, number: nextNumber(order, history) },
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
