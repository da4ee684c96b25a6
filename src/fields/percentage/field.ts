import { shapePercentage } from '#kernel/values/percentage';
import { textRules } from '../rules';
import { defineFormField, readText } from '../type';

/** A whole number from 0 to 100. */
export const percentageField = defineFormField<string>({
  name: 'PercentageField',
  empty: '',
  read: readText,
  check: textRules,
  show: (value) => (value === '' ? '' : `${value}%`),
  readPosted: (posted, { name }) => shapePercentage(posted(name)[0] ?? ''),
  isPossible: (value) => /^\d{1,3}$/.test(value),
  tells: true,
});
