import { typeOf } from '#fields/types';
import type { FormField, FormStep } from '../contract';

/** A form's fields that hold a value, in its order: a heading or a remark is never sent. */
export const valueFields = (steps: readonly FormStep[]): FormField[] =>
  steps.flatMap(({ fields }) => fields).filter((field) => typeOf(field).holds !== 'nothing');

/** Whether a field takes files. */
export const takesFiles = (field: FormField): boolean => typeOf(field).holds === 'files';

/** A field whose value is its definition's, whatever is sent: nobody can change it on the page. */
export const isFixed = (field: FormField): boolean =>
  typeOf(field).isFixed || field.readonly || !field.editing || field.hidden || field.disabled;
