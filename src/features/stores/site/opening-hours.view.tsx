import { contentTexts } from '#kernel/messages/nl-content';
import { storeTexts } from '#kernel/messages/nl-stores';
import { formatDay } from '#kernel/values/dutch-dates';
import type { OpenPeriod, SpecialHours } from '#kernel/values/opening-hours';
import type { ShownDay } from '#kernel/values/opening-hours-coming';
import styles from './opening-hours.module.css';

export type OpeningHoursProps = {
  /** Today and the six days after it, Monday first. */
  days: readonly ShownDay[];
  /** Special days that are to come, those of this week too. */
  special: readonly SpecialHours[];
};

const texts = contentTexts.stores;

/** '09:30–12:00 en 13:00–18:00', 'Gesloten' */
const timesText = (periods: readonly OpenPeriod[]): string =>
  periods.map(([from, until]) => `${from}–${until}`).join(` ${texts.and} `) || texts.closed;

/** The week's hours, today's marked (S2.12/6), and the special days that are to come. */
export function OpeningHours({ days, special }: OpeningHoursProps) {
  return (
    <>
      <table className={styles.week} data-opening-hours="">
        <caption className="visually-hidden">{texts.hours}</caption>
        <tbody>
          {days.map((day) => (
            <Day key={day.weekday} {...day} />
          ))}
        </tbody>
      </table>
      {special.length > 0 && <Special special={special} />}
    </>
  );
}

function Day({ weekday, periods, label, isToday }: ShownDay) {
  return (
    <tr className={isToday ? styles.today : undefined} aria-current={isToday ? 'date' : undefined}>
      <th className={styles.day} scope="row">
        {texts.weekday(weekday)}
        {label && <span className={styles.label}>{label}</span>}
      </th>
      <td className={styles.times}>{timesText(periods)}</td>
    </tr>
  );
}

const daysText = ({ from, until }: SpecialHours): string =>
  from === until
    ? formatDay(from)
    : `${formatDay(from)} ${storeTexts.special.through} ${formatDay(until)}`;

function Special({ special }: { special: readonly SpecialHours[] }) {
  return (
    <section className={styles.special} data-special-hours="">
      <h3 className={styles.heading}>{storeTexts.special.title}</h3>
      <dl>
        {special.map((one) => (
          <div key={`${one.from} ${one.until} ${one.label}`} className={styles.pair}>
            <dt>
              {daysText(one)}
              {one.label && <span className={styles.label}>{one.label}</span>}
            </dt>
            <dd className={styles.times}>{timesText(one.periods)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
