import { calculatorTexts } from '#kernel/messages/nl-calculator';
import { calculatedHours } from '#kernel/values/calculated-hours';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { Select } from '#ui/select.view';
import styles from './calculator.module.css';

export type CalculatorProps = {
  /** Unique on the page. */
  id: string;
  title: string;
  text: string;
  yearsLabel: string;
  hoursLabel: string;
  resultLabel: string;
  unit: string;
  years: readonly number[];
  hours: readonly number[];
  /** What was chosen. */
  chosen: { years: number; hours: number };
  /** The page's path: without script it answers with the result. */
  action: string;
};

const dutch = (hours: number): string => String(hours).replace('.', ',');

/** Years times hours (S2.12/5): live with script; without, the page comes back with the result. */
export default function Calculator(props: CalculatorProps) {
  const { id, chosen } = props;
  return (
    <div className={styles.frame}>
      <form
        id={id}
        className={styles.calculator}
        method="get"
        action={`${props.action}#${id}`}
        aria-labelledby={`${id}-title`}
        data-calculator=""
      >
        <div className={styles.words}>
          <h2 id={`${id}-title`}>{props.title}</h2>
          {props.text && <p className={styles.text}>{props.text}</p>}
        </div>
        <div className={styles.sum}>
          <div className={styles.choice}>
            <label htmlFor={`${id}-years`}>{props.yearsLabel}</label>
            <Select id={`${id}-years`} name={field.years} defaultValue={chosen.years}>
              {props.years.map((years) => (
                <option key={years} value={years}>
                  {years}
                </option>
              ))}
            </Select>
          </div>
          <span className={styles.times} aria-hidden="true">
            ×
          </span>
          <div className={styles.choice}>
            <label htmlFor={`${id}-hours`}>{props.hoursLabel}</label>
            <Select id={`${id}-hours`} name={field.hours} defaultValue={chosen.hours}>
              {props.hours.map((hours) => (
                <option key={hours} value={hours}>
                  {dutch(hours)}
                </option>
              ))}
            </Select>
          </div>
          <p className={styles.result}>
            <span className={styles.label}>{props.resultLabel}</span>{' '}
            <output className={styles.number} data-calculator-result="">
              {calculatedHours(chosen.years, chosen.hours)}
            </output>{' '}
            {props.unit}
          </p>
          <div className={styles.submit} data-without-script="">
            <Button type="submit">{calculatorTexts.submit}</Button>
          </div>
        </div>
      </form>
    </div>
  );
}
