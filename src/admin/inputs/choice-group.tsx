import type { ReactNode } from 'react';
import styles from './inputs.module.css';

type ChoiceGroupProps = { id: string; label: string; note?: string; children: ReactNode };

/** Choices that belong together, below what they are about. */
export function ChoiceGroup({ id, label, note, children }: ChoiceGroupProps) {
  return (
    <fieldset className={styles.whole} aria-describedby={note && `${id}-note`}>
      <legend className={styles.label}>{label}</legend>
      <span className={styles.days}>{children}</span>
      {note && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
    </fieldset>
  );
}

type DevicesProps<T extends string> = {
  id: string;
  label: string;
  note: string;
  /** All there are, in their order, by their names. */
  names: Readonly<Record<T, string>>;
  shown: readonly T[];
  change: (shown: T[]) => void;
  isReadOnly: boolean;
};

/** On which devices something is shown: on one at least. */
export function Devices<T extends string>(props: DevicesProps<T>) {
  const { id, label, note, names, shown, change, isReadOnly } = props;
  const all = Object.keys(names) as T[];
  return (
    <ChoiceGroup {...{ id, label, note }}>
      {all.map((one) => (
        <label key={one} className={styles.choice}>
          <input
            type="checkbox"
            checked={shown.includes(one)}
            disabled={isReadOnly}
            onChange={({ target }) => {
              const next = all.filter((other) =>
                other === one ? target.checked : shown.includes(other),
              );
              if (next.length > 0) change(next);
            }}
          />
          {names[one]}
        </label>
      ))}
    </ChoiceGroup>
  );
}
