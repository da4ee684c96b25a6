import { mustBeFilled } from './must-be-filled';
import type { ValueInputProps } from './types';

/** What the one control of an input has. */
export const attributes = ({ id, describedBy, isWrong, isReadOnly, field }: ValueInputProps) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': isWrong || undefined,
  'aria-required': mustBeFilled(field) || undefined,
  disabled: isReadOnly,
});

/** An empty text is null where the field says that there may be none. */
export const textOf = ({ field: { orNull } }: ValueInputProps, text: string): string | null =>
  text === '' && orNull ? null : text;
