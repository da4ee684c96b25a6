import { textRules } from '../rules';
import { checkMoments, defineFormField, readText } from '../type';

/** A password; it is never shown. */
export const passwordField = defineFormField<string>({
  name: 'PasswordField',
  empty: '',
  read: readText,
  when: checkMoments.blur,
  check: textRules,
  secret: true,
  show: (value) => '•'.repeat(value === '' ? 0 : 8),
});
