import type { ReactNode } from 'react';
import { orderTexts } from '#kernel/messages/nl-orders';
import type { Sender } from '#platform/mail/letter';
import { Button, Items, Link, Text } from '#platform/mail/parts';
import { mailPicture } from '#platform/mail/picture-of';
import { type Writing as Mail, type Written, writeMail } from '#platform/mail/write';
import type { OrderView } from '../../contract';
import type { Order } from '../order';

/** What a mail about an order is written with. */
export type OrderMail = { stored: Order; order: OrderView; sender: Sender };

/** A quantity of an article, and what that is called in a list: '2 × Trui, Maat M'. */
export type NamedItem = { variantId: number; text: string };

type Writing = Pick<Mail, 'kind' | 'values'> & {
  subject: string;
  preview: string;
  /** It asks for something else already: the order's page is only mentioned. */
  asksElse?: boolean;
  children: ReactNode;
};

const Follow = ({ href, asksElse = false }: { href: string; asksElse?: boolean }) =>
  asksElse ? (
    <Text>
      <Link href={href}>{orderTexts.mail.follow}</Link>
    </Text>
  ) : (
    <Button href={href}>{orderTexts.mail.follow}</Button>
  );

/** A mail about an order, which ends with the way to its page. */
export const composeOrderMail = (
  { order, sender }: OrderMail,
  { children, asksElse, values, ...writing }: Writing,
): Promise<Written> =>
  writeMail({
    ...writing,
    sender,
    values: { nummer: order.number, ...values },
    greet: order.name,
    body: (
      <>
        {children}
        <Follow href={sender.siteUrl + order.href} asksElse={asksElse} />
      </>
    ),
  });

/** Items of an order, with their pictures as far as the catalogue still has them. */
export const MailedItems = ({
  about: { order, sender },
  items,
}: {
  about: OrderMail;
  items: readonly NamedItem[];
}) => {
  const pictureOf = ({ variantId }: NamedItem) =>
    mailPicture(sender.siteUrl, order.lines.find((line) => line.variantId === variantId)?.picture);
  return <Items items={items.map((one) => ({ ...one, picture: pictureOf(one) }))} />;
};
