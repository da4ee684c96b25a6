import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import { instantOf, localTime } from '#kernel/values/dutch-dates';
import { minutesOf, timeOf } from '#kernel/values/opening-hours';
import { attributes } from './attributes';
import styles from './inputs.module.css';
import type { ValueInputProps } from './types';

/** A moment as Dutch clocks show it, for the browser's own input; empty of what is none. */
export const writeLocal = (value: unknown): string => {
  const instant = new Date(String(value ?? ''));
  if (value === null || value === '' || Number.isNaN(instant.getTime())) return '';
  const { date, minutes } = localTime(instant);
  return `${date}T${timeOf(minutes)}`;
};

/** The moment at which Dutch clocks show that; undefined of what is no moment. */
export const readLocal = (text: string): string | undefined => {
  const [day = '', time = ''] = text.split('T');
  const minutes = minutesOf(time.slice(0, 5));
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(minutes)) return undefined;
  const instant = instantOf(day, minutes);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
};

const HOUR = 60;

/** Which time it is that clocks show then. */
export const zoneAt = (value: unknown): string => {
  const instant = new Date(String(value ?? ''));
  if (!value || Number.isNaN(instant.getTime())) return texts.zone;
  const utc = instant.getUTCHours() * HOUR + instant.getUTCMinutes();
  const ahead = (localTime(instant).minutes - utc + 24 * HOUR) % (24 * HOUR);
  return ahead === 2 * HOUR ? texts.summerTime : texts.winterTime;
};

/** A moment, by Dutch clocks wherever it is typed. */
export function MomentValue(props: ValueInputProps) {
  const { value, change, field, id, describedBy } = props;
  const zone = `${id}-zone`;
  return (
    <span className={styles.moment}>
      <input
        {...attributes(props)}
        type="datetime-local"
        className={styles.line}
        aria-describedby={describedBy ? `${describedBy} ${zone}` : zone}
        value={writeLocal(value)}
        onChange={({ target }) => change(readLocal(target.value) ?? (field.orNull ? null : ''))}
      />
      <span id={zone} className={styles.note}>
        {zoneAt(value)}
      </span>
    </span>
  );
}
