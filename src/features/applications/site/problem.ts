import { applications as texts } from '#kernel/messages/nl-applications';
import { dayOf } from '#kernel/values/dutch-dates';
import type { FilledIn } from './form-in-page';
import { ageOn, areSame, birthDay, hasEnoughChoices } from './rules';

export type Problem = { title?: string; text: string };

type Rules = { brand: string; leastAge: number; needsChoices: boolean };

/**
 * What a popup says before the form is sent (S5.3/1-3). What is not filled in yet, the form itself
 * tells.
 */
export const problemIn = (filled: FilledIn, rules: Rules, now: Date): Problem | undefined => {
  const born = birthDay(filled.birth);
  if (born && ageOn(born, dayOf(now)) < rules.leastAge) {
    return { title: texts.young.title, text: texts.young.text(rules.leastAge) };
  }
  if (!filled.emails.includes('') && !areSame(filled.emails)) return { text: texts.emails };
  if (rules.needsChoices && !hasEnoughChoices(filled.choices)) {
    return { title: texts.choices.title, text: texts.choices.text(rules.brand) };
  }
  return undefined;
};
