import { enContent } from '#kernel/messages/en-content';
import { contentTexts } from '#kernel/messages/nl-content';
import { dayOf } from '#kernel/values/dutch-dates';
import { formatEuroShort } from '#kernel/values/money';
import { CardLink, CardPicture } from '#ui/card.view';
import { useTexts } from '#ui/language';
import type { Eager } from '#ui/picture.view';
import type { EventCard } from '../contract';
import styles from './card.module.css';
import looks from './event-card.module.css';

export type EventCardProps = { card: EventCard; eager?: Eager; level?: 2 | 3 };

/** Something in the calendar among others: its day stands out. */
export function EventCardView({ card, eager, level = 3 }: EventCardProps) {
  const Heading = `h${level}` as const;
  const { calendar: texts, dates } = useTexts(contentTexts, enContent);
  const starts = new Date(card.startsAt);
  const { day, month } = dates.dayAndMonth(dayOf(starts));
  const price = card.priceCents === 0 ? texts.free : formatEuroShort(card.priceCents);
  return (
    <article className={styles.card}>
      <CardPicture picture={card.picture} eager={eager}>
        <p className={looks.date} aria-hidden="true">
          <span className={looks.day}>{day}</span> {month}
        </p>
      </CardPicture>
      <p className={styles.meta}>
        <span className={styles.category}>{card.category}</span>
        <span>{price}</span>
      </p>
      <Heading className={styles.title}>
        <CardLink href={card.href} label={card.title} />
      </Heading>
      <p className={styles.intro}>{card.intro}</p>
      <p className={looks.when}>
        <time dateTime={card.startsAt}>{dates.period(starts, new Date(card.endsAt))}</time>
        <br />
        {card.location ?? texts.everyStore}
        {card.seatsLeft !== undefined && (
          <>
            <br />
            <b className={looks.seats}>
              {card.seatsLeft < 1 ? texts.full : texts.left(card.seatsLeft)}
            </b>
          </>
        )}
      </p>
    </article>
  );
}
