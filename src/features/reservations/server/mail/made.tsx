import { Button, Heading, Text } from '@react-email/components';
import { Letter, look, writeBodies } from '#features/orders/api.server';
import type { Identity } from '#features/settings/contract';
import { reservationTexts } from '#kernel/messages/nl-reservations';
import { formatEuro } from '#kernel/values/money';
import { type ReservationView, viewPath } from '../../contract';

const texts = reservationTexts.mail;

type Made = {
  siteName: string;
  siteUrl: string;
  identity: Identity;
  view: ReservationView;
  token: string;
  name: string;
};

/** The mail with the code, for who had a piece put aside. */
export const writeMade = async (about: Made) => ({
  subject: texts.subject(about.view.title),
  ...(await writeBodies(<MadeMail {...about} />)),
});

function MadeMail({ view, token, name, siteName, siteUrl, identity }: Made) {
  return (
    <Letter
      preview={texts.preview(view.code)}
      title={texts.subject(view.title)}
      {...{ siteName, siteUrl, identity }}
    >
      <Text style={look.text}>{texts.text(name, view.store.title)}</Text>
      <Text style={look.text}>
        {view.title}
        {view.choice && ` (${view.choice})`}, {formatEuro(view.unitCents)}
      </Text>
      <Heading as="h2" style={look.heading}>
        {reservationTexts.code}: {view.code}
      </Heading>
      <Text style={look.text}>{reservationTexts.codeHint}</Text>
      <Text style={look.text}>{texts.until(view.until)}</Text>
      <Text style={look.text}>{[view.store.title, ...view.store.lines].join(', ')}</Text>
      <Button href={siteUrl + viewPath(token)} style={look.button}>
        {texts.view}
      </Button>
    </Letter>
  );
}
