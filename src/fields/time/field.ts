import { readTime } from '#kernel/values/date-input';
import { errorsOf } from '../field-texts';
import { firstProblem, must, mustBeFilled, mustMatch, nameOf } from '../rules';
import { checkMoments, defineFormField, readText } from '../type';

const isTime = (text: string): boolean => readTime(text) !== undefined;

/** A time of day, as 'uu:mm'. */
export const timeField = defineFormField<string>({
  name: 'TimeField',
  empty: '',
  read: readText,
  when: checkMoments.chosen,
  check: firstProblem(
    mustBeFilled,
    must(isTime, (field) => errorsOf(field).invalid(nameOf(field))),
    mustMatch,
  ),
  isPossible: isTime,
  readPosted: (posted, { name }) => readTime(posted(name)[0] ?? '') ?? posted(name)[0] ?? '',
});
