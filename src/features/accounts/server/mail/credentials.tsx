import { account } from '#kernel/messages/nl-account';
import type { Sender } from '#platform/mail/letter';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import { accountPath } from '../../contract';

const texts = account.mail;

// Anybody may have made an account with another's address, and typed its name: no mail tells it.
type About = { sender: Sender };

/** To a new address: does it belong to who asked? */
export const writeNewEmail = ({ sender, href }: About & { href: string }) =>
  writeMail({
    sender,
    kind: 'account.new-email',
    subject: texts.newEmailSubject(sender.siteName),
    preview: texts.newEmailPreview,
    greet: '',
    body: (
      <>
        <Text>{texts.newEmailText}</Text>
        <Button href={sender.siteUrl + href}>{texts.newEmailButton}</Button>
        <Text>{texts.newEmailElse}</Text>
      </>
    ),
  });

/** To the address of before, so that nobody takes an account unseen. */
export const writeEmailChanged = ({ sender }: About) =>
  writeMail({
    sender,
    kind: 'account.email-changed',
    subject: texts.emailChangedSubject(sender.siteName),
    preview: texts.emailChangedPreview,
    greet: '',
    body: (
      <>
        <Text>{texts.emailChangedText(sender.siteName)}</Text>
        <Text>{texts.emailChangedElse}</Text>
      </>
    ),
  });

/** To who has an account already: somebody, perhaps he himself, wanted to make one with its address. */
export const writeRegisteredAgain = ({ sender }: About) =>
  writeMail({
    sender,
    kind: 'account.registered-again',
    subject: texts.registeredSubject(sender.siteName),
    preview: texts.registeredPreview,
    greet: '',
    body: (
      <>
        <Text>{texts.registeredText(sender.siteName)}</Text>
        <Button href={sender.siteUrl + accountPath.login}>{texts.registeredButton}</Button>
        <Text>{texts.registeredForgot}</Text>
        <Button href={sender.siteUrl + accountPath.forgot}>{texts.resetButton}</Button>
        <Text>{texts.registeredElse}</Text>
      </>
    ),
  });

export const writePasswordChanged = ({ sender }: About) =>
  writeMail({
    sender,
    kind: 'account.password-changed',
    subject: texts.passwordChangedSubject(sender.siteName),
    preview: texts.passwordChangedPreview,
    greet: '',
    body: (
      <>
        <Text>{texts.passwordChangedText(sender.siteName)}</Text>
        <Text>{texts.passwordChangedElse}</Text>
        <Button href={sender.siteUrl + accountPath.forgot}>{texts.resetButton}</Button>
      </>
    ),
  });

/** To the holder of an account for which a mailed link set a new password. */
export const writePasswordReset = ({ sender }: About) =>
  writeMail({
    sender,
    kind: 'account.password-reset',
    subject: texts.passwordChangedSubject(sender.siteName),
    preview: texts.passwordResetPreview,
    greet: '',
    body: (
      <>
        <Text>{texts.passwordResetText(sender.siteName)}</Text>
        <Text>{texts.passwordResetElse}</Text>
        <Button href={sender.siteUrl + accountPath.forgot}>{texts.resetButton}</Button>
      </>
    ),
  });
