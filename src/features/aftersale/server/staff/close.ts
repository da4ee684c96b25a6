import type { Order } from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { leftToSend } from '../../pieces';
import { mailClosed } from '../mail/jobs';
import { readOrderHistory } from '../read';
import { nextNumber } from '../returns/number';
import { dropUnsent } from '../returns/unsent';
import { returnLines, returns } from '../tables';

const texts = aftersaleTexts.staff;

/**
 * Closes an order (locked) of which a part was sent and the rest can't come: the rest is paid back,
 * and the order is under way. Nothing goes back to stock: what can't come isn't there. Throws a 409
 * when nothing was sent, or nothing is left.
 */
export const closeOrder = async (
  host: Host,
  tx: Tx,
  order: Order,
  { by }: { by: string },
): Promise<void> => {
  const history = await readOrderHistory(tx, order.id);
  if (history.parcels.length === 0) throw new AppError(409, 'not_sent', texts.nothingSent);
  const left = leftToSend(history.lines, history.parcels, history.returns);
  if (left.length === 0) throw new AppError(409, 'nothing_left', texts.nothingLeft);
  const pieces = left.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const key = `close-${order.id}`;
  const dropped = { order, history, pieces, key, reason: 'cancelled', by };
  const { sum, back } = await dropUnsent(host, tx, dropped);
  const at = host.clock.now();
  const { billing, email, id: orderId } = order;
  const [stored] = await tx
    .insert(returns)
    .values({
      ...{ orderId, email, key: `${orderId}/close`, number: nextNumber(order, history) },
      name: `${billing.firstName} ${billing.lastName}`.trim(),
      ...{ state: 'approved', announcedAt: at, judgedAt: at, deliveryCents: sum.deliveryCents },
      ...{ refundCents: back.moneyCents + back.cardCents, cardCents: back.cardCents },
    })
    .returning();
  if (!stored) throw new Error('What is not sent any more was not stored');
  const lines = pieces.map((one) => ({ ...one, returnId: stored.id, state: 'cancelled' as const }));
  await tx.insert(returnLines).values(lines);
  await host.jobs.enqueue(mailClosed, { returnId: stored.id }, { tx });
};
