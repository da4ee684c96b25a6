import { bookingTexts as texts } from '#kernel/messages/nl-bookings';
import { formatEuro, formatEuroShort } from '#kernel/values/money';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { Select } from '#ui/select.view';
import { described, FieldFrame } from '#ui/text-field.view';
import { bookPath, names, payPath, type SeatsOf } from '../contract';
import styles from './booking.module.css';

export const seatsId = 'booking-seats';

export type SeatFormProps = SeatsOf & { token: string; chosen?: number; error?: string };

const numbersTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

type ChoiceProps = Pick<SeatsOf, 'left' | 'most' | 'priceCents'> & {
  chosen?: number;
  error?: string;
};

/** How many seats, of those that one booking may have, and what so many come to together. */
export function SeatChoice({ left, most, priceCents, chosen, error }: ChoiceProps) {
  const hint = texts.most(most);
  return (
    <FieldFrame id={seatsId} label={texts.seats} hint={hint} error={error}>
      <Select
        {...described({ id: seatsId, hint, error })}
        name={names.seats}
        defaultValue={chosen ?? 1}
      >
        {numbersTo(Math.max(1, Math.min(left, most))).map((count) => (
          <option key={count} value={count}>
            {priceCents === 0 ? count : texts.seatsFor(count, formatEuro(count * priceCents))}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

/** Booking seats, on an event's page: those that cost something go to the checkout. */
export function SeatForm({ token, chosen, error, ...seats }: SeatFormProps) {
  const { eventId, priceCents, left } = seats;
  const isFree = priceCents === 0;
  return (
    <section className={styles.card} aria-labelledby="booking-title">
      <h2 className={styles.title} id="booking-title">
        {texts.title}
      </h2>
      <p className={styles.left} data-seats-left={left}>
        {left > 0 ? texts.left(left) : texts.full}
      </p>
      {left === 0 ? (
        <p>{texts.fullText}</p>
      ) : (
        <form
          className={styles.form}
          method={isFree ? 'get' : 'post'}
          action={isFree ? bookPath : payPath}
        >
          {!isFree && <input type="hidden" name={field.token} value={token} />}
          <input type="hidden" name={names.event} value={eventId} />
          <SeatChoice {...seats} chosen={chosen} error={error} />
          {!isFree && <p>{texts.perSeat(formatEuroShort(priceCents))}</p>}
          <Button type="submit">{isFree ? texts.reserve : texts.pay}</Button>
          <p className={styles.soft}>{isFree ? texts.mayCancel : texts.noWithdrawal}</p>
        </form>
      )}
    </section>
  );
}
