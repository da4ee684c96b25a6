import { newsletterTexts } from '#kernel/messages/nl-newsletter';
import { Link, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import type { NewsletterLetter } from './letter-of';

const texts = newsletterTexts.mail;

/** The mail that says that its reader is on the list, and how he comes off it. */
export const writeWelcome = ({ sender, stopUrl }: NewsletterLetter) =>
  writeMail({
    sender,
    subject: texts.welcomeSubject(sender.siteName),
    preview: texts.welcomePreview,
    greet: '',
    body: (
      <>
        <Text>{texts.welcomeText(sender.siteName)}</Text>
        <Text>
          {texts.stopText} <Link href={stopUrl}>{texts.stop}</Link>
        </Text>
      </>
    ),
  });
