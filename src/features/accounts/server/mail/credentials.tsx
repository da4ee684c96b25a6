import { account } from '#kernel/messages/nl-account';
import type { Sender } from '#platform/mail/letter';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import { accountPath } from '../../contract';

const texts = account.mail;

type About = { sender: Sender; name: string };

/** To a new address: does it belong to who asked? */
export const writeNewEmail = ({ sender, name, href }: About & { href: string }) =>
  writeMail({
    sender,
    subject: texts.newEmailSubject(sender.siteName),
    preview: texts.newEmailPreview,
    greet: name,
    body: (
      <>
        <Text>{texts.newEmailText}</Text>
        <Button href={sender.siteUrl + href}>{texts.newEmailButton}</Button>
        <Text>{texts.newEmailElse}</Text>
      </>
    ),
  });

/** To the address of before, so that nobody takes an account unseen. */
export const writeEmailChanged = ({ sender, name }: About) =>
  writeMail({
    sender,
    subject: texts.emailChangedSubject(sender.siteName),
    preview: texts.emailChangedPreview,
    greet: name,
    body: (
      <>
        <Text>{texts.emailChangedText(sender.siteName)}</Text>
        <Text>{texts.emailChangedElse}</Text>
      </>
    ),
  });

export const writePasswordChanged = ({ sender, name }: About) =>
  writeMail({
    sender,
    subject: texts.passwordChangedSubject(sender.siteName),
    preview: texts.passwordChangedPreview,
    greet: name,
    body: (
      <>
        <Text>{texts.passwordChangedText(sender.siteName)}</Text>
        <Text>{texts.passwordChangedElse}</Text>
        <Button href={sender.siteUrl + accountPath.forgot}>{texts.resetButton}</Button>
      </>
    ),
  });
