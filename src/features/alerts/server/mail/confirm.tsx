import { alertTexts } from '#kernel/messages/nl-alerts';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import type { Subject } from '../subject';
import type { AlertLetter } from './letter-of';
import { WantedProduct } from './wanted-product';

const texts = alertTexts.mail;

type Confirm = AlertLetter & { subject: Subject };

/** The mail that asks whether its reader really wants to hear of a size. */
export const writeConfirm = ({ subject, confirmUrl, sender }: Confirm) =>
  writeMail({
    sender,
    kind: 'alert.confirm',
    values: { artikel: subject.variant.title },
    subject: texts.confirmSubject(subject.variant.title),
    preview: texts.confirmPreview,
    title: alertTexts.title,
    greet: '',
    body: (
      <>
        <Text>{texts.confirmText(subject.what)}</Text>
        <WantedProduct subject={subject} siteUrl={sender.siteUrl} />
        <Button href={confirmUrl}>{texts.confirmButton}</Button>
        <Text look="soft">{texts.ignore}</Text>
      </>
    ),
  });
