import { Button, Text } from '@react-email/components';
import { Letter, look, writeBodies } from '#features/orders/api.server';
import { alertTexts } from '#kernel/messages/nl-alerts';
import type { Subject } from '../subject';
import type { AlertLetter } from './letter-of';

const texts = alertTexts.mail;

type There = AlertLetter & { subject: Subject; pieces: number };

/** The one mail that says that a size is there again. */
export const writeThere = async (about: There) => ({
  subject: texts.thereSubject(about.subject.variant.title),
  ...(await writeBodies(<ThereMail {...about} />)),
});

function ThereMail({ subject, pieces, siteName, siteUrl, identity }: There) {
  return (
    <Letter
      preview={texts.therePreview(subject.choice)}
      title={texts.thereSubject(subject.variant.title)}
      {...{ siteName, siteUrl, identity }}
    >
      <Text style={look.text}>{texts.thereText(subject.what)}</Text>
      <Button href={siteUrl + subject.variant.href} style={look.button}>
        {texts.thereButton}
      </Button>
      <Text style={{ ...look.text, marginTop: '16px' }}>{texts.thereNote(pieces)}</Text>
      <Text style={look.soft}>{texts.once}</Text>
    </Letter>
  );
}
