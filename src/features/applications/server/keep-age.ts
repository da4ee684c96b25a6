import type { FormHandler } from '#features/forms/api.server';
import { applications as texts } from '#kernel/messages/nl-applications';
import { dayOf } from '#kernel/values/dutch-dates';
import { applicationField as names } from '../contract';
import { ageClassOf, ageOn, birthDay } from '../site/rules';

/** The name under which the age stands among what was filled in. */
const AGE = 'leeftijd';

const asked = [names.birthDay, names.birthMonth, names.birthYear] as const;

/**
 * The day of birth is asked to know whether somebody may work, and at what hours: that much is kept of
 * it, as a range of ages, and the day itself is not. Whoever is hired gives it for his contract.
 */
export const keepAge: NonNullable<FormHandler['kept']> = (host, { values }) => {
  const [day = '', month = '', year = ''] = asked.map((name) => values[name] ?? '');
  const born = birthDay({ day, month, year });
  const value = born && texts.ages[ageClassOf(ageOn(born, dayOf(host.clock.now())))];
  return {
    without: new Set(asked),
    instead: value ? [{ name: AGE, label: texts.age, value }] : [],
  };
};
