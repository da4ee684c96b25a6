import { fieldLimits } from '#kernel/limits-fields';
import { startValue } from '../definition';
import { selectField } from '../select/field';
import { defineFormField } from '../type';

/** One of many options, which can be searched. */
export const listField = defineFormField<string>({
  ...selectField,
  name: 'ListField',
  begin: startValue,
});

/** Whether an option's label is found by what was typed (S5.2/15). */
export const matchesSearch = (label: string, typed: string): boolean => {
  const words = typed.trim().toLowerCase();
  return words.length < fieldLimits.listSearchFrom || label.toLowerCase().includes(words);
};
