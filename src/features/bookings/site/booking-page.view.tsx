import { calendarFilePath } from '#features/content/contract';
import { bookingTexts as texts } from '#kernel/messages/nl-bookings';
import { Alert } from '#ui/alert.view';
import { ButtonLink } from '#ui/button.view';
import type { BookedEvent } from '../contract';
import styles from './booking.module.css';
import { EventFacts } from './event-facts.view';

export type BookingPageProps = {
  event: BookedEvent;
  seats: number;
  standing: 'booked' | 'cancelled' | 'past';
  /** Asks whether it is to be given up. */
  cancel: string;
};

/** Seats that are booked, when and where; and giving them up. */
export function BookingPage({ event, seats, standing, cancel }: BookingPageProps) {
  const text = standing === 'past' ? texts.past : texts[standing](seats);
  return (
    <section className={styles.page} aria-labelledby="booking-title">
      <h1 id="booking-title">{texts.pageTitle}</h1>
      <Alert
        tone={standing === 'booked' ? 'success' : 'notice'}
        title={texts.states[standing](seats)}
      >
        <p>{text}</p>
      </Alert>
      <EventFacts event={event} seats={seats} />
      {standing === 'booked' && (
        <>
          <p>
            <ButtonLink href={calendarFilePath(event.id)}>{texts.calendar}</ButtonLink>
          </p>
          <div className={styles.form}>
            <p>{texts.cancelText}</p>
            <p>
              <ButtonLink kind="secondary" href={cancel} data-confirm="">
                {texts.cancel}
              </ButtonLink>
            </p>
          </div>
        </>
      )}
    </section>
  );
}
