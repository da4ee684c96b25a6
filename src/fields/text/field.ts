import { textRules } from '../rules';
import { defineFormField } from '../type';

/** One line of text. */
export const textField = defineFormField<string>({
  name: 'TextField',
  empty: '',
  holds: 'line',
  read: (value) => (typeof value === 'string' ? value.replace(/[\r\n]+/g, ' ') : undefined),
  check: textRules,
  tells: true,
});
