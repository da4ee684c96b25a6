import { reservationTexts } from '#kernel/messages/nl-reservations';
import type { Sender } from '#platform/mail/letter';
import { Facts, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import type { ReservationView } from '../../contract';

const texts = reservationTexts.mail;

type ForStaff = { sender: Sender; view: ReservationView; name: string; sku: string | null };

const factsOf = ({ view, name, sku }: ForStaff) => [
  { label: reservationTexts.what, text: texts.what(view.title, view.choice) },
  ...(sku ? [{ label: texts.staffNumber, text: sku }] : []),
  { label: reservationTexts.code, text: view.code },
  { label: texts.staffName, text: name },
];

/** The mail to the store: what to put aside, until when, under which code and first name. */
export const writeForStaff = (about: ForStaff) =>
  writeMail({
    sender: about.sender,
    kind: 'store.reservation',
    values: { artikel: about.view.title, winkel: about.view.store.title },
    subject: texts.staffSubject(about.view.code),
    preview: about.view.title,
    body: (
      <>
        <Text>{texts.staffText(about.view.until, about.view.ready)}</Text>
        <Facts facts={factsOf(about)} />
      </>
    ),
  });
