import { useId, useState } from 'react';
import { planTexts as texts } from '#kernel/messages/nl-plan';
import { isSummerTime, quickMoments, readMoment } from '#kernel/values/plan-moment';
import { Button } from '#ui/button.view';
import { DayAndTime } from './day-and-time';
import styles from './plan.module.css';
import { shortWhen } from './when';

type MomentChoiceProps = {
  /** What its last button says. */
  action: string;
  isBusy: boolean;
  choose: (at: Date) => void;
};

/** A moment to publish at: one of those that are often meant, by one click, or another. By Amsterdam's clocks. */
export function MomentChoice({ action, isBusy, choose }: MomentChoiceProps) {
  const id = useId();
  const [now] = useState(() => new Date());
  const [day, setDay] = useState('');
  const [time, setTime] = useState('09:00');
  const [wrong, setWrong] = useState('');
  const read = readMoment(day, time);
  const isSkipped = 'wrong' in read && read.wrong === 'skipped';
  const zone = 'at' in read ? (isSummerTime(read.at) ? texts.summer : texts.winter) : texts.zone;
  const take = () => {
    if ('wrong' in read) return setWrong(isSkipped ? texts.skipped : texts.noMoment);
    if (read.at <= new Date()) return setWrong(texts.past);
    setWrong('');
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
              disabled={isBusy}
              onClick={() => choose(at)}
            >
              {label}
              <small>{shortWhen(at.toISOString())}</small>
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{texts.own}</legend>
        <div className={styles.moment}>
          <DayAndTime {...{ day, setDay, time, setTime }} describedBy={`${id}-zone`} />
          <Button type="button" kind="secondary" disabled={isBusy} onClick={take}>
            {action}
          </Button>
        </div>
        <p id={`${id}-zone`} className={styles.note}>
          {zone}. {isSkipped && texts.skipped} {'at' in read && read.isTwice && texts.twice}
        </p>
        {wrong && (
          <p className={styles.bad} role="alert">
            {wrong}
          </p>
        )}
      </fieldset>
    </>
  );
}
