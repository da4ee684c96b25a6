import { orderTexts } from '#kernel/messages/nl-orders';
import type { Sender } from '#platform/mail/letter';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';

const texts = orderTexts.link;

type Link = { sender: Sender; number: string; href: string; goal: 'view' | 'withdraw' };

/** The mail with the way to an order, for whoever knows its number and reads its mailbox. */
export const writeLink = ({ sender, number, href, goal }: Link) =>
  writeMail({
    sender,
    kind: goal === 'view' ? 'order.link' : 'order.link-withdraw',
    values: { nummer: number },
    subject: texts.subject[goal](number),
    preview: texts.preview,
    greet: '',
    body: (
      <>
        <Text>{texts.text[goal](number)}</Text>
        <Button href={href}>{texts.button[goal]}</Button>
        <Text>{texts.secret}</Text>
        <Text>{texts.notYou}</Text>
      </>
    ),
  });
