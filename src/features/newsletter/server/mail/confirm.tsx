import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import { type ConfirmLetter, textsIn } from './letter-of';

/** The mail that asks whether its reader really wants the newsletter. Nothing typed is in it. */
export const writeConfirm = ({ sender, confirmUrl, language }: ConfirmLetter) => {
  const texts = textsIn(language);
  return writeMail({
    ...{ sender, language },
    kind: 'newsletter.confirm',
    subject: texts.confirmSubject(sender.siteName),
    preview: texts.confirmPreview,
    greet: '',
    body: (
      <>
        <Text>{texts.confirmText(sender.siteName)}</Text>
        <Button href={confirmUrl}>{texts.confirmButton}</Button>
        <Text look="soft">{texts.ignore}</Text>
      </>
    ),
  });
};
