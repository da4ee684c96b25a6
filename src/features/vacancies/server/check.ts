import type { Check } from '#features/entities/api.server';
import { wireName } from '#kernel/define/entity';
import { entityTexts as texts } from '#kernel/messages/nl-entities';
import { vacancyFields } from '../fields';

const labelOf = (wire: string): string =>
  vacancyFields.find((field) => wireName(field) === wire)?.label ?? wire;

/** Pairs of which the second is never less than the first. */
const pairs = [
  ['hours_min', 'hours_max', texts.atLeast],
  ['salary_min', 'salary_max', texts.atLeast],
  ['posted_on', 'valid_through', texts.notBefore],
] as const;

/** What is wrong with a vacancy as a whole. What is not touched may stay as it is: a feed can close it. */
export const checkVacancy: Check = (_host, _tx, { before, after }) => {
  const wrong = pairs.filter(([first, second]) => {
    const [low, high] = [after?.[first], after?.[second]];
    if (low === null || high === null || after === null) return false;
    const isTouched = before?.[first] !== low || before?.[second] !== high;
    return isTouched && (low as number | string) > (high as number | string);
  });
  return Object.fromEntries(wrong.map(([first, second, tell]) => [second, tell(labelOf(first))]));
};
