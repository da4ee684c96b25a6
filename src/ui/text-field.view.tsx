import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './text-field.module.css';

export type FieldFrameProps = {
  /** The id of the control that it is about. */
  id: string;
  label: string;
  required?: boolean;
  hint?: string;
  error?: string;
  className?: string;
  children: ReactNode;
};

/** A label above a control, a hint and an error below it. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, required, hint, error } = props;
  return (
    <div className={classNames(styles.field, props.className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.star} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {props.children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The attributes that tie a control to its hint and error. */
export const described = ({ id, hint, error }: { id: string; hint?: string; error?: string }) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': classNames(error && `${id}-error`, hint && `${id}-hint`),
});

export type TextFieldProps = Omit<FieldFrameProps, 'children'> & {
  /** What its form asks and nothing else: a star tells nothing there. */
  alone?: boolean;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>;

/** A line to type in. */
export function TextField({ label, hint, error, className, alone, ...input }: TextFieldProps) {
  const { id } = input;
  const required = input.required && !alone;
  return (
    <FieldFrame {...{ id, label, required, hint, error, className }}>
      <input type="text" {...input} {...described({ id, hint, error })} className={styles.input} />
    </FieldFrame>
  );
}
