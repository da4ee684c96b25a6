import { newsletterTexts } from '#kernel/messages/nl-newsletter';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import type { NewsletterLetter } from './letter-of';

const texts = newsletterTexts.mail;

/** The mail with the link by which its reader comes off the list, for who asked for it. */
export const writeLeave = ({ sender, stopUrl }: NewsletterLetter) =>
  writeMail({
    sender,
    subject: texts.leaveSubject(sender.siteName),
    preview: texts.leavePreview,
    greet: '',
    body: (
      <>
        <Text>{texts.leaveText(sender.siteName)}</Text>
        <Button href={stopUrl}>{texts.leaveButton}</Button>
        <Text look="soft">{texts.leaveIgnore}</Text>
      </>
    ),
  });
