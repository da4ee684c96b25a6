import { contentTexts } from '#kernel/messages/nl-content';
import { type Weekday, type WeekHours, weekFromMonday } from '#kernel/values/opening-hours';
import styles from './opening-hours.module.css';

export type OpeningHoursProps = { hours: WeekHours; today: Weekday };

const texts = contentTexts.stores;

/** The week's hours, today's marked (S2.12/6). */
export function OpeningHours({ hours, today }: OpeningHoursProps) {
  return (
    <table className={styles.week} data-opening-hours="">
      <caption className="visually-hidden">{texts.hours}</caption>
      <tbody>
        {weekFromMonday.map((weekday) => (
          <Day
            key={weekday}
            weekday={weekday}
            periods={hours[weekday] ?? []}
            isToday={weekday === today}
          />
        ))}
      </tbody>
    </table>
  );
}

type DayProps = { weekday: Weekday; periods: WeekHours[Weekday]; isToday: boolean };

function Day({ weekday, periods, isToday }: DayProps) {
  const times = periods.map(([from, until]) => `${from}–${until}`);
  return (
    <tr className={isToday ? styles.today : undefined} aria-current={isToday ? 'date' : undefined}>
      <th className={styles.day} scope="row">
        {texts.weekday(weekday)}
      </th>
      <td className={styles.times}>{times.join(` ${texts.and} `) || texts.closed}</td>
    </tr>
  );
}
