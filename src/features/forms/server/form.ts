import { enSiteFormTexts } from '#kernel/messages/en-fields';
import { enForms, enFormTexts } from '#kernel/messages/en-forms';
import { inLanguage, isEnglish } from '#kernel/messages/language';
import { forms as words } from '#kernel/messages/nl-forms';
import type { FormConfirmation, FormStep, FormSuccess, FormTexts } from '../contract';
import { readSteps } from './definition';
import { readOwnTexts } from './own-texts';
import type { forms } from './tables';

/** A form as it can be shown and sent. */
export type Form = {
  id: number;
  name: string;
  title: string;
  steps: FormStep[];
  /** What it speaks: that of the page that it stands on. */
  language: string;
  texts: FormTexts;
  /** Those of its own words. */
  ownTexts: Partial<FormTexts>;
  recipients: readonly string[];
  success: FormSuccess;
  confirmation?: FormConfirmation;
  /** HTML of what must be agreed with. */
  conditions?: string;
  retentionDays: number;
  captcha: boolean;
  multiStep: boolean;
};

const textsIn = (language: string): FormTexts =>
  isEnglish(language)
    ? { ...enFormTexts, captcha: enSiteFormTexts.captcha }
    : { submit: words.submit, previous: words.previous, next: words.next };

/** What the server says of a form, in its language (S1/2). */
export const wordsOf = ({ language }: Pick<Form, 'language'>) =>
  inLanguage(language, words, enForms);

/** The form as it speaks on a page in that language. Dutch needs no mark on each field. */
export const speakIn = (form: Form, language: string): Form => ({
  ...form,
  language,
  texts: { ...textsIn(language), ...form.ownTexts },
  steps: form.steps.map((step) => ({
    ...step,
    fields: step.fields.map(({ language: _, ...field }) =>
      isEnglish(language) ? { ...field, language } : field,
    ),
  })),
});

/** A stored form with its fields read and the words that it lacks filled in. */
export const readForm = (row: typeof forms.$inferSelect, language: string): Form =>
  speakIn(readDefinition(row, language), language);

const readDefinition = (row: typeof forms.$inferSelect, language: string): Form => ({
  id: row.id,
  name: row.name,
  title: row.title,
  steps: readSteps(row.steps, row.uploads),
  language,
  texts: textsIn(language),
  ownTexts: readOwnTexts(row.texts),
  recipients: row.recipients,
  success: row.success,
  confirmation: row.confirmation ?? undefined,
  conditions: row.conditions ?? undefined,
  retentionDays: row.retentionDays,
  captcha: row.captcha,
  multiStep: row.multiStep,
});
