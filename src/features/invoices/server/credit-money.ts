import { lockOrder, type Order } from '#features/orders/api.server';
import { invoiceTexts } from '#kernel/messages/nl-invoices';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { GivenBack } from '../contract';
import { issueCredit, issueInvoice } from './issue';
import { paidBack } from './paid-back';

/**
 * The credit note of money that went back for no article in particular, with the invoice that it is
 * of when that was not made yet. Of an order that was cancelled before it was invoiced there is
 * neither. Call it last, with the order locked.
 */
export const creditMoney = async (
  host: Host,
  tx: Tx,
  order: Order,
  { about, back }: { about: string; back: GivenBack },
): Promise<void> => {
  if (order.state !== 'cancelled') await issueInvoice(host, tx, order);
  const title = invoiceTexts.invoice.refund;
  await issueCredit(host, tx, order, { about, title, paid: paidBack(back) });
};

/** The same for what was given back at the payment service itself, or by hand after it failed there. */
export const creditExternalRefund = async (
  host: Host,
  tx: Tx,
  { orderId, cents, key }: { orderId: number; cents: number; key: string },
): Promise<void> => {
  const order = await lockOrder(tx, orderId);
  await creditMoney(host, tx, order, { about: key, back: { moneyCents: cents, cardCents: 0 } });
};
