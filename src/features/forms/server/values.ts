import type { Params } from '#features/pages/api.server';
import { readAddress } from '#fields/address/value';
import { keyName } from '#fields/checkbox/field';
import { readKeys } from '#fields/choices';
import { startValue } from '#fields/definition';
import { nameOf } from '#fields/rules';
import { typeOf } from '#fields/types';
import { formLimits } from '#kernel/limits-forms';
import { isBsn } from '#kernel/values/bsn';
import { readDay, readMoment, readTime } from '#kernel/values/date-input';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import type { FormField, FormStep } from '../contract';
import { isFixed, takesFiles, valueFields } from '../site/fields-of';
import type { wordsOf } from './form';
import { allOf, firstOf } from './posted';

/** By field name. */
export type Values = Record<string, string>;
/** By input name. */
export type Errors = Record<string, string>;

const severalLines = new Set(['TextareaField', 'EditorField']);

/**
 * Control characters, and the marks that turn the direction of what follows (U+202A–U+202E,
 * U+2066–U+2069, Unicode annex 9): in a list or a mail they would make other text lie.
 */
const STRANGE = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

/** As a browser counts and keeps it: a line break is one character, and a line has none. */
const tidy = (field: FormField, value: string): string => {
  if (severalLines.has(field.type)) return value.replaceAll(/\r\n?/g, '\n');
  return field.type === 'PasswordField' ? value : value.replaceAll(/[\r\n\t]+/g, ' ').trim();
};

const severalValues = new Set(['AddressField', 'CheckboxField']);

const mostOf = (field: FormField): number => {
  const isLong = severalLines.has(field.type) || severalValues.has(field.type);
  return field.maxlength ?? (isLong ? formLimits.text : formLimits.line);
};

/** What was typed, without the marks of JSON that would hide what is strange in it. */
const textIn = (field: FormField, value: string): string =>
  field.type === 'AddressField' ? Object.values(readAddress(value)).join('\n') : value;

/** Whether a control of that type could have sent it. Nothing but the empty value needs to be there. */
const possible: Partial<Record<FormField['type'], (value: string, field: FormField) => boolean>> = {
  DateField: (value) => readDay(value) !== undefined,
  DatetimeField: (value) => readMoment(value) !== undefined,
  TimeField: (value) => readTime(value) !== undefined,
  ColorField: (value) => /^#[\da-f]{6}$/i.test(value),
  NumberField: (value) => /\d/.test(value),
  PercentageField: (value) => /^\d{1,3}$/.test(value),
  PriceField: (value) => /\d/.test(value),
  EuroField: (value) => /\d/.test(value),
};

const isOption = (field: FormField, value: string): boolean =>
  value === '' || field.options.some((option) => option.value === value);

const keysIn = (value: string): string[] => (value.startsWith('[') ? readKeys(value) : [value]);

/** What was sent of a choice that its options don't have: nobody's page offers it. */
const isForeignChoice = (field: FormField, params: Params): boolean => {
  if (field.options.length === 0) return false;
  const sent = [...allOf(params, field.name), ...allOf(params, keyName(field))];
  const values = field.type === 'CheckboxField' ? sent.flatMap(keysIn) : sent.slice(0, 1);
  return !values.every((value) => isOption(field, value));
};

const problemOf = (
  texts: ReturnType<typeof wordsOf>,
  field: FormField,
  value: string,
  params: Params,
): string | undefined => {
  const name = nameOf(field);
  if (STRANGE.test(textIn(field, value))) return texts.strange(name);
  const most = mostOf(field);
  if (value.length > most) return texts.tooLong(name, most);
  if (isForeignChoice(field, params)) return texts.notPossible(name);
  if (field.dataType === 'bsn' && value !== '' && !isBsn(value)) return texts.notPossible(name);
  const sent = firstOf(params, field.name);
  const isPossible = possible[field.type];
  if (isPossible && sent.trim() !== '' && !isPossible(value, field)) return texts.notPossible(name);
  return undefined;
};

const readOne = (field: FormField, params: Params): string => {
  const posted = typeOf(field).readPosted((name) => allOf(params, name), field);
  const value = tidy(field, posted);
  return field.type === 'EditorField' ? sanitizeRichText(value) : value;
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
