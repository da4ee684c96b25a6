import { type FormEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { fieldLimits } from '#kernel/limits-fields';
import type { FieldProblems, FieldValues } from './check';
import { controlId } from './definition';
import { type FieldsetDefinition, FormFields } from './fieldset';
import { focusOn } from './focus-on';
import { typeOf } from './types';
import { type FieldChange, useFields } from './use-fields';
import { useHydrated } from './use-hydrated';

export type FieldFormProps = {
  fieldsets: readonly FieldsetDefinition[];
  action: string;
  id?: string;
  /** What the server found wrong, and the values that it was sent. */
  problems?: FieldProblems;
  values?: FieldValues;
  /** False: the form is shown, not filled in (S2.14/8). */
  editing?: boolean;
  /** While it is sent. */
  busy?: boolean;
  onFieldChange?: FieldChange;
  /** Sends a form in which nothing is wrong; absent: the browser does. */
  onSend?: (data: FormData, values: FieldValues) => void;
  className?: string;
  /** What stands below the fields: hidden inputs, a captcha, buttons. */
  children?: ReactNode;
};

/** The texts that a form was filled in with, by name. */
export const textsIn =
  (data: FormData) =>
  (name: string): string[] =>
    data.getAll(name).flatMap((value) => (typeof value === 'string' ? [value] : []));

/**
 * A form of library fields. Rendered by the server it works as it is; as an island it checks while
 * one types, and when it is sent (S5.2/1).
 */
export function FieldForm(props: FieldFormProps) {
  const { fieldsets, editing = true, onSend } = props;
  const all = useMemo(() => fieldsets.flatMap(({ fields }) => fields), [fieldsets]);
  const fields = useFields(all, props);
  const ref = useRef<HTMLFormElement>(null);
  const checked = useRef(false);
  const hydrated = useHydrated();
  const { takeOver } = fields;
  useEffect(() => {
    if (ref.current) takeOver(textsIn(new FormData(ref.current)));
  }, [takeOver]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (checked.current && !onSend) return;
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    // What the last key changed, and leaving its field, come first.
    setTimeout(() => {
      const wrong = fields.checkAll();
      if (wrong) return requestAnimationFrame(() => focusOn(form, controlId(wrong)));
      if (onSend) return onSend(new FormData(form, submitter), fields.currentValues());
      checked.current = true;
      form.requestSubmit(submitter);
      checked.current = false;
    }, fieldLimits.submitDelay);
  };
  return (
    <form
      ref={ref}
      id={props.id}
      method="post"
      action={props.action}
      encType={
        all.some((field) => typeOf(field).holds === 'files') ? 'multipart/form-data' : undefined
      }
      className={props.className}
      noValidate={hydrated}
      onSubmit={send}
    >
      <FormFields fieldsets={fieldsets} form={fields} editing={editing} disabled={props.busy} />
      {props.children}
    </form>
  );
}
