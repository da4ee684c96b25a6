import { enContent } from '#kernel/messages/en-content';
import { contentTexts } from '#kernel/messages/nl-content';
import { dayOf } from '#kernel/values/dutch-dates';
import { formatEuroShort } from '#kernel/values/money';
import { useTexts } from '#ui/language';
import { Picture } from '#ui/picture.view';
import type { EventCard } from '../contract';
import styles from './card.module.css';
import looks from './event-card.module.css';

export type EventCardProps = { card: EventCard; eager?: boolean };

const widths = [320, 480, 640, 800];
const sizes = '(min-width: 1025px) 26rem, (min-width: 768px) 46vw, 94vw';

/** Something in the calendar among others: its day stands out. */
export function EventCardView({ card, eager }: EventCardProps) {
  const { calendar: texts, dates } = useTexts(contentTexts, enContent);
  const starts = new Date(card.startsAt);
  const { day, month } = dates.dayAndMonth(dayOf(starts));
  const price = card.priceCents === 0 ? texts.free : formatEuroShort(card.priceCents);
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {card.picture && (
          <Picture picture={card.picture} sizes={sizes} widths={widths} eager={eager} fill alt="" />
        )}
        <p className={looks.date} aria-hidden="true">
          <span className={looks.day}>{day}</span> {month}
        </p>
      </div>
      <p className={styles.meta}>
        <span className={styles.category}>{card.category}</span>
        <span>{price}</span>
      </p>
      <h3 className={styles.title}>
        <a className={styles.link} href={card.href}>
          {card.title}
        </a>
      </h3>
      <p className={styles.intro}>{card.intro}</p>
      <p className={looks.when}>
        <time dateTime={card.startsAt}>{dates.period(starts, new Date(card.endsAt))}</time>
        <br />
        {card.location ?? texts.everyStore}
      </p>
    </article>
  );
}
