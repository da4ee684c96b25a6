import { bookingTexts as texts } from '#kernel/messages/nl-bookings';
import { Facts, Picture } from '#platform/mail/parts';
import { mailPicture } from '#platform/mail/picture-of';
import type { BookedEvent } from '../../contract';

/** In px: as wide as fits beside the margins of a letter on a phone. */
const WIDE = 300;

type EventTableProps = { event: BookedEvent; seats: number; siteUrl: string };

/** What is booked, when, where and how many, under its picture. */
export const EventTable = ({ event, seats, siteUrl }: EventTableProps) => {
  const { picture } = event;
  const src = mailPicture(siteUrl, picture, 640);
  return (
    <>
      {picture && src && (
        <Picture
          {...{ src, alt: '', width: WIDE }}
          height={Math.round((WIDE * picture.height) / picture.width)}
        />
      )}
      <Facts
        facts={[
          { label: texts.what, text: event.title },
          { label: texts.when, text: event.when },
          { label: texts.where, text: event.where.join(', ') },
          { label: texts.many, text: String(seats) },
        ]}
      />
    </>
  );
};
