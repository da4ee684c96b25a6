import { orderTexts } from '#kernel/messages/nl-orders';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import { isOwnMethod, type PaymentTerms } from '../../payment';
import type { MailAbout } from './confirmation';

const texts = orderTexts.expired;

type Expired = MailAbout & {
  paymentTerms: PaymentTerms;
  /** It lay ready in its store. */
  wasReady: boolean;
  /** Its link to pay was mailed, whatever was chosen behind it. */
  isByLink?: boolean;
};

const whyOf = ({ order, paymentTerms, wasReady, isByLink }: Expired): string => {
  if (order.payment === 'transfer') return texts.transfer(paymentTerms.transferDays);
  if (isByLink && !isOwnMethod(order.payment)) return texts.link(paymentTerms.linkHours);
  if (!wasReady && !isOwnMethod(order.payment)) return texts.online(paymentTerms.paymentMinutes);
  const store = order.pickupTitle ?? '';
  return wasReady ? texts.notFetched(store, paymentTerms.keptDays) : texts.notReady(store);
};

/** The mail that an order was given up, as nobody paid it in time. */
export const writeExpired = (about: Expired) => {
  const { order, sender } = about;
  return writeMail({
    sender,
    kind: 'order.expired',
    values: { nummer: order.number },
    subject: texts.subject(order.number),
    preview: texts.nothingToPay,
    greet: order.name,
    body: (
      <>
        <Text>{whyOf(about)}</Text>
        <Text>{texts.nothingToPay}</Text>
        {order.payment !== 'store' && <Text>{texts.underWay}</Text>}
        {order.giftCardCents > 0 && <Text>{texts.cards}</Text>}
        <Button href={sender.siteUrl + order.href}>{orderTexts.mail.follow}</Button>
      </>
    ),
  });
};
