import { isEnglish } from '#kernel/messages/language';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import { type FormStep, formField, formPath, type KeptFile, type SiteFormProps } from '../contract';
import type { Prepared } from './handlers';
import { formStamp } from './stamp';
import type { Errors, Values } from './values';

/** How a form stands in a page: what was typed, and what is wrong with it. */
export type FormState = {
  values?: Values;
  errors?: Errors;
  kept?: Record<string, KeptFile[]>;
};

export type ShowForm = FormState & {
  /** The page's token against foreign posts. */
  token: string;
  now: Date;
};

/** What the form's component is given. */
export const formProps = (
  host: Host,
  { form, extras }: Prepared,
  { token, now, ...state }: ShowForm,
): SiteFormProps => ({
  formId: form.id,
  name: form.name,
  action: formPath.submit(form.id),
  token,
  multiStep: form.multiStep,
  steps: form.steps as FormStep[],
  texts: form.texts,
  ...(form.conditions !== undefined && { conditions: { html: sanitizeRichText(form.conditions) } }),
  ...(form.captcha && { captcha: { challengeUrl: formPath.challenge(form.id) } }),
  ...state,
  uploadTarget: { moduleObject: 'Form', itemId: form.id },
  ...(host.config.companionUrl && { companion: host.config.companionUrl }),
  extras: {
    ...extras,
    // Without script this alone says what the page speaks.
    ...(isEnglish(form.language) && { [field.language]: form.language }),
    [formField.stamp]: formStamp(host.config.secret, form.id, now),
  },
});
