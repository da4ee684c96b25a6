import { classNames } from '#ui/class-names';
import type { CheckoutField, CheckoutProps } from '../contract';
import styles from './choices.module.css';
import { fieldId } from './field-id';

export type Choice = {
  value: string;
  label: string;
  note: string;
  /** What it costs, large and plain. */
  price?: string;
  className?: string;
};

type Props = Pick<CheckoutProps, 'values' | 'errors'> & {
  name: CheckoutField;
  legend: string;
  choices: readonly Choice[];
};

/** One of a few, each with what it means. */
export function Choices({ values, errors, name, legend, choices }: Props) {
  const error = errors[name];
  const id = fieldId(name);
  return (
    <fieldset
      className={classNames(styles.choices, error && styles.wrong)}
      aria-describedby={error && `${id}-error`}
    >
      <legend className={styles.legend}>{legend}</legend>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {choices.map(({ value, label, note, price, className }, index) => (
        <label key={value} className={classNames(styles.choice, className)}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={value}
            defaultChecked={values[name] === value}
            required
          />
          <span className={styles.words}>
            <span className={styles.label}>
              {label}
              {price && <span className={styles.price}>{price}</span>}
            </span>
            <span className={styles.note}>{note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
