import { fieldErrors } from '#kernel/messages/nl-fields';
import { CHOSEN_NONE, NONE, optionLabel, readKeys, writeKeys } from '../choices';
import type { FieldDefinition } from '../definition';
import { nameOf } from '../rules';
import { checkMoments, defineFormField, type Posted } from '../type';

/** The name under which each chosen key is sent. */
export const keyName = ({ name }: FieldDefinition): string => `${name}[]`;

const keysOf = (posted: Posted, field: FieldDefinition): string[] => {
  const whole = posted(field.name);
  if (whole.length === 1 && whole[0] === CHOSEN_NONE) return [NONE];
  const sent = whole.length === 1 && whole[0]?.startsWith('[') ? readKeys(whole[0]) : whole;
  return [...sent, ...posted(keyName(field))];
};

/** Any of the given options, as a JSON array of their keys (S3.2/10). */
export const checkboxField = defineFormField<string[]>({
  name: 'CheckboxField',
  empty: [],
  read: (value, options) =>
    Array.isArray(value) && value.every((key) => options.some((option) => option.value === key))
      ? (value as string[])
      : undefined,
  frame: () => 'group',
  when: checkMoments.chosen,
  check: (value, field) =>
    readKeys(value).length === 0 ? [{ message: fieldErrors.choice(nameOf(field)) }] : [],
  show: (value, field) =>
    readKeys(value)
      .map((key) => optionLabel(field, key))
      .filter(Boolean)
      .join(', '),
  readPosted: (posted, field) => {
    const keys = new Set(keysOf(posted, field));
    const known = field.options.map(({ value }) => value).filter((key) => keys.has(key));
    return known.length === 0 && keys.has(NONE) ? CHOSEN_NONE : writeKeys(known);
  },
});
