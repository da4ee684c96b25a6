import { Fragment, type ReactNode } from 'react';
import { routeHref } from '#features/stores/contract';
import { contentTexts } from '#kernel/messages/nl-content';
import { formatPeriod } from '#kernel/values/dutch-dates';
import { formatEuroShort } from '#kernel/values/money';
import { Alert } from '#ui/alert.view';
import { Breadcrumbs } from '#ui/breadcrumbs.view';
import { ButtonLink } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import { FactsList } from '#ui/facts-list.view';
import { Picture } from '#ui/picture.view';
import { RichItems } from '#ui/rich-items.view';
import { calendarFilePath, type EventDetail, placeLines } from '../contract';
import styles from './event-page.module.css';
import { Related } from './related.view';

export type EventPageProps = {
  event: EventDetail;
  isPast: boolean;
  breadcrumbs: readonly { label: string; href: string }[];
  /** HTML of the section with what comes next. */
  related: string;
  /** How it is booked; absent: it isn't. */
  booking?: { form: ReactNode; left: number };
};

const texts = contentTexts.calendar;
/** Where a phone's bar leads. */
const BOOKING = 'boeken';
const sizes = '(min-width: 1440px) 50rem, (min-width: 1025px) 56vw, 100vw';

/** Something in the calendar: what, when, where and for how much. */
export function EventPage({ event, isPast, breadcrumbs, related, booking }: EventPageProps) {
  const facts = (
    <div className={styles.facts}>
      <FactsList facts={factsOf(event, isPast, booking !== undefined)} />
      {booking && booking.left > 0 && (
        <p className={styles.bar} data-bottom-bar="">
          <ButtonLink wide href={`#${BOOKING}`}>
            {texts.book} · {priceOf(event)}
          </ButtonLink>
        </p>
      )}
      {booking && (
        <div id={BOOKING} className={styles.booking}>
          {booking.form}
        </div>
      )}
    </div>
  );
  return (
    <>
      <article className={styles.page}>
        <Breadcrumbs items={breadcrumbs} />
        {isPast && <Alert tone="notice">{texts.past}</Alert>}
        <div className={classNames(styles.columns, booking !== undefined && styles.booked)}>
          <header className={styles.head}>
            <p className={styles.category}>{event.category}</p>
            <h1>{event.title}</h1>
            <p className={styles.intro}>{event.intro}</p>
          </header>
          {event.picture && (
            <div className={styles.frame}>
              <Picture picture={event.picture} sizes={sizes} eager="first" fill />
            </div>
          )}
          {!booking && facts}
          <div className={styles.body}>
            <RichItems items={event.body} />
          </div>
          {booking && facts}
        </div>
      </article>
      <Related html={related} />
    </>
  );
}

const whereOf = (event: EventDetail): ReactNode => {
  const [title, ...address] = placeLines(event);
  if (!event.store) return title;
  return (
    <>
      <a className={styles.place} href={event.store.href}>
        {title}
      </a>
      {address.map((line) => (
        <Fragment key={line}>
          <br />
          {line}
        </Fragment>
      ))}
      <br />
      <a
        className={styles.place}
        href={routeHref(placeLines(event).join(', '))}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.route}
        <span className="visually-hidden">{texts.routeTo(event.store.title)}</span>
      </a>
    </>
  );
};

const priceOf = ({ priceCents }: EventDetail): string =>
  priceCents === 0 ? texts.free : formatEuroShort(priceCents);

const factsOf = (event: EventDetail, isPast: boolean, isBooked: boolean): [string, ReactNode][] => {
  const when = formatPeriod(new Date(event.startsAt), new Date(event.endsAt));
  // Where they are booked, what counts is how many are left.
  const hasSeats = event.seats !== undefined && !isBooked;
  const seats: [string, ReactNode][] = hasSeats ? [[texts.seats, String(event.seats)]] : [];
  return [
    [
      texts.when,
      <Fragment key="when">
        <time dateTime={event.startsAt}>{when}</time>
        {!isPast && (
          <>
            <br />
            <a className={styles.place} href={calendarFilePath(event.id)} download="agenda.ics">
              {texts.toCalendar}
            </a>
          </>
        )}
      </Fragment>,
    ],
    [texts.where, whereOf(event)],
    ...(event.givenBy ? [[texts.givenBy, event.givenBy] as [string, ReactNode]] : []),
    [texts.price, priceOf(event)],
    ...seats,
  ];
};
