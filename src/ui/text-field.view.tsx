import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './text-field.module.css';
import { useUi } from './use-ui';

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
export const described = ({ id, hint, error, problemId }: Described) => ({
  id,
  'aria-invalid': error || problemId ? true : undefined,
  'aria-describedby': classNames(error && `${id}-error`, problemId, hint && `${id}-hint`),
});

type Described = {
  id: string;
  hint?: string;
  error?: string;
  /** The id of what says elsewhere on the page that this is wrong, such as for two fields together. */
  problemId?: string;
};

export type TextFieldProps = Omit<FieldFrameProps, 'children'> & {
  /** What its form asks and nothing else: a star tells nothing there. */
  alone?: boolean;
} & Pick<Described, 'problemId'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>;

/** A line to type in. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, problemId, className, alone, ...input } = props;
  const { id } = input;
  const required = input.required && !alone;
  const line = (
    <input
      type="text"
      {...input}
      {...described({ id, hint, error, problemId })}
      className={styles.input}
    />
  );
  return (
    <FieldFrame {...{ id, label, required, hint, error, className }}>
      {input.type === 'password' ? <Secret {...{ id, label }}>{line}</Secret> : line}
    </FieldFrame>
  );
}

/** What is typed hidden, with a button that shows it. Only a page's script can, so without it there is none. */
function Secret({ id, label, children }: Pick<FieldFrameProps, 'id' | 'label' | 'children'>) {
  const texts = useUi().secret;
  return (
    <span className={styles.secret}>
      {children}
      <button
        type="button"
        className={styles.show}
        aria-controls={id}
        data-show-secret={texts.hide}
      >
        <span>{texts.show}</span>
        <span className="visually-hidden"> {label.toLowerCase()}</span>
      </button>
    </span>
  );
}
