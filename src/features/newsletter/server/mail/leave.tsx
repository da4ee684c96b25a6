import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import { type NewsletterLetter, textsIn } from './letter-of';

/** The mail with the link by which its reader comes off the list, for who asked for it. */
export const writeLeave = ({ sender, stopUrl, language }: NewsletterLetter) => {
  const texts = textsIn(language);
  return writeMail({
    ...{ sender, language },
    kind: 'newsletter.leave',
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
};
