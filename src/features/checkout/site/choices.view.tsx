import { classNames } from '#ui/class-names';
import type { CheckoutField, CheckoutProps } from '../contract';
import { typedIn } from './checkout-field.view';
import styles from './choices.module.css';
import { fieldId } from './field-id';

export type Choice = {
  value: string;
  label: string;
  note: string;
  /** What it costs, large and plain. */
  price?: string;
  /** Address of a small picture of it. */
  logo?: string;
  className?: string;
  /** What it is known by to the page: its place among the others, its kind. */
  data?: Record<`data-${string}`, string | number>;
};

type Props = Pick<CheckoutProps, 'values' | 'errors'> & {
  name: CheckoutField;
  legend: string;
  choices: readonly Choice[];
  /** Sent in the background when another is chosen. */
  updates?: boolean;
};

/** One of a few, each with what it means. */
export function Choices({ values, errors, name, legend, choices, updates }: Props) {
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
      {choices.map(({ value, label, note, price, logo, className, data }, index) => (
        <label key={value} className={classNames(styles.choice, className)}>
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${index + 1}`}
            name={name}
            value={value}
            defaultChecked={typedIn(values, name) === value}
            required
            data-updates={updates ? '' : undefined}
            {...data}
          />
          <span className={styles.words}>
            <span className={styles.label}>
              {label}
              {price && <span className={styles.price}>{price}</span>}
            </span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
          {logo && <img className={styles.logo} src={logo} alt="" width={40} height={30} />}
        </label>
      ))}
    </fieldset>
  );
}
