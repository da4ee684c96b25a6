import { bookingTexts as texts } from '#kernel/messages/nl-bookings';
import { Facts } from '#platform/mail/parts';
import type { BookedEvent } from '../../contract';

/** What is booked, when, where and how many. */
export const EventTable = ({ event, seats }: { event: BookedEvent; seats: number }) => (
  <Facts
    facts={[
      { label: texts.what, text: event.title },
      { label: texts.when, text: event.when },
      { label: texts.where, text: event.where.join(', ') },
      { label: texts.many, text: String(seats) },
    ]}
  />
);
