import { isDropdown } from '../choices';
import { startValue } from '../definition';
import { selectField } from '../select/field';
import { defineFormField } from '../type';

/** One of a few options that are all in sight; of many, one from a dropdown. */
export const radioField = defineFormField<string>({
  ...selectField,
  name: 'RadioField',
  begin: startValue,
  siteParts: (value) => [{ kind: 'choice', value, checked: value !== '' }],
  frame: (field) => (isDropdown(field) ? 'control' : 'group'),
});
