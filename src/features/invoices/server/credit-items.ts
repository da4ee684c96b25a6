import type { Order } from '#features/orders/api.server';
import { invoiceTexts } from '#kernel/messages/nl-invoices';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { GivenBack } from '../contract';
import { issueCredit, issueInvoice } from './issue';
import { paidBack } from './paid-back';
import { lineOf, SERVICE_VAT } from './write';

type Credit = {
  /** Names the refund: it has one credit note. */
  about: string;
  items: readonly { title: string; quantity: number; vatRate: number; cents: number }[];
  deliveryCents: number;
  /** What a label cost by which it was sent back: that comes off. */
  labelCents: number;
  /** All together: what went back may be less, when less was paid. */
  cents: number;
  back: GivenBack;
};

/**
 * The credit note of items that were taken back, with the invoice that it is of when that was not made yet;
 * spread over the rates when not all of it was paid back.
 */
export const creditItems = async (
  host: Host,
  tx: Tx,
  order: Order,
  { about, items, deliveryCents, labelCents, cents, back }: Credit,
): Promise<void> => {
  const { delivery, label, refund: title } = invoiceTexts.invoice;
  const credited = items.map((item) =>
    lineOf(item.title, -item.cents, item.vatRate, item.quantity),
  );
  if (deliveryCents > 0) credited.push(lineOf(delivery, -deliveryCents, SERVICE_VAT));
  if (labelCents > 0) credited.push(lineOf(label, labelCents, SERVICE_VAT));
  const given = back.moneyCents + back.cardCents;
  const isAll = given === cents;
  if (given > 0 && order.state !== 'cancelled') await issueInvoice(host, tx, order);
  await issueCredit(host, tx, order, {
    ...{ about, title, paid: paidBack(back) },
    ...(isAll ? { lines: credited } : {}),
  });
};
