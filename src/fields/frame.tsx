import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names';
import { Icon } from '#ui/icon.view';
import { useFieldTexts } from './field-texts';
import styles from './fields.module.css';

type FieldLabelProps = {
  id?: string;
  /** The control that it names; absent: it names a group. */
  htmlFor?: string;
  required?: boolean;
  hidden?: boolean;
  children: ReactNode;
};

/** A field's name, with an asterisk when it must be filled in (S2.14/2). */
export function FieldLabel({ id, htmlFor, required, hidden, children }: FieldLabelProps) {
  const className = classNames(styles.label, hidden && 'visually-hidden');
  const content = (
    <>
      {children}
      {required && (
        <span className={styles.star} aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  if (htmlFor === undefined) {
    return (
      <span id={id} className={className}>
        {content}
      </span>
    );
  }
  return (
    <label id={id} htmlFor={htmlFor} className={className}>
      {content}
    </label>
  );
}

type FieldErrorProps = { id: string; unsigned?: boolean; children: ReactNode };

/** What is wrong with a field (S2.14/6), after its sign (S2.14/4); its control points at it. */
export function FieldError({ id, unsigned = false, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
      {!unsigned && <StateIcon state="error" />}
      <span>{children}</span>
    </p>
  );
}

/** Whether a field is right or wrong, for the eye (S2.14/4): beside the words for it, if there are any. */
export function StateIcon({ state }: { state: 'none' | 'error' | 'success' }) {
  if (state === 'none') return null;
  return (
    <span className={styles.state} data-state-icon={state}>
      <Icon name={state === 'error' ? 'alert' : 'check'} small />
    </span>
  );
}

type TooltipProps = { id: string; label: string; children: ReactNode };

/** An explanation that opens beside the label; it works without script (S2.14/7). */
export function Tooltip({ id, label, children }: TooltipProps) {
  const texts = useFieldTexts();
  return (
    <details className={styles.tooltip}>
      <summary aria-label={texts.tooltip(label)}>
        <span aria-hidden="true">{texts.tooltipSign}</span>
      </summary>
      <p id={id}>{children}</p>
    </details>
  );
}
