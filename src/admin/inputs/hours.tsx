import { useId, useState } from 'react';
import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import { formatDay } from '#kernel/values/dutch-dates';
import { writePeriods } from '#kernel/values/hours-text';
import {
  type OpenPeriod,
  type SpecialHours,
  type Weekday,
  type WeekHours,
  weekdays,
  weekFromMonday,
} from '#kernel/values/opening-hours';
import { Icon } from '#ui/icon.view';
import { isTime, tidyTime } from './clock-time';
import styles from './inputs.module.css';
import { Limited } from './limited';
import { ItemList } from './list';
import { listIn, recordIn } from './rows';
import type { ValueInputProps } from './types';

/** Most periods of a day, as the codec has it. */
const MOST_PERIODS = 6;
const USUAL: OpenPeriod = ['09:00', '18:00'];

type TimeProps = {
  id?: string;
  label: string;
  value: string;
  change: (value: string) => void;
  isReadOnly: boolean;
};

/** A time of the day as people type it; '24:00', the end of a day, is one too. */
export function TimeInput({ id, label, value, change, isReadOnly }: TimeProps) {
  const wrongId = useId();
  const isWrong = value !== '' && !isTime(value);
  return (
    <>
      <input
        id={id}
        className={styles.time}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? wrongId : undefined}
        placeholder="00:00"
        maxLength={5}
        disabled={isReadOnly}
        value={value}
        onChange={({ target }) => change(target.value)}
        onBlur={() => tidyTime(value) !== value && change(tidyTime(value))}
      />
      {isWrong && (
        <span id={wrongId} className={styles.problem}>
          {texts.notTime}
        </span>
      )}
    </>
  );
}

type PeriodsProps = {
  id: string;
  /** Whose periods they are. */
  of: string;
  periods: readonly OpenPeriod[];
  change: (periods: OpenPeriod[]) => void;
  isReadOnly: boolean;
};

/** Open or closed, and if open from when until when. */
export function Periods({ id, of, periods, change, isReadOnly }: PeriodsProps) {
  const [last, setLast] = useState<readonly OpenPeriod[]>([USUAL]);
  const write = (at: number, period: OpenPeriod) =>
    change(periods.map((one, nth) => (nth === at ? period : one)));
  const addOne = () => {
    const end = periods.at(-1)?.[1] ?? '';
    change([...periods, [isTime(end) && end < '22:00' ? end : '', '']]);
  };
  return (
    <div className={styles.periods}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          id={id}
          aria-label={texts.open(of)}
          checked={periods.length > 0}
          disabled={isReadOnly}
          onChange={({ target }) => {
            if (!target.checked) setLast(periods);
            change(target.checked ? [...last] : []);
          }}
        />
        <span aria-hidden="true">{texts.isOpen}</span>
      </label>
      {periods.map(([from, until], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: periods have no other name than their place
        <span key={at} className={styles.period}>
          <TimeInput
            label={texts.from(of, at + 1)}
            value={from}
            change={(one) => write(at, [one, until])}
            isReadOnly={isReadOnly}
          />
          <span aria-hidden="true">–</span>
          <TimeInput
            label={texts.until(of, at + 1)}
            value={until}
            change={(one) => write(at, [from, one])}
            isReadOnly={isReadOnly}
          />
          {periods.length > 1 && !isReadOnly && (
            <button
              type="button"
              className={styles.tool}
              aria-label={texts.takePeriod(of, at + 1)}
              title={texts.takePeriod(of, at + 1)}
              onClick={() => {
                change(periods.filter((_, nth) => nth !== at));
                // The button goes with its period.
                document.getElementById(id)?.focus();
              }}
            >
              <Icon name="close" small />
            </button>
          )}
        </span>
      ))}
      {periods.length > 0 && periods.length < MOST_PERIODS && !isReadOnly && (
        <button
          type="button"
          className={styles.tool}
          aria-label={texts.addPeriod(of)}
          title={texts.addPeriod(of)}
          onClick={addOne}
        >
          <Icon name="plus" small />
        </button>
      )}
    </div>
  );
}

