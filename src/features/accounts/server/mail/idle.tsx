import { account } from '#kernel/messages/nl-account';
import type { Sender } from '#platform/mail/letter';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import { accountPath } from '../../contract';

const texts = account.mail;

/** To who has not logged in for years: the account goes unless he does. */
export const writeIdle = ({ sender }: { sender: Sender }) =>
  writeMail({
    sender,
    kind: 'account.idle',
    subject: texts.idleSubject(sender.siteName),
    preview: texts.idlePreview,
    greet: '',
    body: (
      <>
        <Text>{texts.idleText(sender.siteName)}</Text>
        <Button href={sender.siteUrl + accountPath.login}>{texts.idleButton}</Button>
        <Text>{texts.idleElse}</Text>
      </>
    ),
  });
