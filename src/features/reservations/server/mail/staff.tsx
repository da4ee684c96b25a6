import { Heading, Text } from '@react-email/components';
import { Letter, look, writeBodies } from '#features/orders/api.server';
import type { Identity } from '#features/settings/contract';
import { reservationTexts } from '#kernel/messages/nl-reservations';
import type { ReservationView } from '../../contract';

const texts = reservationTexts.mail;

type ForStaff = {
  siteName: string;
  siteUrl: string;
  identity: Identity;
  view: ReservationView;
  name: string;
  sku: string | null;
};

/** The mail to the store: what to put aside, until when, under which code and first name. */
export const writeForStaff = async (about: ForStaff) => ({
  subject: texts.staffSubject(about.view.code),
  ...(await writeBodies(<StaffMail {...about} />)),
});

function StaffMail({ view, name, sku, siteName, siteUrl, identity }: ForStaff) {
  return (
    <Letter
      preview={view.title}
      title={texts.staffSubject(view.code)}
      {...{ siteName, siteUrl, identity }}
    >
      <Text style={look.text}>{texts.staffText(view.until)}</Text>
      <Heading as="h2" style={look.heading}>
        {view.title}
        {view.choice && ` (${view.choice})`}
      </Heading>
      {sku && (
        <Text style={look.text}>
          {texts.staffNumber}: {sku}
        </Text>
      )}
      <Text style={look.text}>
        {reservationTexts.code}: {view.code}
        <br />
        {texts.staffName}: {name}
      </Text>
    </Letter>
  );
}
