import { paymentTexts } from '#kernel/messages/nl-payments';
import { formatEuro } from '#kernel/values/money';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import type { MailAbout } from './failed';

const texts = paymentTexts.mail;

export type RefundMail = MailAbout & { cents: number; reason: string };

const reasonOf = (reason: string): string | undefined =>
  (texts.refundReasons as Record<string, string | undefined>)[reason];

/** The mail that says that money is on its way back, how much and why. */
export const writeRefund = ({ order, sender, cents, reason }: RefundMail) => {
  const total = formatEuro(cents);
  const why = reasonOf(reason);
  return writeMail({
    sender,
    kind: 'payment.refund',
    values: { nummer: order.number, bedrag: total },
    subject: texts.refundSubject(order.number),
    preview: texts.refundPreview(total),
    greet: order.name,
    body: (
      <>
        {why && <Text>{why}</Text>}
        <Text>{texts.refund(order.number, total)}</Text>
        <Button href={sender.siteUrl + order.href}>{texts.orderButton}</Button>
      </>
    ),
  });
};
