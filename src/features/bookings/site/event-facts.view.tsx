import { bookingTexts as texts } from '#kernel/messages/nl-bookings';
import { FactsList } from '#ui/facts-list.view';
import type { BookedEvent } from '../contract';
import styles from './booking.module.css';

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
          event.where.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          )),
        ],
        ...(seats === undefined ? [] : [[texts.many, String(seats)] as const]),
      ]}
    />
  );
}
