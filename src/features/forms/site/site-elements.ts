import { ownError } from '#fields/check';
import { controlId } from '#fields/definition';
import { typeOf } from '#fields/types';
import type { SiteFormElement } from '#kernel/values/site-form';
import { type FormField, type FormStep, formField, type SiteFormProps } from '../contract';
import { isFixed } from './fields-of';

const elementsOf = (field: FormField, value: string, legend: string): SiteFormElement[] =>
  typeOf(field)
    .siteParts(value === '' ? (field.files[0] ?? '') : value, field)
    .map(({ part, label, ...rest }) => ({
      ...rest,
      id: part === undefined ? controlId(field) : `${controlId(field)}_${part}`,
      name: part === undefined ? field.name : `${field.name}[${part}]`,
      required: field.required && field.validate,
      visible: !isFixed(field),
      skipped: field.skipped,
      dataType: field.dataType,
      ownText: ownError(field, value, part),
      label: label ?? field.label,
      placeholder: field.placeholder,
      legend,
    }));

export type SiteFormState = Pick<SiteFormProps, 'conditions' | 'captcha'> & {
  steps: readonly FormStep[];
  /** By field name. */
  values: Readonly<Record<string, string>>;
  agreed: boolean;
  /** The captcha's answer. */
  captchaAnswer: string;
};

/** A form as the check of site forms sees it (S5.1), from its definition and its values. */
export const siteElements = (form: SiteFormState): SiteFormElement[] => {
  const own = form.steps.flatMap(({ fields, legend }) =>
    fields.flatMap((field) => elementsOf(field, form.values[field.name] ?? '', legend)),
  );
  const conditions: SiteFormElement = {
    id: formField.conditions,
    name: formField.conditions,
    kind: 'conditions',
    value: '',
    checked: form.agreed,
    required: true,
    visible: true,
  };
  const captcha: SiteFormElement = {
    id: formField.captcha,
    name: formField.captcha,
    kind: 'captcha',
    value: form.captchaAnswer,
    required: true,
    visible: true,
  };
  return [...own, ...(form.conditions ? [conditions] : []), ...(form.captcha ? [captcha] : [])];
};
