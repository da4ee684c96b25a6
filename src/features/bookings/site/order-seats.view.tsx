import { calendarFilePath } from '#features/content/contract';
import { bookingTexts as texts } from '#kernel/messages/nl-bookings';
import { ButtonLink } from '#ui/button.view';
import type { BookedEvent } from '../contract';
import styles from './booking.module.css';
import { EventFacts } from './event-facts.view';

type Props = {
  booked: readonly { event: BookedEvent; seats: number }[];
  /** They are paid: one can put them in one's diary. */
  isSure: boolean;
};

/** On an order's page: when and where one is expected, for each event in it. */
export function OrderSeats({ booked, isSure }: Props) {
  return (
    <section className={styles.ordered} aria-labelledby="order-seats">
      <h2 className={styles.title} id="order-seats">
        {texts.ordered}
      </h2>
      {booked.map(({ event, seats }) => (
        <div key={event.id} className={styles.seats}>
          <EventFacts event={event} seats={seats} />
          {isSure && (
            <p>
              <ButtonLink kind="secondary" href={calendarFilePath(event.id)}>
                {texts.calendar}
                <span className="visually-hidden"> {event.title}</span>
              </ButtonLink>
            </p>
          )}
        </div>
      ))}
    </section>
  );
}
