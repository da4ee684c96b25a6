import { readDay } from '#kernel/values/date-input';
import { formatDay } from '#kernel/values/dutch-dates';
import { errorsOf } from '../field-texts';
import { firstProblem, must, mustBeFilled, mustMatch, nameOf } from '../rules';
import { checkMoments, defineFormField, readText } from '../type';

const isDay = (text: string): boolean => readDay(text) !== undefined;

/** A day as yy-mm-dd, four digits for the year (S2.14/16). */
export const dateField = defineFormField<string>({
  name: 'DateField',
  empty: '',
  read: readText,
  when: checkMoments.chosen,
  check: firstProblem(
    mustBeFilled,
    must(isDay, (field) => errorsOf(field).invalid(nameOf(field))),
    mustMatch,
  ),
  isPossible: isDay,
  show: (value) => (isDay(value) ? formatDay(readDay(value) ?? '') : value),
  readPosted: (posted, { name }) => readDay(posted(name)[0] ?? '') ?? posted(name)[0] ?? '',
});