/** A week as it is typed in: every day has a list. */
export const weekIn = (value: unknown): WeekHours => {
  const week = recordIn<OpenPeriod[]>(value);
  return Object.fromEntries(weekdays.map((day) => [day, week[day] ?? []])) as WeekHours;
};

/** The same hours on all days. */
export const copyDay = (week: WeekHours, day: Weekday): WeekHours =>
  Object.fromEntries(
    weekdays.map((one) => [one, week[day].map((period) => [...period])]),
  ) as WeekHours;

/** When a store is open each week. */
export function HoursValue({ value, change, id, isReadOnly }: ValueInputProps) {
  const week = weekIn(value);
  return (
    <ul className={styles.week}>
      {weekFromMonday.map((day) => (
        <li key={day} className={styles.day}>
          <span className={styles.dayName}>{day}</span>
          <Periods
            id={`${id}-${day}`}
            of={day}
            periods={week[day]}
            change={(periods) => change({ ...week, [day]: periods })}
            isReadOnly={isReadOnly}
          />
          {!isReadOnly && (
            <button
              type="button"
              className={styles.small}
              aria-label={texts.copyOf(day)}
              onClick={() => change(copyDay(week, day))}
            >
              {texts.copy}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

const tellDay = (day: string): string => (day === '' ? '' : formatDay(day));

/** '25 december 2026: dicht, Eerste kerstdag' */
export const tellSpecial = ({ from, until, label, periods }: SpecialHours): string => {
  const days = from === until ? tellDay(from) : `${tellDay(from)} – ${tellDay(until)}`;
  if (days === '') return texts.newDay;
  return [`${days}: ${writePeriods(periods, ', ')}`, label].filter(Boolean).join(', ');
};

/** Characters of what is said of such days. */
export const MOST_REASON = 100;

type SpecialProps = {
  id: string;
  item: SpecialHours;
  change: (item: SpecialHours) => void;
  isReadOnly: boolean;
};

function Special({ id, item, change, isReadOnly }: SpecialProps) {
  const input = (name: 'from' | 'until' | 'label') => ({
    id: `${id}-${name}`,
    className: styles.line,
    disabled: isReadOnly,
    value: item[name],
  });
  return (
    <div className={styles.parts}>
      <div className={styles.half}>
        <label htmlFor={`${id}-from`} className={styles.label}>
          {texts.day}
        </label>
        <input
          {...input('from')}
          type="date"
          onChange={({ target: { value: from } }) => {
            // One day, until a later one is chosen.
            const isOne = item.until === '' || item.until === item.from || item.until < from;
            change({ ...item, from, until: isOne ? from : item.until });
          }}
        />
      </div>
      <div className={styles.half}>
        <label htmlFor={`${id}-until`} className={styles.label}>
          {texts.lastDay}
        </label>
        <input
          {...input('until')}
          type="date"
          min={item.from}
          onChange={({ target }) => change({ ...item, until: target.value })}
        />
      </div>
      <div className={styles.whole}>
        <label htmlFor={`${id}-label`} className={styles.label}>
          {texts.reason}
        </label>
        <Limited id={`${id}-label`} text={item.label} most={MOST_REASON}>
          {(control) => (
            <input
              {...input('label')}
              {...control}
              onChange={({ target }) => change({ ...item, label: target.value })}
            />
          )}
        </Limited>
      </div>
      <div className={styles.whole}>
        <Periods
          id={`${id}-periods`}
          of={tellDay(item.from) || texts.newDay}
          periods={item.periods}
          change={(periods) => change({ ...item, periods })}
          isReadOnly={isReadOnly}
        />
      </div>
    </div>
  );
}

/** Days with hours of their own. */
export function SpecialHoursValue({ value, change, id, isReadOnly }: ValueInputProps) {
  return (
    <ItemList
      id={id}
      items={listIn<SpecialHours>(value)}
      change={change}
      isReadOnly={isReadOnly}
      nameOf={tellSpecial}
      folded={tellSpecial}
      make={(): SpecialHours => ({ from: '', until: '', label: '', periods: [] })}
      addLabel={texts.addDay}
      isLoose
      draw={({ item, change: changeItem, id: itemId }) => (
        <Special id={itemId} item={item} change={changeItem} isReadOnly={isReadOnly} />
      )}
    />
  );
}
