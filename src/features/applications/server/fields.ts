import type { Form } from '#features/forms/api.server';
import type { FormField, FormStep } from '#features/forms/contract';
import type { Location } from '#features/stores/api.server';
import { readField } from '#fields/read-definition';
import { typeOf } from '#fields/types';
import { applications as limits } from '#kernel/limits-applications';
import { applications as texts } from '#kernel/messages/nl-applications';
import { AVAILABILITY, AVAILABLE, isOffice, applicationField as names } from '../contract';
import type { Application } from './wanted';

const field = (raw: object): FormField => {
  const read = readField(raw);
  if (!read) throw new Error('a field of our own has no name');
  return read;
};

const moments = Object.entries(texts.availability.moments).map(([value, label]) => ({
  value,
  label,
}));

/** A sentence above what it is about. */
const noteField = (about: string, label: string): FormField =>
  field({
    name: `${about}_uitleg`,
    label,
    type: 'NoticeField',
    show_label: 'N',
    data: { rowclass: `uitleg ${about}` },
  });

/** A row of its own for each day, in which the moments stand in columns. */
const dayField = (day: string): FormField =>
  field({
    name: `${AVAILABLE}${day}`,
    label: day.charAt(0).toUpperCase() + day.slice(1),
    type: 'CheckboxField',
    options: moments,
    show_state: 'N',
    data: { rowclass: `dagdelen ${day}` },
  });

/** S2.9/7-8: moments for each day of the week; offices have their own days. */
const availability = (application: Application): FormStep => {
  const { days, officeDays, legend, office, hint, officeHint } = texts.availability;
  const atOffice = isOffice(application.wanted);
  const note = noteField(AVAILABILITY, atOffice ? officeHint : hint);
  const shown = atOffice ? days.slice(0, officeDays) : days;
  return {
    id: AVAILABILITY,
    legend: atOffice ? office : legend,
    fields: [note, ...shown.map(dayField)],
  };
};

/** Without a vacancy one says where one wants to work. */
const locationField = ({ location }: Application, all: readonly Location[]): FormField => {
  const about = { id: '7', name: names.location, label: texts.locationLabel };
  if (location) return field({ ...about, type: 'HiddenField', value: location.title });
  const options = [
    { value: '', label: texts.locationFirst },
    ...all.map(({ title }) => ({ value: title, label: title })),
  ];
  return field({
    ...about,
    type: 'SelectField',
    required: 'Y',
    options,
    error_text: texts.locationMissing,
    data: { rowclass: 'waar' },
  });
};

const numbers = (from: number, to: number): string[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, at) =>
    String(from < to ? from + at : from - at),
  );

const select = (label: string, options: readonly (readonly [string, string])[]) => [
  { value: '', label },
  ...options.map(([value, text]) => ({ value, label: text })),
];

/** The years begin where the youngest may be born: who turns that age later this year is told so. */
const birthOptions = (thisYear: number, leastAge: number): Record<string, FormField['options']> => {
  const { day, month, year, months } = texts.birth;
  const same = (list: string[]) => list.map((one) => [one, one] as const);
  return {
    [names.birthDay]: select(day, same(numbers(1, 31))),
    [names.birthMonth]: select(
      month,
      months.map((name, at) => [String(at + 1), name] as const),
    ),
    [names.birthYear]: select(year, same(numbers(thisYear - leastAge, thisYear - limits.oldest))),
  };
};

const fillField = (
  one: FormField,
  filled: Record<string, FormField['options']>,
  location: FormField,
): FormField => {
  if (one.name === names.location) return location;
  if (one.name === names.motivation)
    return { ...one, maxlength: limits.motivation, countsUsed: true };
  const options = filled[one.name];
  return options ? { ...one, options } : one;
};

/** S5.3/2: every e-mail address after the first says the first once more. */
const repeating = (form: Form): ((one: FormField) => FormField) => {
  const isEmail = (one: FormField) => typeOf(one).holds === 'email';
  const first = form.steps.flatMap(({ fields }) => fields).find(isEmail);
  return (one) =>
    first && one.name !== first.name && isEmail(one)
      ? { ...one, repeats: { name: first.name, text: texts.emails } }
      : one;
};

/**
 * The form's fieldsets for what is applied for: the place of work, the options of the date of birth,
 * why it is asked, and the availability chooser, which comes before the last fieldset where the form has no place for it.
 */
export const fieldsetsFor = (
  form: Form,
  application: Application,
  about: { all: readonly Location[]; thisYear: number; leastAge: number; isOfVacancy: boolean },
): FormStep[] => {
  const { thisYear, leastAge, isOfVacancy } = about;
  const options = birthOptions(thisYear, leastAge);
  const location = locationField(application, about.all);
  const why = isOfVacancy ? texts.birth.whyThis : texts.birth.why;
  const note = noteField(names.birthDay, why(leastAge));
  const repeat = repeating(form);
  const steps = form.steps.map((step) => ({
    ...step,
    fields: step.fields.flatMap((one) => [
      ...(one.name === names.birthDay ? [note] : []),
      repeat(fillField(one, options, location)),
    ]),
  }));
  const own = availability(application);
  const at = steps.findIndex(({ id }) => id === AVAILABILITY);
  return at >= 0 ? steps.with(at, own) : steps.toSpliced(-1, 0, own);
};
