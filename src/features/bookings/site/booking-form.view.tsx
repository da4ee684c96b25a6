import { personLimits } from '#kernel/limits-fields';
import { bookingTexts as texts } from '#kernel/messages/nl-bookings';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { TextField } from '#ui/text-field.view';
import { type BookedEvent, names, placePath, type SeatsOf } from '../contract';
import styles from './booking.module.css';
import { EventFacts } from './event-facts.view';
import { SeatChoice, seatsId } from './seat-form.view';

export type BookingErrors = { form?: string; seats?: string; name?: string; email?: string };

export type BookingFormProps = SeatsOf & {
  token: string;
  /** One booking a key. */
  formKey: string;
  event: BookedEvent;
  values: { seats?: number; name: string; email: string };
  errors: BookingErrors;
};

const NAME = 'booking-name';
const EMAIL = 'booking-email';

/** Booking seats that cost nothing: for whom, and how many. */
export function BookingForm({ token, formKey, event, values, errors, ...seats }: BookingFormProps) {
  const wrong = errorLines([
    [seatsId, errors.seats],
    [NAME, errors.name],
    [EMAIL, errors.email],
  ]);
  return (
    <section className={styles.page} aria-labelledby="booking-title">
      <h1 id="booking-title">{texts.formTitle}</h1>
      {(errors.form || wrong.length > 0) && <ErrorSummary title={errors.form} lines={wrong} />}
      <EventFacts event={event} />
      <form className={styles.form} method="post" action={placePath} noValidate>
        <input type="hidden" name={field.token} value={token} />
        <input type="hidden" name={names.key} value={formKey} />
        <input type="hidden" name={names.event} value={event.id} />
        <p className={styles.left} data-seats-left={seats.left}>
          {seats.left > 0 ? texts.left(seats.left) : texts.full}
        </p>
        <SeatChoice {...seats} chosen={values.seats} error={errors.seats} />
        <TextField
          id={NAME}
          name={names.name}
          label={texts.name}
          error={errors.name}
          autoComplete="given-name"
          maxLength={personLimits.firstname}
          defaultValue={values.name}
          required
        />
        <TextField
          id={EMAIL}
          name={names.email}
          label={texts.email}
          hint={texts.emailHint}
          error={errors.email}
          type="email"
          autoComplete="email"
          maxLength={personLimits.email}
          defaultValue={values.email}
          required
        />
        <Button type="submit">{texts.submit}</Button>
        <p className={styles.soft}>{texts.mayCancel}</p>
        <p>
          <a className={styles.back} href={event.href}>
            {texts.back}
          </a>
        </p>
      </form>
    </section>
  );
}
