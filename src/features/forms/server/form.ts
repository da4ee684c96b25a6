import { enFormTexts } from '#kernel/messages/en-forms';
import { isEnglish } from '#kernel/messages/language';
import { forms as words } from '#kernel/messages/nl-forms';
import type { FormConfirmation, FormStep, FormSuccess, FormTexts } from '../contract';
import { readSteps } from './definition';
import type { forms } from './tables';

/** A form as it can be shown and sent. */
export type Form = {
  id: number;
  name: string;
  title: string;
  steps: FormStep[];
  texts: FormTexts;
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
    ? enFormTexts
    : { submit: words.submit, previous: words.previous, next: words.next };

/** A stored form with its fields read and the words that it lacks filled in. */
export const readForm = (row: typeof forms.$inferSelect, language: string): Form => ({
  id: row.id,
  name: row.name,
  title: row.title,
  steps: readSteps(row.steps, row.uploads),
  texts: { ...textsIn(language), ...row.texts },
  recipients: row.recipients,
  success: row.success,
  confirmation: row.confirmation ?? undefined,
  conditions: row.conditions ?? undefined,
  retentionDays: row.retentionDays,
  captcha: row.captcha,
  multiStep: row.multiStep,
});
