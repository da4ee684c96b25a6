import { rangeTexts as texts } from '#kernel/messages/nl-moment-range';
import { isInOrder, type MomentRange, rangeEnds } from '#kernel/values/moment-range';
import styles from './inputs.module.css';
import { MomentValue } from './moment';
import { recordIn } from './rows';
import type { TellProblem, ValueInputProps } from './types';

const rangeIn = (value: unknown): MomentRange => {
  const { from = null, until = null } = recordIn(value) as Partial<MomentRange>;
  return { from: from || null, until: until || null };
};

/** A range as it is stored; null of two open ends. */
const tidy = (range: MomentRange): MomentRange | null =>
  range.from === null && range.until === null ? null : range;

export const tellRangeOrder: TellProblem = (_field, value) =>
  isInOrder(rangeIn(value)) ? '' : texts.order;

/** From one moment until another, by Dutch clocks; an end may stay open. */
export function MomentRangeValue(props: ValueInputProps) {
  const { field, value, change, id, describedBy, isWrong } = props;
  const range = rangeIn(value);
  const problem = tellRangeOrder(field, value);
  const wrong = `${id}-order`;
  const told = [describedBy, problem && wrong].filter(Boolean).join(' ');
  return (
    <div className={styles.parts}>
      {rangeEnds.map((end) => {
        const own = end === 'from' ? id : `${id}-${end}`;
        return (
          <div key={end} className={styles.half}>
            <label htmlFor={own} className={styles.label}>
              {texts[end]}
            </label>
            <MomentValue
              {...props}
              field={{ ...field, required: false, orNull: true }}
              id={own}
              describedBy={(end === 'until' && told) || describedBy}
              isWrong={isWrong || (end === 'until' && problem !== '')}
              value={range[end]}
              change={(moment) => change(tidy({ ...range, [end]: moment || null }))}
            />
          </div>
        );
      })}
      <p className={`${styles.note} ${styles.whole}`}>{texts.open}</p>
      <p id={wrong} role="status" className={`${styles.problem} ${styles.whole}`}>
        {problem}
      </p>
    </div>
  );
}
