import type { ReactElement } from 'react';
import { ChoiceGroup, Choice as RadioChoice } from '#ui/choice.view';
import type { CheckoutField, CheckoutProps } from '../contract';
import { typedIn } from './checkout-field.view';
import { fieldId } from './field-id';

export type Choice = {
  value: string;
  label: string;
  note: string;
  /** What it costs, large and plain. */
  price?: string;
  /** A small picture of it: its address, or itself. */
  logo?: string | ReactElement;
  /** What a device must have for it to be shown. */
  device?: string;
  className?: string;
  /** What it is known by to the page: its place among the others, its kind. */
  data?: Record<`data-${string}`, string | number>;
};

type Props = Pick<CheckoutProps, 'values' | 'errors'> & {
  name: CheckoutField;
  legend: string;
  /** What holds for all of them. */
  hint?: string;
  choices: readonly Choice[];
  /** Sent in the background when another is chosen. */
  updates?: boolean;
};

/** One of a few, each with what it means. */
export function Choices({ values, errors, name, legend, hint, choices, updates }: Props) {
  const error = errors[name];
  const id = fieldId(name);
  return (
    <ChoiceGroup
      legend={legend}
      hint={hint}
      hintId={`${id}-hint`}
      error={error}
      errorId={`${id}-error`}
    >
      {choices.map(({ value, data, ...shown }, index) => (
        <RadioChoice
          key={value}
          {...shown}
          {...data}
          // What else is offered may change meanwhile: the same choice is known again.
          id={index === 0 ? id : `${id}-${value}`}
          name={name}
          value={value}
          defaultChecked={typedIn(values, name) === value}
          required
          data-updates={updates ? '' : undefined}
        />
      ))}
    </ChoiceGroup>
  );
}
