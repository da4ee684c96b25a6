import { account } from '#kernel/messages/nl-account';
import type { Sender } from '#platform/mail/letter';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';

const texts = account.mail;

type Reset = { sender: Sender; href: string };

/** The mail with the link to a new password. The account may be another's doing: it names nobody. */
export const writeReset = ({ sender, href }: Reset) =>
  writeMail({
    sender,
    kind: 'account.reset',
    subject: texts.resetSubject(sender.siteName),
    preview: texts.resetPreview,
    greet: '',
    body: (
      <>
        <Text>{texts.resetText}</Text>
        <Button href={sender.siteUrl + href}>{texts.resetButton}</Button>
        <Text>{texts.resetElse}</Text>
      </>
    ),
  });
