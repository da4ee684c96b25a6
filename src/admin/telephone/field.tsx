import type { InputHTMLAttributes } from 'react';
import type { DraftField, DraftValues } from '#features/telephone/contract';
import { checkoutTexts } from '#kernel/messages/nl-shop';
import { TextField } from '#ui/text-field.view';

/** What was typed, what is wrong with it, and how it is changed. */
export type Form = {
  values: DraftValues;
  errors: Readonly<Record<string, string>>;
  change: (more: DraftValues) => void;
};

/** The id of a control: what is wrong gets the focus by it. */
export const fieldId = (name: string): string => `telephone-${name}`;

type Props = { name: DraftField; form: Form; hint?: string; label?: string } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'required' | 'className'
>;

/** One line of the order, which is called as in the checkout. */
export function DraftLine({ name, form, ...more }: Props) {
  const { className, label = checkoutTexts.labels[name], ...input } = more;
  return (
    <TextField
      id={fieldId(name)}
      label={label}
      autoComplete="off"
      value={form.values[name] ?? ''}
      {...(form.errors[name] && { error: form.errors[name] })}
      {...(className && { className })}
      {...input}
      onChange={(event) => form.change({ [name]: event.target.value })}
    />
  );
}
