import { useId } from 'react';
import { planTexts } from '#kernel/messages/nl-plan';
import { isSummerTime, readMoment } from '#kernel/values/plan-moment';
import form from '../form/form.module.css';
import { DayAndTime } from '../plan/day-and-time';
import plan from '../plan/plan.module.css';
import type { Typed } from './asked';

type MomentFieldProps = {
  label: string;
  help?: string;
  value: Typed;
  change: (value: Typed) => void;
  wrong: string | undefined;
};

/** A day and a time by Amsterdam's clocks, with which time they show then. */
export function MomentField({ label, help, value, change, wrong }: MomentFieldProps) {
  const id = useId();
  const read = readMoment(value.day, value.time);
  const zone =
    'at' in read ? (isSummerTime(read.at) ? planTexts.summer : planTexts.winter) : planTexts.zone;
  const isSkipped = 'wrong' in read && read.wrong === 'skipped';
  return (
    <fieldset className={plan.part}>
      <legend>{label}</legend>
      <div className={plan.moment}>
        <DayAndTime
          {...{ day: value.day, time: value.time }}
          setDay={(day) => change({ ...value, day })}
          setTime={(time) => change({ ...value, time })}
          describedBy={`${id}-zone`}
          {...(wrong !== undefined && { wrong: { line: 'day' as const, id: `${id}-wrong` } })}
        />
      </div>
      <p id={`${id}-zone`} className={plan.note}>
        {zone}. {isSkipped && planTexts.skipped} {'at' in read && read.isTwice && planTexts.twice}{' '}
        {help}
      </p>
      {wrong && (
        <p id={`${id}-wrong`} className={form.wrong}>
          {wrong}
        </p>
      )}
    </fieldset>
  );
}
