import { type ReactNode, useId } from 'react';
import form from '../form/form.module.css';

type FieldProps = {
  label: string;
  help?: string;
  wrong?: string | undefined;
  children: (control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

/** A control with its label, and what is said of it. */
export function Field({ label, help, wrong, children }: FieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, wrong && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      {children({
        ...{ id, 'aria-invalid': wrong !== undefined || undefined },
        'aria-describedby': described || undefined,
      })}
      {help && (
        <p id={`${id}-help`} className={form.help}>
          {help}
        </p>
      )}
      {wrong && (
        <p id={`${id}-wrong`} className={form.wrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}
