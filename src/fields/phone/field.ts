import { isFieldPhone } from '#kernel/values/phone';
import { errorsOf } from '../field-texts';
import { firstProblem, must, mustBeFilled, mustMatch, nameOf } from '../rules';
import { checkMoments, defineFormField, readText } from '../type';

/** A telephone number. */
export const phoneField = defineFormField<string>({
  name: 'PhoneField',
  empty: '',
  read: readText,
  when: checkMoments.afterFirst,
  check: firstProblem(
    mustBeFilled,
    must(isFieldPhone, (field) => errorsOf(field).invalid(nameOf(field))),
    mustMatch,
  ),
  holds: 'phone',
  tells: true,
  siteParts: (value) => [{ kind: 'tel', value }],
});
