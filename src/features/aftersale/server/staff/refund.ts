import { addOrderEvent, lockOrder, markPaid, type Order } from '#features/orders/api.server';
import { refundOrder } from '#features/payments/api.server';
import { AppError } from '#kernel/errors';
import { aftersaleTexts } from '#kernel/messages/nl-aftersale';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { creditMoney } from '../invoices/credit-money';
import { findEventBy } from '../mail/once';
import { type GivenBack, giveBack } from '../money';
import type { By } from './step';

const notPaid: readonly Order['paymentState'][] = [
  'open',
  'pending',
  'failed',
  'cancelled',
  'expired',
];

/**
 * Notes that the money of a bank transfer came, once. What came too late takes the order up again,
 * or is to be given back by hand. Throws a 409 for an order that is not paid by transfer, or was
 * paid already.
 */
export const notePaid = (host: Host, orderId: number, { by }: By): Promise<void> =>
  transact(host.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.paymentMethod !== 'transfer' || !notPaid.includes(order.paymentState)) {
      throw new AppError(409, 'wrong_state', aftersaleTexts.staff.noTransfer);
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

export type StaffRefund = By & { orderId: number; cents: number; reason: string; key: string };

/**
 * Gives a part of an order's money back because staff says so, in the way it was paid, with a credit
 * note. The same key gives back once. Throws a 422 when that is too much.
 */
export const refundByStaff = (host: Host, refund: StaffRefund): Promise<GivenBack> =>
  transact(host.db, async (tx) => {
    const { orderId, cents, reason, by } = refund;
    if (!Number.isSafeInteger(cents) || cents <= 0) {
      throw new AppError(422, 'cents', aftersaleTexts.staff.badCents);
    }
    const order = await lockOrder(tx, orderId);
    const key = `staff-${orderId}-${refund.key}`;
    const known = await findEventBy(tx, { orderId, kind: 'refund-by-staff', name: 'key', id: key });
    if (known) return known.data as GivenBack;
    const back = await giveBack(host, tx, order, { cents, reason, key });
    const at = host.clock.now();
    const data = { by, key, reason, ...back };
    await addOrderEvent(tx, { orderId, kind: 'refund-by-staff', data, at });
    await creditMoney(host, tx, order, { about: key, back });
    return back;
  });
