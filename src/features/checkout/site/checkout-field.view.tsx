import type { InputHTMLAttributes } from 'react';
import { checkoutTexts } from '#kernel/messages/nl-shop';
import { TextField } from '#ui/text-field.view';
import type { CheckoutField, CheckoutProps } from '../contract';
import { fieldId } from './field-id';

const hints: Partial<Record<CheckoutField, string>> = checkoutTexts.hints;

export type FieldProps = Pick<CheckoutProps, 'values' | 'errors'> & { name: CheckoutField } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'inputMode' | 'required' | 'maxLength' | 'className'
  >;

/** A line to type in, by the checkout's name for it. */
export function Field({ values, errors, name, ...input }: FieldProps) {
  return (
    <TextField
      maxLength={200}
      {...input}
      id={fieldId(name)}
      name={name}
      label={checkoutTexts.labels[name]}
      hint={hints[name]}
      error={errors[name]}
      defaultValue={values[name]}
    />
  );
}
