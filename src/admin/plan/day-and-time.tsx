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
  /** Which of the two is wrong, and the id of what says so. */
  wrong?: { line: Line; id: string } | undefined;
};

export type Line = 'day' | 'time';

/** The two lines in which a moment is typed. */
export function DayAndTime(props: DayAndTimeProps) {
  const { day, setDay, time, setTime, describedBy, wrong } = props;
  const id = useId();
  const described = (line: Line) =>
    wrong?.line === line
      ? { 'aria-invalid': true, 'aria-describedby': `${wrong.id} ${describedBy}` }
      : { 'aria-describedby': describedBy };
  return (
    <>
      <div>
        <label htmlFor={`${id}-day`}>{texts.day}</label>
        <input
          id={`${id}-day`}
          type="date"
          className={styles.line}
          value={day}
          {...described('day')}
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
          {...described('time')}
          onChange={({ target }) => setTime(target.value)}
        />
      </div>
    </>
  );
}
