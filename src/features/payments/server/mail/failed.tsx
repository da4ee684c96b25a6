import { Button, Text } from '@react-email/components';
import { Letter, look, writeBodies } from '#features/orders/api.server';
import type { OrderView } from '#features/orders/contract';
import type { Identity } from '#features/settings/contract';
import { paymentTexts } from '#kernel/messages/nl-payments';
import { formatEuro } from '#kernel/values/money';

const texts = paymentTexts.mail;

export type MailAbout = {
  order: OrderView;
  identity: Identity;
  siteName: string;
  siteUrl: string;
};

/** The mail after a payment that came to nothing: the order still stands, and so it is paid. */
export const writeFailed = async (about: MailAbout & { retryHref: string }) => ({
  subject: texts.failedSubject(about.order.number),
  ...(await writeBodies(<Failed {...about} />)),
});

function Failed({ order, retryHref, ...frame }: MailAbout & { retryHref: string }) {
  return (
    <Letter preview={texts.failedPreview} title={texts.failedSubject(order.number)} {...frame}>
      <Text style={look.text}>{texts.hello(order.name)}</Text>
      <Text style={look.text}>{texts.failed(order.number, formatEuro(order.dueCents))}</Text>
      <Button href={frame.siteUrl + retryHref} style={look.button}>
        {texts.failedButton}
      </Button>
      <Text style={look.text}>{texts.failedElse}</Text>
    </Letter>
  );
}
