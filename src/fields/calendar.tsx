import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { nl } from 'react-day-picker/locale/nl';
import { isEnglish } from '#kernel/messages/language';
import { readDay, readMoment, readTime } from '#kernel/values/date-input';
import { Button } from '#ui/button.view';
import { useLanguage } from '#ui/language';
import styles from './calendar.module.css';
import { useFieldTexts } from './field-texts';
import fieldStyles from './fields.module.css';

type CalendarProps = {
  label: string;
  value: string;
  withTime: boolean;
  onChoose: (value: string) => void;
  /** `left`: the focus is elsewhere already, and stays there. */
  onClose: (left?: boolean) => void;
};

const two = (number: number) => String(number).padStart(2, '0');
const dayOf = (date: Date) =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const dateOf = (day: string | undefined) => (day ? new Date(`${day}T00:00`) : undefined);

/** Years that people are born in or plan for. */
const span = () => {
  const year = new Date().getFullYear();
  return { startMonth: new Date(year - 110, 0), endMonth: new Date(year + 10, 11) };
};

/** A month to choose a day from, and a time when one belongs to it; a dialog under its button. */
export function Calendar({ label, value, withTime, onChoose, onClose }: CalendarProps) {
  const texts = useFieldTexts();
  const language = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState(() => readDay(value) ?? readMoment(value)?.slice(0, 10));
  const [time, setTime] = useState(() => readMoment(value)?.slice(11) ?? '12:00');
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      if (!panel.current?.parentElement?.contains(target as Node)) close.current(true);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, []);
  const choose = (nextDay: string | undefined, nextTime: string) => {
    setDay(nextDay);
    setTime(nextTime);
    const isWhole = nextDay && (!withTime || readTime(nextTime));
    if (isWhole) onChoose(withTime ? `${nextDay} ${nextTime}` : nextDay);
  };
  const pick = (date: Date | undefined) => {
    choose(date ? dayOf(date) : day, time);
    if (!withTime) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !panel.current?.contains(relatedTarget)) onClose(true);
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      className={styles.panel}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <DayPicker
        mode="single"
        required={false}
        locale={isEnglish(language) ? enGB : nl}
        selected={dateOf(day)}
        defaultMonth={dateOf(day)}
        onSelect={pick}
        captionLayout="dropdown"
        {...span()}
        showOutsideDays
        autoFocus
        classNames={styles}
      />
      {withTime && (
        <div className={styles.time}>
          <label>
            {texts.date.time}
            <input
              type="time"
              className={fieldStyles.input}
              value={time}
              onChange={({ currentTarget }) => choose(day, currentTarget.value)}
            />
          </label>
          <Button type="button" onClick={() => onClose()}>
            {texts.date.done}
          </Button>
        </div>
      )}
    </div>
  );
}
