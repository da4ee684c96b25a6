import { knownOption, optionLabel } from '../choices';
import { startValue } from '../definition';
import { errorsOf } from '../field-texts';
import { firstProblem, mustBeFilled, nameOf } from '../rules';
import { checkMoments, defineFormField } from '../type';

/** One of the given options. */
export const selectField = defineFormField<string>({
  name: 'SelectField',
  empty: '',
  read: (value, options) =>
    options.some((option) => option.value === value) ? (value as string) : undefined,
  isChosen: true,
  when: checkMoments.chosen,
  siteParts: (value, field) => [{ kind: 'select', value, optionText: optionLabel(field, value) }],
  check: firstProblem(mustBeFilled, (value, field) =>
    knownOption(field, value) === value
      ? []
      : [{ message: errorsOf(field).invalid(nameOf(field)) }],
  ),
  show: (value, field) => optionLabel(field, value),
  // Without an empty option the browser's own select shows the first.
  begin: (field) => startValue(field) || (field.required ? (field.options[0]?.value ?? '') : ''),
  readPosted: (posted, field) => knownOption(field, posted(field.name)[0]),
});
