import type { Params } from '#features/pages/api.server';
import { startValue } from '#fields/definition';
import { nameOf } from '#fields/rules';
import { typeOf } from '#fields/types';
import { formLimits } from '#kernel/limits-forms';
import { isBsn } from '#kernel/values/bsn';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import type { FormField, FormStep } from '../contract';
import { isFixed, takesFiles, valueFields } from '../site/fields-of';
import type { wordsOf } from './form';
import { allOf, firstOf } from './posted';

/** By field name. */
export type Values = Record<string, string>;
/** By input name. */
export type Errors = Record<string, string>;

/**
 * Control characters, and the marks that turn the direction of what follows (U+202A–U+202E,
 * U+2066–U+2069, Unicode annex 9): in a list or a mail they would make other text lie.
 */
const STRANGE = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

const mostOf = (field: FormField): number =>
  field.maxlength ?? (typeOf(field).isLong ? formLimits.text : formLimits.line);

const isOption = (field: FormField, value: string): boolean =>
  value === '' || field.options.some((option) => option.value === value);

/** What was sent of a choice that its options don't have: nobody's page offers it. */
const isForeignChoice = (field: FormField, params: Params): boolean => {
  if (field.options.length === 0) return false;
  const sent = typeOf(field).sentOptions((name) => allOf(params, name), field);
  return !sent.every((value) => isOption(field, value));
};

const problemOf = (
  texts: ReturnType<typeof wordsOf>,
  field: FormField,
  value: string,
  params: Params,
): string | undefined => {
  const name = nameOf(field);
  const { typedText, isPossible } = typeOf(field);
  if (STRANGE.test(typedText(value))) return texts.strange(name);
  const most = mostOf(field);
  if (value.length > most) return texts.tooLong(name, most);
  if (isForeignChoice(field, params)) return texts.notPossible(name);
  if (field.dataType === 'bsn' && value !== '' && !isBsn(value)) return texts.notPossible(name);
  const sent = firstOf(params, field.name);
  // What has several inputs is sent by their names.
  const isSent = sent.trim() !== '' || value !== '';
  if (isSent && !isPossible(value, field)) return texts.notPossible(name);
  return undefined;
};

const readOne = (field: FormField, params: Params): string => {
  const { readPosted, tidy, holds } = typeOf(field);
  const value = tidy(readPosted((name) => allOf(params, name), field));
  return holds === 'html' ? sanitizeRichText(value) : value;
};

/**
 * The values of a form's fields, files aside, with what can't be in them. Fields that the form
 * doesn't have are ignored; those that can't be changed keep the value of the definition.
 */
export const readValues = (
  steps: readonly FormStep[],
  params: Params,
  texts: ReturnType<typeof wordsOf>,
): { values: Values; errors: Errors } => {
  const values: Values = {};
  const errors: Errors = {};
  for (const field of valueFields(steps)) {
    if (takesFiles(field)) continue;
    if (isFixed(field)) {
      values[field.name] = startValue(field);
      continue;
    }
    const value = readOne(field, params);
    const problem = problemOf(texts, field, value, params);
    values[field.name] = value;
    if (problem !== undefined) errors[field.name] = problem;
  }
  return { values, errors };
};
