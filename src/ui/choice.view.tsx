import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import styles from './choice.module.css';
import { classNames } from './class-names';

type GroupProps = {
  legend: string;
  /** What holds for all of them, and the id that it is known by. */
  hint?: string;
  hintId?: string;
  /** What is wrong with what was chosen, and the id that it is known by. */
  error?: string;
  errorId?: string;
  children: ReactNode;
};

/** A few choices of which one counts. */
export function ChoiceGroup({ legend, hint, hintId, error, errorId, children }: GroupProps) {
  return (
    <fieldset
      className={styles.group}
      aria-describedby={classNames(error && errorId, hint && hintId)}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> & {
  label: string;
  /** What it means, below its name. */
  note?: ReactNode;
  /** What it costs, large and plain. */
  price?: string;
  /** A word at its end, such as how far it is. */
  aside?: string;
  /** A small picture of it: its address, or itself. */
  logo?: string | ReactElement;
  /** What a device must have for it to be shown. */
  device?: string;
  children?: ReactNode;
};

/** One of a few, with what it means; all of it can be clicked. */
export function Choice(props: Props) {
  const { label, note, price, aside, logo, device, className, children, ...input } = props;
  return (
    <label className={classNames(styles.choice, className)} data-device={device}>
      <input {...input} type="radio" />
      <span className={styles.words}>
        <span className={styles.label}>
          {label}
          {price && <span className={styles.price}>{price}</span>}
        </span>
        {children}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
      {typeof logo === 'string' ? (
        <img className={styles.logo} src={logo} alt="" width={40} height={30} />
      ) : (
        logo && <span className={styles.logo}>{logo}</span>
      )}
    </label>
  );
}
