import { Link, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import { type NewsletterLetter, textsIn } from './letter-of';

/** The mail that says that its reader is on the list, and how he comes off it. */
export const writeWelcome = ({ sender, stopUrl, language }: NewsletterLetter) => {
  const texts = textsIn(language);
  return writeMail({
    ...{ sender, language },
    kind: 'newsletter.welcome',
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
};
