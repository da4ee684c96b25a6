import { bookingTexts } from '#kernel/messages/nl-bookings';
import type { Sender } from '#platform/mail/letter';
import { Link, Text } from '#platform/mail/parts';
import { writeMail } from '#platform/mail/write';
import type { BookedEvent } from '../../contract';
import { EventTable } from './event-table';

const texts = bookingTexts.mail;

type Cancelled = { sender: Sender; event: BookedEvent; seats: number };

/** The mail that says that a free booking was given up. No word typed is in it. */
export const writeCancelled = ({ sender, event, seats }: Cancelled) =>
  writeMail({
    sender,
    kind: 'booking.cancelled',
    values: { evenement: event.title },
    subject: texts.cancelledSubject(event.title),
    preview: texts.preview(event.when),
    greet: '',
    body: (
      <>
        <Text>{texts.cancelledText(seats)}</Text>
        <EventTable {...{ event, seats, siteUrl: sender.siteUrl }} />
        <Text>
          {texts.cancelledAgain}{' '}
          <Link href={sender.siteUrl + event.href}>{texts.cancelledLink}</Link>
        </Text>
      </>
    ),
  });
