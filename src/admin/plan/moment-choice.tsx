import { useId, useRef, useState } from 'react';
import { planTexts as texts } from '#kernel/messages/nl-plan';
import { isSummerTime, quickMoments, readMoment } from '#kernel/values/plan-moment';
import { Button } from '#ui/button.view';
import { DayAndTime, type Line } from './day-and-time';
import styles from './plan.module.css';
import { shortWhen } from './when';

type MomentChoiceProps = {
  /** What its last button says. */
  action: string;
  isBusy: boolean;
  choose: (at: Date) => void;
  /** What the server says is wrong with the moment. */
  problem?: string | undefined;
};

/** What is wrong, and with which of the two lines. */
type Wrong = { line: Line; message: string };

/** A moment to publish at: one of those that are often meant, by one click, or another. By Amsterdam's clocks. */
export function MomentChoice({ action, isBusy, choose, problem }: MomentChoiceProps) {
  const id = useId();
  const [now] = useState(() => new Date());
  const [day, setDay] = useState('');
  const [time, setTime] = useState('09:00');
  const [own, setOwn] = useState<Wrong>();
  const lines = useRef<HTMLDivElement>(null);
  const wrong: Wrong | undefined = own ?? (problem ? { line: 'day', message: problem } : undefined);
  const read = readMoment(day, time);
  const isSkipped = 'wrong' in read && read.wrong === 'skipped';
  const zone = 'at' in read ? (isSummerTime(read.at) ? texts.summer : texts.winter) : texts.zone;
  const refuse = (line: Line, message: string) => {
    setOwn({ line, message });
    lines.current
      ?.querySelector<HTMLElement>(`input[type=${line === 'day' ? 'date' : 'time'}]`)
      ?.focus();
  };
  const take = () => {
    if (isBusy) return undefined;
    if (isSkipped) return refuse('time', texts.skipped);
    if ('wrong' in read) return refuse(day === '' ? 'day' : 'time', texts.noMoment);
    if (read.at <= new Date()) return refuse('day', texts.past);
    setOwn(undefined);
    return choose(read.at);
  };
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{texts.quick}</legend>
        <div className={styles.quick}>
          {quickMoments(now).map(({ label, at }) => (
            <button
              key={label}
              type="button"
              className={styles.choice}
              aria-disabled={isBusy || undefined}
              onClick={() => isBusy || choose(at)}
            >
              {label}
              <small>{shortWhen(at.toISOString())}</small>
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{texts.own}</legend>
        <div ref={lines} className={styles.moment}>
          <DayAndTime
            {...{ day, setDay, time, setTime }}
            describedBy={`${id}-zone`}
            wrong={wrong && { line: wrong.line, id: `${id}-wrong` }}
          />
          <Button type="button" kind="secondary" aria-disabled={isBusy || undefined} onClick={take}>
            {action}
          </Button>
        </div>
        <p id={`${id}-zone`} className={styles.note}>
          {zone}. {isSkipped && texts.skipped} {'at' in read && read.isTwice && texts.twice}
        </p>
        {wrong && (
          <p id={`${id}-wrong`} className={styles.bad} role="alert">
            {wrong.message}
          </p>
        )}
      </fieldset>
    </>
  );
}
