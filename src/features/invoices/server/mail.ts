import { readOrderMail } from '#features/orders/api.server';
import type { Host } from '#platform/host';
import type { Written } from '#platform/mail/write';
import { listInvoices } from './issue';
import { writeDocument } from './mail/document';

/** The mail with the way to an invoice or credit note; undefined: the order has no such document. */
export const composeInvoiceMail = async (
  host: Host,
  orderId: number,
  number: string,
): Promise<Written | undefined> => {
  const invoice = (await listInvoices(host.db, orderId)).find((one) => one.number === number);
  if (!invoice) return undefined;
  return writeDocument(await readOrderMail(host, orderId), { series: invoice.series, number });
};
