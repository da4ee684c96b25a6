import type { OrderView } from '#features/orders/contract';
import { paymentTexts } from '#kernel/messages/nl-payments';
import { formatEuro } from '#kernel/values/money';
import type { Sender } from '#platform/mail/letter';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';

const texts = paymentTexts.mail;

export type MailAbout = { order: OrderView; sender: Sender };

/** The mail after a payment that came to nothing: the order still stands, and so it is paid. */
export const writeFailed = ({ order, sender, retryHref }: MailAbout & { retryHref: string }) =>
  writeMail({
    sender,
    kind: 'payment.failed',
    values: { nummer: order.number, bedrag: formatEuro(order.dueCents) },
    subject: texts.failedSubject(order.number),
    preview: texts.failedPreview,
    greet: order.name,
    body: (
      <>
        <Text>{texts.failed(order.number, formatEuro(order.dueCents), order.payBy)}</Text>
        <Button href={sender.siteUrl + retryHref}>{texts.failedButton}</Button>
        <Text>{texts.failedElse}</Text>
      </>
    ),
  });
