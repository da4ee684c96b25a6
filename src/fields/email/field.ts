import { isStandardEmail } from '#kernel/values/email';
import { errorsOf } from '../field-texts';
import { firstProblem, must, mustBeFilled, mustMatch } from '../rules';
import { checkMoments, defineFormField, readText } from '../type';

/** An e-mail address. Nobody hears that it is wrong before it could have been right. */
export const emailField = defineFormField<string>({
  name: 'EmailField',
  empty: '',
  read: readText,
  when: checkMoments.afterRight,
  check: firstProblem(
    mustBeFilled,
    must(isStandardEmail, (field) => errorsOf(field).email),
    mustMatch,
  ),
  holds: 'email',
  siteParts: (value) => [{ kind: 'email', value }],
});
