import type { FieldDefinition } from './definition';
import type { Posted, Problem } from './type';
import { typeOf } from './types';

/** Values by field id, as text: what is chosen, an address and pictures are JSON (S3.2/9). */
export type FieldValues = Readonly<Record<string, string>>;
/** What is wrong, by field id; fields with which nothing is wrong are absent. */
export type FieldProblems = Readonly<Record<string, readonly Problem[]>>;

/** Whether anything is asked of a field (S5.2/1): only of a required one. */
export const isChecked = ({ required, validate, hidden, skipped }: FieldDefinition): boolean =>
  required && validate && !hidden && !skipped;

/** What a field says itself when it is wrong: of a value that is there it may say something else. */
export const ownError = (
  { errorTexts }: Pick<FieldDefinition, 'errorTexts'>,
  value: string,
  part = '',
): string | undefined =>
  (part === '' && value.trim() !== '' && errorTexts?.wrong) || errorTexts?.[part];

const inOwnWords =
  (field: FieldDefinition, value: string) =>
  (problem: Problem): Problem => {
    const own = ownError(field, value, problem.part);
    return own ? { ...problem, message: own } : problem;
  };

/** What is wrong with a field's value (S5.2), in the field's own words if it has some. */
export const checkField = (field: FieldDefinition, value: string): readonly Problem[] =>
  isChecked(field) ? typeOf(field).check(value, field).map(inOwnWords(field, value)) : [];

/** Checks a whole form; it may be sent when nothing comes out. */
export const checkFields = (
  fields: readonly FieldDefinition[],
  values: FieldValues,
): FieldProblems =>
  Object.fromEntries(
    fields
      .map((field) => [field.id, checkField(field, values[field.id] ?? '')] as const)
      .filter(([, problems]) => problems.length > 0),
  );

/** The values of a sent form's fields. What is read-only keeps the value that it had. */
export const readPostedFields = (fields: readonly FieldDefinition[], posted: Posted): FieldValues =>
  Object.fromEntries(
    fields.map((field) => [
      field.id,
      field.readonly || !field.editing ? field.value : typeOf(field).readPosted(posted, field),
    ]),
  );
