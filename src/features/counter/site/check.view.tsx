import type { ReactNode } from 'react';
import styles from './counter.module.css';

type Props = {
  id: string;
  name: string;
  label: ReactNode;
  hint?: string;
  error?: string;
  isOn: boolean;
};

/** A box to tick, as high as a thumb. */
export function Check({ id, name, label, hint, error, isOn }: Props) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div>
      <label className={styles.check}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value="1"
          defaultChecked={isOn}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={styles.soft} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
