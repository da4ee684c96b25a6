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
  // Spaces and all are what somebody chose.
  tidy: (value) => value,
  show: (value) => '•'.repeat(value === '' ? 0 : 8),
});
