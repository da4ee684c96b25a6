import { alertTexts } from '#kernel/messages/nl-alerts';
import { Button, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import type { Subject } from '../subject';
import type { AlertLetter } from './letter-of';
import { WantedProduct } from './wanted-product';

const texts = alertTexts.mail;

type There = AlertLetter & { subject: Subject; pieces: number };

/** The one mail that says that a size is there again. */
export const writeThere = ({ subject, pieces, sender }: There) =>
  writeMail({
    sender,
    kind: 'alert.there',
    values: { artikel: subject.variant.title },
    subject: texts.thereSubject(subject.variant.title),
    preview: texts.therePreview(subject.choice),
    greet: '',
    body: (
      <>
        <Text>{texts.thereText(subject.what)}</Text>
        <WantedProduct subject={subject} siteUrl={sender.siteUrl} />
        <Button href={sender.siteUrl + subject.variant.href}>{texts.thereButton}</Button>
        <Text>{texts.thereNote(pieces)}</Text>
        <Text look="soft">{texts.once}</Text>
      </>
    ),
  });
