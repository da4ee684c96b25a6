import inputs from '../inputs/inputs.module.css';
import styles from './connections.module.css';

type ChoicesProps<T extends string> = {
  id: string;
  label: string;
  type: 'radio' | 'checkbox';
  /** All there are, in their order, by their names. */
  names: Readonly<Record<T, string>>;
  of: readonly T[];
  chosen: readonly T[];
  change: (chosen: T[]) => void;
  error: string | undefined;
  note?: string;
};

/** One of some choices, or several: what is wrong with them and what they mean stands below. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { id, label, type, names, of, chosen, change, error, note } = props;
  const told = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ');
  const next = (one: T, isChosen: boolean): T[] =>
    type === 'radio'
      ? [one]
      : of.filter((other) => (other === one ? isChosen : chosen.includes(other)));
  return (
    <fieldset id={id} tabIndex={-1} className={styles.choices} aria-describedby={told || undefined}>
      <legend className={inputs.label}>{label}</legend>
      {of.map((one) => (
        <label key={one} className={inputs.choice}>
          <input
            type={type}
            name={type === 'radio' ? id : undefined}
            checked={chosen.includes(one)}
            onChange={({ target }) => change(next(one, target.checked))}
          />
          {names[one]}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={inputs.problem}>
          {error}
        </p>
      )}
      {note && (
        <p id={`${id}-note`} className={styles.soft}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
