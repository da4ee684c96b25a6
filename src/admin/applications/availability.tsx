import type { ToldAvailability } from '#features/hiring/contract';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import orders from '../orders/orders.module.css';
import { ScrollArea } from '../scroll-area';
import styles from './application.module.css';

const texts = hiringTexts.details;

/** When somebody can work: a day a row. It is read without its colours. */
export function Availability({ availability }: { availability: ToldAvailability }) {
  const { legend, moments, days } = availability;
  return (
    <section className={`${orders.part} ${styles.when}`}>
      <h2>{legend}</h2>
      <ScrollArea label={legend} className={styles.scroll}>
        <table className={styles.grid}>
          <caption className="visually-hidden">{legend}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              {moments.map((moment) => (
                <th scope="col" key={moment}>
                  {moment}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, chosen }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {moments.map((moment) =>
                  chosen.includes(moment) ? (
                    <td key={moment} className={styles.can}>
                      {texts.can}
                    </td>
                  ) : (
                    <td key={moment}>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{texts.cannot}</span>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
