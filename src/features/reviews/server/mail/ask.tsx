import { reviewTexts } from '#kernel/messages/nl-reviews';
import type { Sender } from '#platform/mail/letter';
import { Button, Items, Link, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';

const texts = reviewTexts.mails;

export type AskLetter = {
  sender: Sender;
  /** Of the buyer. */
  name: string;
  orderNumber: string;
  /** `href`: the whole address of its review page; `picture`: that of its picture. */
  items: readonly { title: string; choice: string; href: string; picture?: string }[];
  stopUrl: string;
};

/** The one mail of an order that asks what its buyer thinks of what he bought. */
export const writeAsk = ({ sender, name, orderNumber, items, stopUrl }: AskLetter) =>
  writeMail({
    sender,
    kind: 'review.ask',
    values: { nummer: orderNumber },
    subject: texts.subject(orderNumber),
    preview: texts.preview,
    greet: name,
    body: (
      <>
        <Text>{items.length === 1 ? texts.intro : texts.introMany}</Text>
        {items.map(({ title, choice, href, picture }) => (
          <div key={href}>
            <Items items={[{ text: choice ? `${title}, ${choice}` : title, picture }]} />
            <Button href={href}>{texts.write}</Button>
          </div>
        ))}
        <Text look="soft">{texts.once}</Text>
        <Text look="soft">
          <Link href={stopUrl}>{texts.stop}</Link>
        </Text>
      </>
    ),
  });
