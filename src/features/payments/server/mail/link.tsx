import { composeOrderMail, MailedItems, type OrderMail } from '#features/orders/api.server';
import { orderTexts } from '#kernel/messages/nl-orders';
import { paymentTexts } from '#kernel/messages/nl-payments';
import { formatEuro } from '#kernel/values/money';
import { Button, Facts, Link, Part, Text } from '#platform/mail/parts';
import type { Written } from '#platform/mail/write';

const texts = paymentTexts.linkMail;

/** The mail with the link by which an order is paid that was made on the telephone. */
export const writePaymentLink = (about: OrderMail, href: string): Promise<Written> => {
  const { order, sender } = about;
  const { siteUrl } = sender;
  const due = formatEuro(order.dueCents);
  const items = order.lines.map(({ variantId, quantity, title, choice }) => ({
    variantId,
    text: `${quantity} × ${[title, choice].filter(Boolean).join(', ')}`,
  }));
  const sums = [
    { label: orderTexts.delivery, text: formatEuro(order.deliveryCents) },
    { label: texts.due, text: due },
  ];
  const children = (
    <>
      <Text>{texts.intro(order.number, order.payBy)}</Text>
      <Button href={siteUrl + href}>{texts.button(due)}</Button>
      <MailedItems about={about} items={items} />
      <Facts facts={order.isSent ? sums : sums.slice(1)} />
      {order.seats !== 'all' && (
        <Part title={orderTexts.mail.withdrawalTitle} texts={orderTexts.mail.withdrawal()} />
      )}
      <Text>
        <Link href={`${siteUrl}/algemene-voorwaarden`}>{orderTexts.mail.terms}</Link>
        <br />
        <Link href={`${siteUrl}/retourneren`}>{orderTexts.mail.returns}</Link>
      </Text>
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
