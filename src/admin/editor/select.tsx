import type { ReactNode } from 'react';
import styles from '../plan/plan.module.css';

type SelectProps = {
  id: string;
  label: string;
  value: string;
  change: (value: string) => void;
  options: readonly (readonly [value: string, label: string])[];
  describedBy?: string;
};

/** A labelled choice in a dialog. */
export function Select({ id, label, value, change, options, describedBy }: SelectProps): ReactNode {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.line}
        aria-describedby={describedBy}
        value={value}
        onChange={({ target }) => change(target.value)}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
