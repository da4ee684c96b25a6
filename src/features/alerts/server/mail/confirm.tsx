import { Button, Text } from '@react-email/components';
import { Letter, look, writeBodies } from '#features/orders/api.server';
import { alertTexts } from '#kernel/messages/nl-alerts';
import type { Subject } from '../subject';
import type { AlertLetter } from './letter-of';

const texts = alertTexts.mail;

type Confirm = AlertLetter & { subject: Subject };

/** The mail that asks whether its reader really wants to hear of a size. */
export const writeConfirm = async (about: Confirm) => ({
  subject: texts.confirmSubject(about.subject.variant.title),
  ...(await writeBodies(<ConfirmMail {...about} />)),
});

function ConfirmMail({ subject, confirmUrl, siteName, siteUrl, identity }: Confirm) {
  return (
    <Letter
      preview={texts.confirmPreview}
      title={alertTexts.title}
      {...{ siteName, siteUrl, identity }}
    >
      <Text style={look.text}>{texts.confirmText(subject.what)}</Text>
      <Button href={confirmUrl} style={look.button}>
        {texts.confirmButton}
      </Button>
      <Text style={{ ...look.soft, marginTop: '16px' }}>{texts.ignore}</Text>
    </Letter>
  );
}
