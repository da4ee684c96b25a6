import type { ComponentType } from 'react';
import type { ToldField } from '#features/office/contract';

/** What an input of a form is given. */
export type ValueInputProps = {
  field: ToldField;
  /** As the API has it: see the codec of the field's type. */
  value: unknown;
  change: (value: unknown) => void;
  /** The id of its control, which its label names. */
  id: string;
  /** The id of its label's text, for what isn't one control. */
  labelId: string;
  /** The ids of its help and its problem. */
  describedBy: string | undefined;
  isWrong: boolean;
  isReadOnly: boolean;
  /** The inputs of what it holds. */
  inputOf: InputOf;
};

export type ValueInput = {
  Input: ComponentType<ValueInputProps>;
  /** It is several controls: a group that its label names. */
  isGroup?: true;
  /** Left empty it has a meaning of its own: nobody has to fill it in. */
  isNeverEmpty?: true;
  /** In place of the field's help; empty: none. */
  help?: string;
  /** What is wrong with a value as it is typed, where that is other than what is stored; empty: nothing. */
  tell?: TellProblem;
};

export type TellProblem = (field: ToldField, value: unknown) => string;

/** The input of a field. */
export type InputOf = (field: ToldField) => ValueInput;
