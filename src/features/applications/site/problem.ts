import { applications as texts } from '#kernel/messages/nl-applications';
import { dayOf } from '#kernel/values/dutch-dates';
import { applicationField as names } from '../contract';
import type { FilledIn } from './form-in-page';
import type { ApplicationGuardProps } from './guard-props';
import { ageOn, birthDay, hasEnoughChoices } from './rules';

/** What a popup says, and the field that it is about. */
export type Problem = { title: string; text: string; field: string };

type Rules = Pick<ApplicationGuardProps, 'brand' | 'leastAge' | 'isOfVacancy' | 'needsChoices'>;

/**
 * What a popup says before the form is sent (S5.3/1, S5.3/3). What is not filled in yet, and that two
 * e-mail addresses differ, the form itself tells.
 */
export const problemIn = (filled: FilledIn, rules: Rules, now: Date): Problem | undefined => {
  const born = birthDay(filled.birth);
  if (born && ageOn(born, dayOf(now)) < rules.leastAge) {
    const { title, text, forThis } = texts.young;
    const tell = rules.isOfVacancy ? forThis : text;
    return { title, text: tell(rules.leastAge), field: names.birthYear };
  }
  if (rules.needsChoices && !hasEnoughChoices(filled.choices)) {
    const { title, text } = texts.choices;
    return { title, text: text(rules.brand), field: filled.availability };
  }
  return undefined;
};
