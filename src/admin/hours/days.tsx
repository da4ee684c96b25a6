import { useId, useState } from 'react';
import { hoursTexts as texts } from '#kernel/messages/nl-office-hours';
import { formatDay } from '#kernel/values/dutch-dates';
import { dutchHolidays } from '#kernel/values/holidays';
import { dayAfter, type Weekday, weekdayOf, weekFromMonday } from '#kernel/values/opening-hours';
import type { DayHours, ManyDays } from '#kernel/values/special-days';
import { MOST_REASON, Periods, TimeInput } from '../inputs/hours';
import { Limited, tooLong } from '../inputs/limited';
import styles from './hours.module.css';

export type Days = Omit<ManyDays, 'hours'>;

/** The holidays of the year to come, from today on. */
const comingHolidays = (today: string): Days[] => {
  const year = Number(today.slice(0, 4));
  const end = dayAfter(today, 365);
  return [...dutchHolidays(year), ...dutchHolidays(year + 1)]
    .filter(({ date }) => today <= date && date < end)
    .map(({ date, label }) => ({ from: date, until: date, label }));
};

const keyOf = ({ from, until }: Days): string => `${from} ${until}`;

const tellDays = ({ from, until }: Days): string =>
  from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`;

type SpecialDaysProps = {
  today: string;
  chosen: readonly Days[];
  choose: (days: readonly Days[]) => void;
};

/** Which days: holidays that come, and others. */
export function SpecialDays({ today, chosen, choose }: SpecialDaysProps) {
  const id = useId();
  const none: Days = { from: '', until: '', label: '' };
  const [other, setOther] = useState(none);
  const holidays = comingHolidays(today);
  const isOn = (days: Days) => chosen.some((one) => keyOf(one) === keyOf(days));
  const others = chosen.filter((days) => !holidays.some((one) => keyOf(one) === keyOf(days)));
  const take = (days: Days) => choose(chosen.filter((one) => keyOf(one) !== keyOf(days)));
  const add = () => {
    choose([...chosen.filter((one) => keyOf(one) !== keyOf(other)), other]);
    setOther(none);
    document.getElementById(`${id}-from`)?.focus();
  };
  return (
    <fieldset className={styles.part}>
      <legend className={styles.name}>{texts.days}</legend>
      <p className={styles.note}>{texts.coming}</p>
      <ul className={styles.holidays}>
        {holidays.map((days) => (
          <li key={keyOf(days)}>
            <label className={styles.holiday}>
              <input
                type="checkbox"
                checked={isOn(days)}
                onChange={({ target }) => (target.checked ? choose([...chosen, days]) : take(days))}
              />
              <span>
                <strong>{days.label}</strong>
                <br />
                <span className={styles.note}>
                  {weekdayOf(days.from)} {formatDay(days.from)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((days) => (
            <li key={keyOf(days)}>
              {tellDays(days)} {days.label}{' '}
              <button
                type="button"
                className={styles.plain}
                aria-label={texts.takeDay(tellDays(days))}
                onClick={() => {
                  take(days);
                  document.getElementById(`${id}-from`)?.focus();
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <fieldset className={styles.other}>
        <legend className={styles.note}>{texts.otherDay}</legend>
        <label className={styles.field}>
          {texts.first}
          <input
            id={`${id}-from`}
            type="date"
            className={styles.control}
            value={other.from}
            onChange={({ target: { value: from } }) =>
              setOther({ ...other, from, until: [from, other.until].sort()[1] ?? from })
            }
          />
        </label>
        <label className={styles.field}>
          {texts.last}
          <input
            type="date"
            className={styles.control}
            min={other.from}
            value={other.until}
            onChange={({ target }) => setOther({ ...other, until: target.value })}
          />
        </label>
        <div className={styles.wideField}>
          <label htmlFor={`${id}-label`}>{texts.label}</label>
          <Limited id={`${id}-label`} text={other.label} most={MOST_REASON}>
            {(control) => (
              <input
                {...control}
                className={styles.control}
                value={other.label}
                onChange={({ target }) => setOther({ ...other, label: target.value })}
              />
            )}
          </Limited>
        </div>
        <button
          type="button"
          className={styles.step}
          disabled={
            other.from === '' ||
            other.until < other.from ||
            tooLong(other.label, MOST_REASON) !== ''
          }
          onClick={add}
        >
          {texts.addDay}
        </button>
      </fieldset>
    </fieldset>
  );
}

type HoursProps = { hours: DayHours; change: (hours: DayHours) => void };

const kinds = ['closed', 'sunday', 'until', 'periods'] as const;

const usual: Record<(typeof kinds)[number], DayHours> = {
  closed: { kind: 'closed' },
  sunday: { kind: 'sunday' },
  until: { kind: 'until', time: '17:00' },
  periods: { kind: 'periods', periods: [['10:00', '17:00']] },
};

/** From when until when they are open on the days that were chosen. */
export function DayHoursInput({ hours, change }: HoursProps) {
  const id = useId();
  return (
    <fieldset className={styles.part}>
      <legend className={styles.name}>{texts.hours}</legend>
      {kinds.map((kind) => (
        <label key={kind} className={styles.choice}>
          <input
            type="radio"
            name={id}
            checked={hours.kind === kind}
            onChange={() => change(usual[kind])}
          />
          {texts[kind]}
        </label>
      ))}
      {hours.kind === 'until' && (
        <div className={styles.inner}>
          <span aria-hidden="true">{texts.untilTime}</span>
          <TimeInput
            label={texts.untilTime}
            value={hours.time}
            change={(time) => change({ kind: 'until', time })}
            isReadOnly={false}
          />
        </div>
      )}
      {hours.kind === 'periods' && (
        <div className={styles.inner}>
          <Periods
            id={`${id}-periods`}
            of={texts.days}
            periods={hours.periods}
            change={(periods) =>
              change(periods.length > 0 ? { kind: 'periods', periods } : { kind: 'closed' })
            }
            isReadOnly={false}
          />
        </div>
      )}
      <p className={styles.note}>{texts.usualHint}</p>
    </fieldset>
  );
}

export type WeekPart = Partial<Record<Weekday, [string, string][]>>;

type WeekProps = { week: WeekPart; change: (week: WeekPart) => void };

/** Days of the week that get hours, each its own. */
export function WeekInput({ week, change }: WeekProps) {
  const id = useId();
  return (
    <fieldset className={styles.part}>
      <legend className={styles.name}>{texts.weekDays}</legend>
      <ul className={styles.others}>
        {weekFromMonday.map((day) => {
          const periods = week[day];
          return (
            <li key={day} className={styles.weekDay}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={Boolean(periods)}
                  onChange={({ target }) => {
                    const { [day]: _, ...others } = week;
                    change(target.checked ? { ...week, [day]: [['09:00', '18:00']] } : others);
                  }}
                />
                {day}
              </label>
              {periods && (
                <Periods
                  id={`${id}-${day}`}
                  of={day}
                  periods={periods}
                  change={(next) => change({ ...week, [day]: next })}
                  isReadOnly={false}
                />
              )}
              {periods?.length === 0 && <span className={styles.note}>{texts.closed}</span>}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
