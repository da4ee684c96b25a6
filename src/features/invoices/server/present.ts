import { isPaid, type Order } from '#features/orders/api.server';
import { invoiceTexts } from '#kernel/messages/nl-invoices';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { type InvoiceView, invoicePath, newInvoicePath } from '../contract';
import { listInvoices } from './issue';

const texts = invoiceTexts.invoices;

/**
 * The invoices and credit notes of an order for its page, with the one that can be made now. Undefined: there
 * are none, and none will come.
 */
export const presentInvoices = async (
  host: Host,
  order: Order,
): Promise<InvoiceView[] | undefined> => {
  const stored = await listInvoices(host.db, order.id);
  const views = stored.map(({ number, series, issuedAt }) => ({
    title: texts[series](number),
    href: invoicePath(order.token, number),
    on: texts.on(formatDay(dayOf(issuedAt))),
  }));
  const hasInvoice = stored.some(({ series }) => series === 'invoice');
  if (order.state === 'cancelled' && views.length === 0) return undefined;
  if (hasInvoice || !isPaid(order) || order.state === 'cancelled') return views;
  return [{ title: texts.make, href: newInvoicePath(order.token), on: '' }, ...views];
};
