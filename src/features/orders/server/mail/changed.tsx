import { orderTexts } from '#kernel/messages/nl-orders';
import { withoutLinks } from '#kernel/values/without-links';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import type { MailAbout } from './confirmation';

const texts = orderTexts.changed;

/** What its buyer changed of an order; `to`: what it is now, in lines. */
export type Changed = {
  what: 'address-changed' | 'point-changed' | 'payment-method';
  to: readonly string[];
};

/** The mail that something of an order was changed, so that nobody does so unseen. */
export const writeChanged = ({ order, sender, what, to }: MailAbout & Changed) =>
  writeMail({
    sender,
    kind: 'order.changed',
    values: { nummer: order.number },
    subject: texts.subject(order.number),
    preview: texts.text[what],
    greet: order.name,
    body: (
      <>
        <Text>{texts.text[what]}</Text>
        <Text lines={to.map(withoutLinks)} />
        <Button href={sender.siteUrl + order.href}>{orderTexts.mail.follow}</Button>
        <Text>{texts.notYou}</Text>
      </>
    ),
  });
