import { bookingTexts as texts } from '#kernel/messages/nl-bookings';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import type { BookedEvent } from '../contract';
import styles from './booking.module.css';
import { EventFacts } from './event-facts.view';
import { SeatForm, type SeatFormProps, seatsId } from './seat-form.view';

/** The form of an event's page once more, with what was wrong. */
export function SeatPage({ event, form }: { event: BookedEvent; form: SeatFormProps }) {
  return (
    <section className={styles.page}>
      <h1>{event.title}</h1>
      {form.error && (
        <ErrorSummary
          title={form.left === 0 ? form.error : undefined}
          lines={form.left === 0 ? [] : errorLines([[seatsId, form.error]])}
        />
      )}
      <EventFacts event={event} />
      <SeatForm {...form} />
      <p>
        <a className={styles.back} href={event.href}>
          {texts.back}
        </a>
      </p>
    </section>
  );
}
