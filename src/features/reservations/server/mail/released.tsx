import { reservationTexts } from '#kernel/messages/nl-reservations';
import type { Sender } from '#platform/mail/letter';
import { Button, Items, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import { type ReservationView, viewPath } from '../../contract';

const texts = reservationTexts.mail;

type Released = { sender: Sender; view: ReservationView; reason: string; token: string };

/** The mail that a store can't keep what was put aside, and why. It may be another's mailbox: no word typed by visitors is in it. */
export const writeReleased = ({ sender, view, reason, token }: Released) =>
  writeMail({
    sender,
    kind: 'reservation.released',
    values: { artikel: view.title, winkel: view.store.title },
    subject: texts.releasedSubject(view.title),
    preview: reason,
    greet: '',
    body: (
      <>
        <Text>{texts.released(view.store.title, view.code)}</Text>
        <Items items={[{ text: texts.what(view.title, view.choice) }]} />
        <Text>{texts.releasedWhy(reason)}</Text>
        <Button href={sender.siteUrl + viewPath(token)}>{texts.releasedView}</Button>
      </>
    ),
  });
