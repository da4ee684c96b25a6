import type { InputHTMLAttributes } from 'react';
import styles from './account.module.css';

export type AccountFieldProps = {
  label: string;
  name: string;
  error?: string;
} & InputHTMLAttributes<HTMLInputElement>;

/** One input with its label and, when it was wrong, what is. */
export function AccountField({ label, name, error, ...input }: AccountFieldProps) {
  const id = `account-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {input.required && <span aria-hidden="true"> *</span>}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
