import type { InputHTMLAttributes } from 'react';
import { personLimits } from '#kernel/limits-fields';
import { checkoutTexts } from '#kernel/messages/nl-shop';
import { TextField } from '#ui/text-field.view';
import type { CheckoutField, CheckoutProps, CheckoutValues } from '../contract';
import { fieldId } from './field-id';

const hints: Partial<Record<CheckoutField, string>> = checkoutTexts.hints;

/** What stands in a field; a password never does. */
export const typedIn = (values: CheckoutValues, name: CheckoutField): string | undefined =>
  (values as Partial<Record<CheckoutField, string>>)[name];

export type FieldProps = Pick<CheckoutProps, 'values' | 'errors'> & {
  name: CheckoutField;
  /** Left out: the field's own. */
  label?: string;
  /** Left out: the field's own. */
  hint?: string;
  /** Sent in the background when it changes. */
  updates?: boolean;
  /** The id of what says elsewhere that it is wrong. */
  problemId?: string;
} & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'inputMode' | 'required' | 'maxLength' | 'className'
  >;

/** The most characters of a field: of what people tell of themselves, those of the field library. */
const mostOf = (name: string): number => {
  const part = name.replace(/^address_(?:delivery_)?|_check$/, '');
  return (personLimits as Record<string, number>)[part] ?? 200;
};

/** A line to type in, by the checkout's name for it. */
export function Field({ values, errors, name, label, hint, updates, ...input }: FieldProps) {
  const data = updates ? { 'data-updates': '' } : {};
  return (
    <TextField
      maxLength={mostOf(name)}
      {...input}
      {...data}
      id={fieldId(name)}
      name={name}
      label={label ?? checkoutTexts.labels[name]}
      hint={hint ?? hints[name]}
      error={errors[name]}
      defaultValue={typedIn(values, name)}
    />
  );
}
