import { isFieldPhone } from '#kernel/values/phone';
import { errorsOf } from '../field-texts';
import { inTurn, must, mustBeFilled, mustMatch, nameOf } from '../rules';
import { checkMoments, defineFormField, readText } from '../type';

/** A telephone number. */
export const phoneField = defineFormField<string>({
  name: 'PhoneField',
  empty: '',
  read: readText,
  when: checkMoments.afterFirst,
  check: inTurn(
    mustBeFilled,
    must(isFieldPhone, (field) => errorsOf(field).invalid(nameOf(field))),
    mustMatch,
  ),
  tells: true,
  siteParts: (value) => [{ kind: 'tel', value }],
});
