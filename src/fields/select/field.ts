import { knownOption, optionLabel } from '../choices';
import { mustBeFilled } from '../rules';
import { checkMoments, defineFormField } from '../type';

/** One of the given options. */
export const selectField = defineFormField<string>({
  name: 'SelectField',
  empty: '',
  read: (value, options) =>
    options.some((option) => option.value === value) ? (value as string) : undefined,
  when: checkMoments.chosen,
  check: mustBeFilled,
  show: (value, field) => optionLabel(field, value),
  readPosted: (posted, field) => knownOption(field, posted(field.name)[0]),
});
