import { creditMoney } from '#features/invoices/api.server';
import type { GivenBack } from '#features/invoices/contract';
import { addOrderEvent, findOrderEvent, lockOrder } from '#features/orders/api.server';
import { AppError } from '#kernel/errors';
import { returnTexts } from '#kernel/messages/nl-returns';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import type { By } from '../../contract';
import { giveBack } from './give-back';

export type StaffRefund = By & { orderId: number; cents: number; reason: string; key: string };

/**
 * Gives a part of an order's money back because staff says so, in the way it was paid, with a credit
 * note. The same key gives back once (`isRepeat`), and a 409 for another sum or reason. Throws a 422 when that is too much.
 */
export const refundByStaff = (
  host: Host,
  refund: StaffRefund,
): Promise<GivenBack & { isRepeat?: true }> =>
  transact(host.db, async (tx) => {
    const { orderId, cents, reason, by } = refund;
    if (!Number.isSafeInteger(cents) || cents <= 0) {
      throw new AppError(422, 'cents', returnTexts.staff.badCents);
    }
    const order = await lockOrder(tx, orderId);
    const key = `staff-${orderId}-${refund.key}`;
    const known = await findOrderEvent(tx, {
      orderId,
      kind: 'refund-by-staff',
      name: 'key',
      id: key,
    });
    if (known) {
      const given = known.data as GivenBack & { reason: string };
      const isSame = given.moneyCents + given.cardCents === cents && given.reason === reason;
      if (!isSame) throw new AppError(409, 'refund_given', returnTexts.staff.given);
      return { ...given, isRepeat: true };
    }
    const back = await giveBack(host, tx, order, { cents, reason, key });
    const at = host.clock.now();
    const data = { by, key, reason, ...back };
    await addOrderEvent(tx, { orderId, kind: 'refund-by-staff', data, at });
    await creditMoney(host, tx, order, { about: key, back });
    return back;
  });
