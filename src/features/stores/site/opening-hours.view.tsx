import { contentTexts } from '#kernel/messages/nl-content';
import { storeTexts } from '#kernel/messages/nl-stores';
import { formatDay } from '#kernel/values/dutch-dates';
import type { SpecialHours } from '#kernel/values/opening-hours';
import type { ShownDay } from '#kernel/values/opening-hours-coming';
import { Icon } from '#ui/icon.view';
import styles from './opening-hours.module.css';
import { timesText } from './times-text';

export type OpeningHoursProps = {
  /** Today and the six days after it, Monday first. */
  days: readonly ShownDay[];
  /** Special days that are to come, those of this week too. */
  special: readonly SpecialHours[];
  /** Those that are further away. */
  later: readonly SpecialHours[];
};

const texts = contentTexts.stores;

/** The week's hours, today's marked (S2.12/6), and the special days that are to come. */
export function OpeningHours({ days, special, later }: OpeningHoursProps) {
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
      {special.length + later.length > 0 && <Special special={special} later={later} />}
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

function Special({ special, later }: Pick<OpeningHoursProps, 'special' | 'later'>) {
  return (
    <section className={styles.special} data-special-hours="">
      <h3 className={styles.heading}>{storeTexts.special.title}</h3>
      {special.length > 0 && <SpecialDays days={special} />}
      {later.length > 0 && (
        <details>
          <summary className={styles.later}>
            {storeTexts.special.later(later.length)} <Icon name="down" small />
          </summary>
          <SpecialDays days={later} />
        </details>
      )}
    </section>
  );
}

function SpecialDays({ days }: { days: readonly SpecialHours[] }) {
  return (
    <dl>
      {days.map((one) => (
        <div key={`${one.from} ${one.until} ${one.label}`} className={styles.pair}>
          <dt>
            {daysText(one)}
            {one.label && <span className={styles.label}>{one.label}</span>}
          </dt>
          <dd className={styles.times}>{timesText(one.periods)}</dd>
        </div>
      ))}
    </dl>
  );
}
