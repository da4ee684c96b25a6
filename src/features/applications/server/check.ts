import type { Filled } from '#features/forms/api.server';
import { getSite } from '#features/settings/api.server';
import { readAddress } from '#fields/address/value';
import { readKeys } from '#fields/choices';
import { typeOf } from '#fields/types';
import { applications as limits } from '#kernel/limits-applications';
import { applications as texts } from '#kernel/messages/nl-applications';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { applicationField as names, needsChoices } from '../contract';
import { ageOn, birthDay, hasEnoughChoices, isAvailability } from '../site/rules';
import { leastAgeFor } from './settings';
import type { Application } from './wanted';

type Errors = Record<string, string>;
type Values = Filled['values'];

/** S5.3/1. What is missing, the form says itself. */
const birthErrors = (host: Host, values: Values, { vacancy }: Application): Errors => {
  const [day = '', month = '', year = ''] = [names.birthDay, names.birthMonth, names.birthYear].map(
    (name) => values[name] ?? '',
  );
  if ([day, month, year].includes('')) return {};
  const born = birthDay({ day, month, year });
  const today = dayOf(host.clock.now());
  if (!born || born > today) return { [names.birthDay]: texts.birth.unknown };
  const { leastAge, isOfVacancy } = leastAgeFor(host, vacancy);
  const { title, text, forThis } = texts.young;
  const tell = isOfVacancy ? forThis : text;
  return ageOn(born, today) < leastAge ? { [names.birthYear]: `${title} ${tell(leastAge)}` } : {};
};

/** Moments that were chosen in the availability chooser. */
const choicesIn = (values: Values): number =>
  Object.entries(values)
    .filter(([name]) => isAvailability(name))
    .reduce((sum, [, value]) => sum + readKeys(value).length, 0);

/** S5.3/3 */
const choiceErrors = (host: Host, { form, values }: Filled, { wanted }: Application): Errors => {
  if (!needsChoices(wanted) || hasEnoughChoices(choicesIn(values))) return {};
  const first = form.steps
    .flatMap((step) => step.fields)
    .find((field) => isAvailability(field.name) && typeOf(field).holds === 'choices');
  return { [first?.name ?? '']: texts.choices.text(getSite(host).name) };
};

/** All that is wrong besides what the form itself says, by the name of the input. */
export const checkApplication = (host: Host, filled: Filled, application: Application): Errors => {
  if (application.isOver) return { '': `${texts.gone.title}. ${texts.gone.text}` };
  const long = (filled.values[names.motivation] ?? '').length > limits.motivation;
  return {
    ...birthErrors(host, filled.values, application),
    ...choiceErrors(host, filled, application),
    ...(long && { [names.motivation]: texts.tooLong(limits.motivation) }),
  };
};

/** The postcode of the address that was filled in. */
export const zipcodeIn = (values: Values): string =>
  readAddress(values[names.address] ?? '').zipcode;
