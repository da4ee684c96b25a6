import { enRangeTexts } from '#kernel/messages/en-moment-range';
import { inLanguage } from '#kernel/messages/language';
import { rangeTexts } from '#kernel/messages/nl-moment-range';
import { formatDay } from '#kernel/values/dutch-dates';
import { endProblem, rangeEnds, tellRange } from '#kernel/values/moment-range';
import type { FieldDefinition } from '../definition';
import { errorsOf } from '../field-texts';
import { nameOf } from '../rules';
import { checkMoments, defineFormField, type Posted, type Problem, readText } from '../type';
import { endName, problemsOf, readEnds, tidyEnd, writeEnds } from './value';

const textsOf = ({ language = '' }: Pick<FieldDefinition, 'language'>) =>
  inLanguage(language, rangeTexts, enRangeTexts);

const check = (value: string, field: FieldDefinition): Problem[] => {
  const range = readEnds(value);
  if (writeEnds(range) === '') return [{ message: errorsOf(field).required(nameOf(field)) }];
  const texts = textsOf(field);
  return problemsOf(range).map(({ part, problem }) => ({ part, message: texts[problem] }));
};

const showEnd = (end: string): string => {
  const [day = '', time = ''] = end.split(' ');
  return endProblem(end) === 'none' ? end : `${formatDay(day)}, ${time}`;
};

const show = (value: string, field: FieldDefinition): string => {
  const { from, until } = readEnds(value);
  return tellRange(textsOf(field), { from: showEnd(from), until: showEnd(until) });
};

const readPosted = (posted: Posted, { name }: FieldDefinition): string => {
  const whole = posted(name)[0];
  if (whole !== undefined) return writeEnds(readEnds(whole));
  const [from = '', until = ''] = rangeEnds.map((end) =>
    tidyEnd(posted(endName(name, end))[0] ?? ''),
  );
  return writeEnds({ from, until });
};

/** From one moment until another by Amsterdam's clocks, `from/until`; an end may stay open. */
export const momentRangeField = defineFormField<string>({
  name: 'MomentRangeField',
  empty: '',
  read: readText,
  frame: () => 'group',
  when: { ...checkMoments.afterFirst, change: false },
  check,
  show,
  readPosted,
  isPossible: (value) => problemsOf(readEnds(value)).length === 0,
});
