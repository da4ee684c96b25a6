import { bookingTexts as texts } from '#kernel/messages/nl-bookings';
import { FactsList } from '#ui/facts-list.view';
import type { BookedEvent } from '../contract';

/** What is booked, when and where. */
export function EventFacts({ event, seats }: { event: BookedEvent; seats?: number }) {
  return (
    <FactsList
      facts={[
        [
          texts.what,
          <a key="what" href={event.href}>
            {event.title}
          </a>,
        ],
        [texts.when, event.when],
        [
          texts.where,
          <span key="where" style={{ whiteSpace: 'pre-line' }}>
            {event.where.join('\n')}
          </span>,
        ],
        ...(seats === undefined ? [] : [[texts.many, String(seats)] as const]),
      ]}
    />
  );
}
