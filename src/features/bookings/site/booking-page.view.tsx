import { bookingTexts as texts } from '#kernel/messages/nl-bookings';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button, ButtonLink } from '#ui/button.view';
import { type BookedEvent, calendarPath } from '../contract';
import styles from './booking.module.css';
import { EventFacts } from './event-facts.view';

export type BookingPageProps = {
  event: BookedEvent;
  seats: number;
  standing: 'booked' | 'cancelled' | 'past';
  token: string;
  /** Where it is given up. */
  cancel: string;
};

/** Seats that are booked, when and where; and giving them up. */
export function BookingPage({ event, seats, standing, token, cancel }: BookingPageProps) {
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
            <ButtonLink href={calendarPath(event.id)}>{texts.calendar}</ButtonLink>
          </p>
          <form className={styles.form} method="post" action={cancel}>
            <input type="hidden" name={field.token} value={token} />
            <p>{texts.cancelText}</p>
            <Button type="submit" kind="secondary">
              {texts.cancel}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
