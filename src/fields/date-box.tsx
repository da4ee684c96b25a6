import { type ReactNode, useRef, useState } from 'react';
import { useFieldTexts } from './field-texts';
import styles from './fields.module.css';
import { autocompleteOf, type InputProps } from './input';
import { Sign } from './sign';
import { useCode, useHydrated } from './use-hydrated';

type DateBoxProps = InputProps & {
  /** The browser's own control, for who has no script. */
  native: 'date' | 'datetime-local';
  withTime: boolean;
  format: string;
  /** What was typed as it is kept; undefined when it is no date. */
  read: (text: string) => string | undefined;
};

const load = () => import('./calendar').then(({ Calendar }) => Calendar);

/** A line for a date with a calendar behind a button; the calendar's code comes when it opens. */
export function DateBox(props: DateBoxProps) {
  const texts = useFieldTexts();
  const { field, value, control, choose, write, checkOn } = props;
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { code: Calendar, failed } = useCode(open, load);
  const close = (left = false) => {
    setOpen(false);
    if (!left) button.current?.focus();
  };
  const leave = () => {
    const day = props.read(value);
    if (day && day !== value) write(day);
    checkOn('blur');
  };
  return (
    <>
      <input
        {...control}
        type={hydrated ? 'text' : props.native}
        inputMode={hydrated ? 'numeric' : undefined}
        className={styles.input}
        value={hydrated || !props.withTime ? value : value.replace(' ', 'T')}
        placeholder={hydrated ? (props.placeholder ?? props.format) : undefined}
        autoComplete={autocompleteOf(field)}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onBlur={leave}
      />
      {hydrated && (
        <button
          ref={button}
          type="button"
          className={styles.calendarButton}
          aria-label={texts.date.open(field.label)}
          aria-expanded={open}
          disabled={control.disabled}
          onClick={() => setOpen(!open)}
        >
          <Sign name="calendar" />
        </button>
      )}
      {open && Calendar && (
        <Calendar
          label={texts.date.calendar}
          value={value}
          withTime={props.withTime}
          onChoose={choose}
          onClose={close}
        />
      )}
      {open && !Calendar && <Waiting>{failed ? texts.date.failed : texts.date.loading}</Waiting>}
    </>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className={styles.waiting} role="status">
      {children}
    </p>
  );
}
