import type { ComponentType } from 'react';
import type { FieldDefinition } from './definition';
import type { CheckEvent } from './state';
import type { Problem } from './type';

/** The attributes of a field's one control; a group gives them to what stands for it. */
export type ControlAttributes = {
  id: string;
  name: string;
  disabled?: boolean;
  required?: boolean;
  'data-type'?: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

/** What an input of the library is given. */
export type InputProps = {
  field: FieldDefinition;
  value: string;
  problems: readonly Problem[];
  editable: boolean;
  control: ControlAttributes;
  /** The id of the text that names the field, for what a label can't be tied to. */
  labelId: string;
  /** The browser's own placeholder. */
  placeholder?: string;
  /** A new value that is still being typed. */
  write: (value: string) => void;
  /** A new value that is chosen, and so complete. */
  choose: (value: string) => void;
  /** A moment at which the field may be checked. */
  checkOn: (checkOn: CheckEvent) => void;
};

/** How a type is put in a form. */
export type FieldInput = {
  Input: ComponentType<InputProps>;
  /** Where it can't be edited its control stays, read-only; others show their value as text. */
  keepsControl?: boolean;
  /** Shows the value where it can't be edited, for what is more than text. */
  Shown?: ComponentType<{ field: FieldDefinition; value: string }>;
};

/** The token that tells browsers what to fill in; 'off' where they may not. */
export const autocompleteOf = (
  { autoFill, autocomplete }: FieldDefinition,
  token?: string,
): string | undefined => (autoFill ? autocomplete || token : 'off');
