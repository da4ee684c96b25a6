import { composeOrderMail, readOrderMail } from '#features/orders/api.server';
import { invoiceTexts } from '#kernel/messages/nl-invoices';
import type { Host } from '#platform/host';
import { Button, Text } from '#platform/mail/parts';
import type { Written } from '#platform/mail/write';
import { invoicePath } from '../contract';
import { listInvoices } from './issue';

const texts = invoiceTexts.mail;

/** The mail with the way to an invoice or credit note; undefined: the order has no such document. */
export const composeInvoiceMail = async (
  host: Host,
  orderId: number,
  number: string,
): Promise<Written | undefined> => {
  const invoice = (await listInvoices(host.db, orderId)).find((one) => one.number === number);
  if (!invoice) return undefined;
  const about = await readOrderMail(host, orderId);
  const { order, sender } = about;
  const words = texts[invoice.series];
  const text = words.text(order.number);
  const children = (
    <>
      <Text>{text}</Text>
      <Button href={sender.siteUrl + invoicePath(about.stored.token, number)}>
        {texts.button}
      </Button>
    </>
  );
  const subject = words.subject(number);
  return composeOrderMail(about, { subject, preview: text, asksElse: true, children });
};
