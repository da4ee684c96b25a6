import { typeOf } from '#fields/types';
import type { FormField, FormStep } from '../contract';

/** What only shows: a heading or a remark is never sent. */
const shownOnly = new Set(['TitleField', 'NoticeField']);

/** A form's fields that hold a value, in its order. */
export const valueFields = (steps: readonly FormStep[]): FormField[] =>
  steps.flatMap(({ fields }) => fields).filter(({ type }) => !shownOnly.has(type));

/** Whether a field takes files. */
export const takesFiles = (field: FormField): boolean => typeOf(field).sendsFiles;

/** A field whose value is its definition's, whatever is sent: nobody can change it on the page. */
export const isFixed = (field: FormField): boolean =>
  field.type === 'HiddenField' ||
  field.readonly ||
  !field.editing ||
  field.hidden ||
  field.disabled;
