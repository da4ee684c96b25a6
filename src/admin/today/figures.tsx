import { periods, type ToldFigures } from '#features/today/contract';
import { todayTexts as texts } from '#kernel/messages/nl-today';
import { formatDay } from '#kernel/values/dutch-dates';
import { formatEuro, formatEuroShort } from '#kernel/values/money';
import controls from '../controls.module.css';
import { ScrollArea } from '../scroll-area';
import { changeOf, scaleOf } from './bars';
import styles from './today.module.css';

type FiguresProps = { days: number; setDays: (days: number) => void; figures: ToldFigures };

/** What was sold, in numbers, as a drawing and in tables. */
export function Figures({ days, setDays, figures }: FiguresProps) {
  const { total, before, stores, products } = figures;
  return (
    <section aria-labelledby="today-figures">
      <div className={styles.head}>
        <h2 id="today-figures" className={styles.title}>
          {texts.figures}
        </h2>
        <label className={styles.period}>
          <span className="visually-hidden">{texts.period}</span>
          <select
            className={controls.control}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {periods.map((one) => (
              <option key={one} value={one}>
                {texts.periods(one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="visually-hidden" role="status">
        {texts.told(figures.days.length, formatEuro(total.cents), total.orders)}
      </p>
      <dl className={styles.totals}>
        <Total
          {...{ days, label: texts.turnover, now: total.cents, before: before.cents }}
          isMoney
        />
        <Total {...{ days, label: texts.orders, now: total.orders, before: before.orders }} />
        <Total
          {...{ days, label: texts.average }}
          now={total.orders === 0 ? 0 : total.cents / total.orders}
          before={before.orders === 0 ? 0 : before.cents / before.orders}
          isMoney
        />
      </dl>
      {total.orders === 0 ? (
        <p className={styles.soft}>{texts.noneSold}</p>
      ) : (
        <>
          <Chart figures={figures} />
          <div className={styles.columns}>
            <Ranking
              title={texts.stores}
              rows={stores.map(({ store, cents, orders }) => ({
                ...{
                  name: store || texts.sent,
                  note: texts.count(orders),
                  size: cents,
                  told: formatEuro(cents),
                },
              }))}
            />
            <Ranking
              title={texts.products}
              rows={products.map(({ title, pieces, cents }) => ({
                ...{ name: title, note: formatEuro(cents), size: pieces, told: texts.sold(pieces) },
              }))}
            />
          </div>
        </>
      )}
      <p className={styles.soft}>{texts.explained}</p>
    </section>
  );
}

type TotalProps = { days: number; label: string; now: number; before: number; isMoney?: true };

function Total({ days, label, now, before, isMoney }: TotalProps) {
  const change = changeOf(now, before);
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>
        <strong>{isMoney ? formatEuro(Math.round(now)) : now.toLocaleString('nl-NL')}</strong>
        {change !== undefined && <span>{texts.compared(change, days)}</span>}
      </dd>
    </div>
  );
}

/** In units of the drawing. */
const WIDTH = 720;
const HEIGHT = 200;
const LEFT = 64;
const BOTTOM = 24;

/** '4 maart' */
const shortDay = (day: string): string => formatDay(day).replace(/ \d{4}$/, '');

/** Bars by day: what they say stands in the table below them, for who can't see them. */
function Chart({ figures: { days } }: { figures: ToldFigures }) {
  const scale = scaleOf(days.map(({ cents }) => cents));
  const top = scale.at(-1) ?? 1;
  const step = (WIDTH - LEFT) / days.length;
  const heightOf = (cents: number) => (cents / top) * (HEIGHT - BOTTOM - 8);
  const every = Math.ceil(days.length / 7);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{texts.chart(days.length)}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {scale.map((line) => {
          const y = HEIGHT - BOTTOM - heightOf(line);
          return (
            <g key={line}>
              <line x1={LEFT} x2={WIDTH} y1={y} y2={y} className={styles.line} />
              <text x={LEFT - 8} y={y + 4} textAnchor="end">
                {formatEuroShort(line)}
              </text>
            </g>
          );
        })}
        {days.map(({ day, cents }, nth) => (
          <g key={day}>
            <rect
              x={LEFT + nth * step + step * 0.15}
              y={HEIGHT - BOTTOM - heightOf(cents)}
              width={step * 0.7}
              height={heightOf(cents)}
              className={styles.bar}
            >
              <title>{`${shortDay(day)}: ${formatEuro(cents)}`}</title>
            </rect>
            {(days.length - 1 - nth) % every === 0 && (
              <text x={LEFT + (nth + 0.5) * step} y={HEIGHT - 6} textAnchor="middle">
                {shortDay(day).replace(/ (\w{3})\w*$/, ' $1')}
              </text>
            )}
          </g>
        ))}
      </svg>
      <details>
        <summary>{texts.table}</summary>
        <ScrollArea label={texts.chart(days.length)} className={styles.scroll}>
          <table className={styles.table}>
            <caption className="visually-hidden">{texts.chart(days.length)}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.day}</th>
                <th scope="col">{texts.orders}</th>
                <th scope="col">{texts.turnover}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, orders, cents }) => (
                <tr key={day}>
                  <th scope="row">{formatDay(day)}</th>
                  <td>{orders.toLocaleString('nl-NL')}</td>
                  <td>{formatEuro(cents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </details>
    </figure>
  );
}

type RankingProps = {
  title: string;
  /** `size`: how long its bar is beside the others. */
  rows: readonly { name: string; note: string; told: string; size: number }[];
};

function Ranking({ title, rows }: RankingProps) {
  const most = Math.max(1, ...rows.map(({ size }) => size));
  return (
    <div>
      <h3 className={styles.caption}>{title}</h3>
      <ol className={styles.ranking}>
        {rows.map(({ name, note, told, size }) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{told}</span>
            <span className={styles.note}>{note}</span>
            <span className={styles.meter} aria-hidden="true">
              <span style={{ width: `${(size / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
