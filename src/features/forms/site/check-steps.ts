import { controlId } from '#fields/definition';
import { nameOf } from '#fields/rules';
import { typeOf } from '#fields/types';
import { checkSiteForm } from '#kernel/values/site-form';
import { type FormStep, formField, ownTexts, type SiteFormProps } from '../contract';
import { isFixed } from './fields-of';
import { type Errors, fieldProblems } from './problems';
import { repeatErrors } from './repeats';
import { siteElements } from './site-elements';
import { type CheckedFields, libraryErrors } from './use-checked-fields';

type Whole = Pick<SiteFormProps, 'texts' | 'conditions' | 'captcha'> & {
  form: HTMLElement;
  fields: CheckedFields;
  agreed: boolean;
  captchaAnswer: string;
  /** What is said of what such a field can't hold. */
  notPossible: (label: string) => string;
};

/** What can't be in a field: no day, no number. Also of what needn't be filled in; the server says the same. */
const impossible = (steps: readonly FormStep[], { fields, notPossible }: Whole): Errors => {
  const wrong = steps
    .flatMap((step) => step.fields)
    .filter((field) => {
      const value = fields.textOf(field.name);
      return !isFixed(field) && value.trim() !== '' && !typeOf(field).isPossible(value, field);
    });
  return Object.fromEntries(wrong.map((field) => [field.name, notPossible(nameOf(field))]));
};

/** What is shown, as an input or as the frame that stands for it. */
const isShown = (element: Element): boolean =>
  element.closest('[hidden]') === null && (element.checkVisibility?.() ?? true);

/** S5.1/1: only what can be seen is checked; an input that is not there at all can't. */
const visibleIn =
  ({ form, fields }: Whole) =>
  (id: string): boolean => {
    const control = form.querySelector(`#${CSS.escape(id)}`);
    // Of a part there is no input while the address is looked up; a field is somehow always there.
    return control ? isShown(control) : fields.all.some((field) => controlId(field) === id);
  };

const ends: readonly string[] = [formField.conditions, formField.captcha];

/**
 * Checks steps by both validators (S5/1), marks what is wrong, and answers messages by the name of
 * the input, in the form's order. Where both speak, the site form's message counts.
 */
export const checkSteps = (steps: readonly FormStep[], whole: Whole): Errors => {
  const { fields, texts } = whole;
  fields.checkAll(steps.flatMap((step) => step.fields));
  const states = fields.currentStates();
  const values = steps.flatMap((step) =>
    step.fields.map(({ id, name }) => [name, states[id]?.value ?? ''] as const),
  );
  const isVisible = visibleIn(whole);
  const elements = siteElements({ ...whole, steps, values: Object.fromEntries(values) }).map(
    (element) => ({
      ...element,
      visible: element.visible && (ends.includes(element.name) || isVisible(element.id)),
    }),
  );
  const site = checkSiteForm(elements, ownTexts(texts));
  const library = libraryErrors(steps, fields);
  const errors: Record<string, string> = {
    ...impossible(steps, whole),
    ...repeatErrors(fields.all, fields.textOf),
    ...library,
  };
  for (const { name, message } of site) errors[name] = message;
  fields.refuse(fieldProblems(steps, errors));
  return errors;
};
