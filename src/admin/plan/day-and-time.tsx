import { useId } from 'react';
import { planTexts as texts } from '#kernel/messages/nl-plan';
import styles from './plan.module.css';

type DayAndTimeProps = {
  day: string;
  setDay: (day: string) => void;
  time: string;
  setTime: (time: string) => void;
  /** The id of what says by which clocks. */
  describedBy: string;
};

/** The two lines in which a moment is typed. */
export function DayAndTime({ day, setDay, time, setTime, describedBy }: DayAndTimeProps) {
  const id = useId();
  return (
    <>
      <div>
        <label htmlFor={`${id}-day`}>{texts.day}</label>
        <input
          id={`${id}-day`}
          type="date"
          className={styles.line}
          value={day}
          aria-describedby={describedBy}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      <div>
        <label htmlFor={`${id}-time`}>{texts.time}</label>
        <input
          id={`${id}-time`}
          type="time"
          className={styles.line}
          value={time}
          aria-describedby={describedBy}
          onChange={({ target }) => setTime(target.value)}
        />
      </div>
    </>
  );
}
