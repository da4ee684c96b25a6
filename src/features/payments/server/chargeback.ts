import { addOrderEvent } from '#features/orders/api.server';
import { setCardsBlocked } from '#features/promotions/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { Payment } from './attempts';
import { mailStaffAbout } from './mail/staff-job';
import { markBack } from './mark-back';
import type { ProviderPayment } from './provider';

/**
 * A buyer's bank took money back, or returned what it took: the order's log notes it, staff gets a mail, the
 * order is no longer paid, and gift cards that were bought with that money pay nothing meanwhile.
 * `payment` is as it was before this news, and its order is locked.
 */
export const noteChargeback = async (
  host: Host,
  tx: Tx,
  payment: Payment,
  { chargedBackCents: cents }: ProviderPayment,
): Promise<void> => {
  if (cents === payment.chargedBackCents) return;
  const { orderId } = payment;
  const isTaken = cents > payment.chargedBackCents;
  const what = isTaken ? 'charged-back' : 'chargeback-reversed';
  const data = { paymentId: payment.id, cents };
  await addOrderEvent(tx, { orderId, kind: what, data, at: host.clock.now() });
  await mailStaffAbout(host, tx, { orderId, what, cents });
  const paysOrder = payment.use === 'order';
  if (paysOrder && (isTaken || cents === 0)) await setCardsBlocked(tx, orderId, isTaken);
  await markBack(host, tx, { id: orderId });
  host.log.warn({ payment: payment.id, order: orderId, cents }, what);
};
