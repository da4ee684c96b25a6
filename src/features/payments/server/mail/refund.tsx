import { Button, Text } from '@react-email/components';
import { Letter, look, writeBodies } from '#features/orders/api.server';
import { paymentTexts } from '#kernel/messages/nl-payments';
import { formatEuro } from '#kernel/values/money';
import type { MailAbout } from './failed';

const texts = paymentTexts.mail;

export type RefundMail = MailAbout & { cents: number; reason: string };

/** The mail that says that money is on its way back, how much and why. */
export const writeRefund = async (about: RefundMail) => ({
  subject: texts.refundSubject(about.order.number),
  ...(await writeBodies(<Refund {...about} />)),
});

const reasonOf = (reason: string): string | undefined =>
  (texts.refundReasons as Record<string, string | undefined>)[reason];

function Refund({ order, cents, reason, ...frame }: RefundMail) {
  const total = formatEuro(cents);
  const why = reasonOf(reason);
  return (
    <Letter
      preview={texts.refundPreview(total)}
      title={texts.refundSubject(order.number)}
      {...frame}
    >
      <Text style={look.text}>{texts.hello(order.name)}</Text>
      {why && <Text style={look.text}>{why}</Text>}
      <Text style={look.text}>{texts.refund(order.number, total)}</Text>
      <Button href={frame.siteUrl + order.href} style={look.button}>
        {texts.orderButton}
      </Button>
    </Letter>
  );
}
