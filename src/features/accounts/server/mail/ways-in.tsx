import { waysIn } from '#kernel/messages/nl-ways-in';
import type { Sender } from '#platform/mail/letter';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import { accountPath } from '../../contract';

const texts = waysIn.mail;

type Told = { sender: Sender; label: string };

/** To an account's holder: somebody can log in by another way. */
export const writeWayAdded = ({ sender, label }: Told) =>
  writeMail({
    sender,
    kind: 'account.way-added',
    subject: texts.addedSubject(sender.siteName),
    preview: texts.addedText(label, sender.siteName),
    greet: '',
    body: (
      <>
        <Text>{texts.addedText(label, sender.siteName)}</Text>
        <Text>{texts.notYou}</Text>
        <Button href={sender.siteUrl + accountPath.profile}>{texts.toProfile}</Button>
      </>
    ),
  });

/** To an account's holder: one of the ways to log in is gone. */
export const writeWayRemoved = ({ sender, label }: Told) =>
  writeMail({
    sender,
    kind: 'account.way-removed',
    subject: texts.removedSubject(sender.siteName),
    preview: texts.removedText(label, sender.siteName),
    greet: '',
    body: (
      <>
        <Text>{texts.removedText(label, sender.siteName)}</Text>
        <Text>{texts.notYou}</Text>
        <Button href={sender.siteUrl + accountPath.profile}>{texts.toProfile}</Button>
      </>
    ),
  });
