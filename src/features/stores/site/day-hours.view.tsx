import { storeTexts } from '#kernel/messages/nl-stores';
import { formatDay } from '#kernel/values/dutch-dates';
import { weekdayOf } from '#kernel/values/opening-hours';
import type { AskedDay } from '#kernel/values/opening-hours-coming';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { storeHref } from '../contract';
import styles from './day-hours.module.css';
import { timesText } from './times-text';

export type DayAnswer = {
  /** The store's. */
  access: string;
  /** Days that can be asked about, `YYYY-MM-DD`. */
  first: string;
  last: string;
  /** What was asked. */
  text: string;
  error?: string;
  day?: AskedDay;
};

export type DayHoursProps = { answer: DayAnswer };

const texts = storeTexts.day;
const INPUT = 'andere-dag';
/** The form's own: the answer below it is what the visitor comes back to. */
const FORM = 'open-op';

/** 'Dinsdag 27 april 2027, Koningsdag' */
const dayText = ({ date, label }: AskedDay): string => {
  const weekday = weekdayOf(date);
  const day = `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${formatDay(date)}`;
  return label ? `${day}, ${label}` : day;
};

/** Asks for a day, and tells a store's hours on it. */
export function DayHours({ answer }: DayHoursProps) {
  const { access, first, last, text, error, day } = answer;
  return (
    <>
      <form id={FORM} className={styles.form} method="get" action={`${storeHref(access)}#${FORM}`}>
        <TextField
          id={INPUT}
          type="date"
          name={field.day}
          label={texts.label}
          min={first}
          max={last}
          defaultValue={text}
          error={error}
          required
          alone
          className={styles.day}
        />
        <Button type="submit" kind="secondary">
          {texts.submit}
        </Button>
      </form>
      {day && (
        <p className={styles.answer} role="status" data-day-hours="">
          <strong>{texts.open(dayText(day), timesText(day.periods))}</strong>
          {day.isUnsure && <span> {texts.unsure(day.label ?? '')}</span>}
        </p>
      )}
    </>
  );
}
