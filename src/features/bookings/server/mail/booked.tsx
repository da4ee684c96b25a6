import { calendarFilePath } from '#features/content/contract';
import { bookingTexts } from '#kernel/messages/nl-bookings';
import type { Sender } from '#platform/mail/letter';
import { Button, Link, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import { type BookedEvent, viewPath } from '../../contract';
import { EventTable } from './event-table';

const texts = bookingTexts.mail;

type Booked = { sender: Sender; event: BookedEvent; seats: number; token: string };

/** The mail with a free booking. It may be another's mailbox: no word typed is in it. */
export const writeBooked = ({ sender, event, seats, token }: Booked) =>
  writeMail({
    sender,
    kind: 'booking.booked',
    values: { evenement: event.title },
    subject: texts.subject(event.title, seats),
    preview: texts.preview(event.when),
    greet: '',
    body: (
      <>
        <Text>{texts.text(seats)}</Text>
        <EventTable {...{ event, seats, siteUrl: sender.siteUrl }} />
        <Button href={sender.siteUrl + viewPath(token)}>{texts.view}</Button>
        <Text>
          <Link href={sender.siteUrl + calendarFilePath(event.id)}>{texts.calendar}</Link>
        </Text>
      </>
    ),
  });
