import { readMoment } from '#kernel/values/date-input';
import { formatDay } from '#kernel/values/dutch-dates';
import { errorsOf } from '../field-texts';
import { firstProblem, must, mustBeFilled, mustMatch, nameOf } from '../rules';
import { checkMoments, defineFormField, readText } from '../type';

const isMoment = (text: string): boolean => readMoment(text) !== undefined;

const show = (value: string): string => {
  const [day = '', time = ''] = readMoment(value)?.split(' ') ?? [];
  return day ? `${formatDay(day)}, ${time}` : value;
};

/** A day and a time, as 'yy-mm-dd uu:mm'. */
export const datetimeField = defineFormField<string>({
  name: 'DatetimeField',
  empty: '',
  read: readText,
  when: checkMoments.chosen,
  check: firstProblem(
    mustBeFilled,
    must(isMoment, (field) => errorsOf(field).invalid(nameOf(field))),
    mustMatch,
  ),
  isPossible: isMoment,
  show,
  readPosted: (posted, { name }) => readMoment(posted(name)[0] ?? '') ?? posted(name)[0] ?? '',
});
