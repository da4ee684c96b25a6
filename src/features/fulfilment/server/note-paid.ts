import { lockOrder, markPaid, type Order } from '#features/orders/api.server';
import { refundOrder } from '#features/payments/api.server';
import type { By } from '#features/returns/contract';
import { AppError } from '#kernel/errors';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';

const notPaid: readonly Order['paymentState'][] = [
  'open',
  'pending',
  'failed',
  'cancelled',
  'expired',
];

/** Whether the money of a bank transfer can be noted. */
export const awaitsTransfer = ({ paymentMethod, paymentState }: Order): boolean =>
  paymentMethod === 'transfer' && notPaid.includes(paymentState);

/**
 * Notes that the money of a bank transfer came, once. What came too late takes the order up again,
 * or is to be given back by hand. Throws a 409 for an order that is not paid by transfer, or was
 * paid already.
 */
export const notePaid = (host: Host, orderId: number, { by }: By): Promise<void> =>
  transact(host.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!awaitsTransfer(order)) {
      throw new AppError(409, 'wrong_state', fulfilmentTexts.staff.noTransfer);
    }
    const { kind } = await markPaid(host, tx, orderId, { by });
    if (kind !== 'late') return;
    const cents = order.totalCents - order.giftCardCents;
    await refundOrder(host, tx, {
      orderId,
      cents,
      reason: 'late',
      key: `late-transfer-${orderId}`,
    });
  });
