import { CHOSEN_NONE, optionLabel, readKeys, writeKeys } from '../choices';
import type { FieldDefinition } from '../definition';
import { errorsOf } from '../field-texts';
import { nameOf } from '../rules';
import { checkMoments, defineFormField, keyName, type Posted } from '../type';

/** What was sent, as a JSON array in one value or as a value for each key. */
const listSent = (posted: Posted, field: FieldDefinition): string[] => [
  ...posted(field.name),
  ...posted(keyName(field)),
];

const keysIn = (sent: string): string[] => (sent.startsWith('[') ? readKeys(sent) : [sent]);

/** Any of the given options, as a JSON array of their keys (S3.2/10). */
export const checkboxField = defineFormField<string[]>({
  name: 'CheckboxField',
  empty: [],
  read: (value, options) =>
    Array.isArray(value) && value.every((key) => options.some((option) => option.value === key))
      ? (value as string[])
      : undefined,
  frame: () => 'group',
  holds: 'choices',
  isLong: true,
  sentOptions: (posted, field) => listSent(posted, field).flatMap(keysIn),
  when: checkMoments.chosen,
  siteParts: (value) => [{ kind: 'choice', value, checked: readKeys(value).length > 0 }],
  check: (value, field) =>
    readKeys(value).length === 0 ? [{ message: errorsOf(field).choice(nameOf(field)) }] : [],
  show: (value, field) =>
    readKeys(value)
      .map((key) => optionLabel(field, key))
      .filter(Boolean)
      .join(', '),
  readPosted: (posted, field) => {
    const sent = listSent(posted, field);
    const keys = new Set(sent.flatMap(keysIn));
    const known = field.options.map(({ value }) => value).filter((key) => keys.has(key));
    return known.length === 0 && sent.includes(CHOSEN_NONE) ? CHOSEN_NONE : writeKeys(known);
  },
});
