import {
  composeOrderMail,
  ModelForm,
  Next,
  Ordered,
  type OrderMail,
  SecondThoughts,
} from '#features/orders/api.server';
import { orderTexts } from '#kernel/messages/nl-orders';
import { paymentTexts } from '#kernel/messages/nl-payments';
import { formatEuro } from '#kernel/values/money';
import { Button, Link, Part, Text } from '#platform/mail/parts';
import type { Written } from '#platform/mail/write';

const texts = paymentTexts.linkMail;

/**
 * The mail with the link by which an order is paid that was made on the telephone. It tells all that was agreed there as
 * the confirmation does, which comes only once it is paid.
 */
export const writePaymentLink = (
  about: OrderMail & { hasReturnStores?: boolean },
  href: string,
): Promise<Written> => {
  const { order, sender } = about;
  const { siteUrl } = sender;
  const due = formatEuro(order.dueCents);
  const mayWithdraw = order.seats !== 'all';
  const children = (
    <>
      <Text>{texts.intro(order.number, order.payBy)}</Text>
      <Button href={siteUrl + href}>{texts.button(due)}</Button>
      {mayWithdraw && <SecondThoughts {...{ order, sender }} />}
      <Next order={order} />
      <Ordered {...{ order, sender }} />
      {order.seats !== 'none' && (
        <Part title={orderTexts.mail.seatsTitle} texts={[orderTexts.mail.seats]} />
      )}
      {mayWithdraw && (
        <Part
          title={orderTexts.mail.withdrawalTitle}
          texts={orderTexts.mail.withdrawal(undefined, about.hasReturnStores)}
        />
      )}
      <Text>
        <Link href={`${siteUrl}/algemene-voorwaarden`}>{orderTexts.mail.terms}</Link>
        <br />
        <Link href={`${siteUrl}/retourneren`}>{orderTexts.mail.returns}</Link>
      </Text>
      {mayWithdraw && <ModelForm {...{ order, sender }} />}
      <Text>{texts.notYou}</Text>
    </>
  );
  const subject = texts.subject(order.number);
  return composeOrderMail(about, {
    kind: 'payment.link',
    values: { bedrag: due },
    subject,
    preview: texts.preview(due),
    asksElse: true,
    children,
  });
};
