import { composeOrderMail, type OrderMail } from '#features/orders/api.server';
import { invoiceTexts } from '#kernel/messages/nl-invoices';
import { Button, Text } from '#platform/mail/parts';
import type { Written } from '#platform/mail/write';
import { invoicePath } from '../../contract';

const texts = invoiceTexts.mail;

type Document = { series: 'invoice' | 'credit'; number: string };

/** The mail with the way to an invoice or credit note. */
export const writeDocument = (about: OrderMail, { series, number }: Document): Promise<Written> => {
  const { order, sender, stored } = about;
  const words = texts[series];
  const text = words.text(order.number);
  const children = (
    <>
      <Text>{text}</Text>
      <Button href={sender.siteUrl + invoicePath(stored.token, number)}>{texts.button}</Button>
    </>
  );
  return composeOrderMail(about, {
    kind: series === 'credit' ? 'order.credit' : 'order.invoice',
    ...{ subject: words.subject(number), preview: text, asksElse: true, children },
  });
};
