import type { MailKind } from '#kernel/mail-kinds';
import { peopleTexts } from '#kernel/messages/nl-people';
import type { Sender } from '#platform/mail/letter';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';

const texts = peopleTexts.mail;

type About = { sender: Sender };
type Linked = About & { href: string };

/** To who is invited: by whom, and the link. */
export const writeInvitation = ({ sender, href, by }: Linked & { by: string }) =>
  writeMail({
    sender,
    kind: 'staff.invitation',
    subject: texts.inviteSubject(sender.siteName),
    preview: texts.invitePreview,
    body: (
      <>
        <Text>{texts.inviteText(by, sender.siteName)}</Text>
        <Button href={sender.siteUrl + href}>{texts.button}</Button>
        <Text>{texts.inviteElse}</Text>
      </>
    ),
  });

/** The link to a new password; `isAsked`: its receiver, or who says to be him, asked for it. */
export const writePasswordLink = ({ sender, href, isAsked }: Linked & { isAsked: boolean }) =>
  writeMail({
    sender,
    kind: 'staff.password-link',
    subject: texts.linkSubject(sender.siteName),
    preview: texts.linkPreview,
    body: (
      <>
        <Text>{texts.linkText}</Text>
        <Button href={sender.siteUrl + href}>{texts.button}</Button>
        <Text>{isAsked ? texts.askedElse : texts.sentElse}</Text>
      </>
    ),
  });

type Told = About & { kind: MailKind; subject: string; text: string };

const writeTold = ({ sender, kind, subject, text }: Told) =>
  writeMail({
    sender,
    kind,
    subject,
    preview: text,
    body: (
      <>
        <Text>{text}</Text>
        <Text>{texts.notYou}</Text>
      </>
    ),
  });

export const writePasswordChosen = ({ sender }: About) =>
  writeTold({
    ...{ sender, kind: 'staff.password-chosen', text: texts.chosenText },
    subject: texts.chosenSubject(sender.siteName),
  });

export const writeFactorRemoved = ({ sender, by }: About & { by: string }) =>
  writeTold({
    ...{ sender, kind: 'staff.factor-removed', text: texts.factorText(by) },
    subject: texts.factorSubject(sender.siteName),
  });
