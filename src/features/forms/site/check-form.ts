import type { AddressPart } from '#fields/address/value';
import { partName } from '#fields/address/value';
import { checkField } from '#fields/check';
import { checkSiteForm } from '#kernel/values/site-form';
import { type FormTexts, ownTexts } from '../contract';
import { isFixed, valueFields } from './fields-of';
import { repeatErrors } from './repeats';
import { type SiteFormState, siteElements } from './site-elements';

/** The name of the input that a problem of a field is about. */
const inputName = (name: string, part: string | undefined): string =>
  part === undefined ? name : partName(name, part as AddressPart);

/** What the field library finds wrong (S5.2), by the name of the input. */
const libraryErrors = ({ steps, values }: SiteFormState): Record<string, string> => {
  const wrong: Record<string, string> = {};
  for (const field of valueFields(steps)) {
    if (isFixed(field) || field.skipped) continue;
    for (const { part, message } of checkField(field, values[field.name] ?? '')) {
      wrong[inputName(field.name, part)] ??= message;
    }
  }
  return wrong;
};

/**
 * Checks a filled-in form by both validators (S5/1): what either refuses is refused. Where both
 * speak, the site form's message counts, which the form may have in its own words (S5.1/12).
 * Answers messages by the name of the input, in the order of the form.
 */
export const checkForm = (form: SiteFormState, texts: FormTexts): Record<string, string> => {
  const library = libraryErrors(form);
  const site = checkSiteForm(siteElements(form), ownTexts(texts));
  const repeated = repeatErrors(valueFields(form.steps), (name) => form.values[name] ?? '');
  const errors: Record<string, string> = { ...repeated, ...library };
  for (const { name, message } of site) errors[name] = message;
  return inOrder(form, errors);
};

/** Errors in the order of the form's fields; those of other inputs come last. */
const inOrder = (form: SiteFormState, errors: Record<string, string>): Record<string, string> => {
  const order = siteElements(form).map(({ name }) => name);
  const place = (name: string) => {
    const at = order.indexOf(name);
    return at < 0 ? order.length : at;
  };
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => place(a) - place(b)));
};
