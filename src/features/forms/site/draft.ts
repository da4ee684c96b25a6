import { typeOf } from '#fields/types';
import { PREFIX } from '#kernel/wire';
import type { FormField, FormStep } from '../contract';
import { isFixed } from './fields-of';

/** What nobody should find again in a browser: passwords, codes, cards. */
const isPrivate = ({ autocomplete }: FormField): boolean =>
  /\b(?:cc-|one-time-code|current-password|new-password)/.test(autocomplete);

/** Whether what is typed may be kept: never a secret, a BSN or a file, nor what is hidden. */
const isKept = (field: FormField): boolean => {
  const { secret, holds, frame } = typeOf(field);
  const isShown = !isFixed(field) && frame(field) !== 'bare';
  return isShown && !secret && holds !== 'files' && !field.dataType && !isPrivate(field);
};

/** The fields of a form whose values may be kept in the browser. */
export const keptFields = (steps: readonly FormStep[]): FormField[] =>
  steps.flatMap(({ fields }) => fields.filter(isKept));

const keyOf = (formId: number): string => `${PREFIX}_form_${formId}_${location.pathname}`;

/** What was typed on this page before, by field name; empty where nothing is, or may be, kept. */
export const readDraft = (formId: number): Record<string, string> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? '{}');
    const entries = Object.entries(kept && typeof kept === 'object' ? kept : {});
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
};

/** Keeps what was typed for as long as the tab lives. Without room or leave it is not kept. */
export const writeDraft = (formId: number, values: Readonly<Record<string, string>>): void => {
  try {
    sessionStorage.setItem(keyOf(formId), JSON.stringify(values));
  } catch {
    // A form can be filled in without.
  }
};

export const clearDraft = (formId: number): void => {
  try {
    sessionStorage.removeItem(keyOf(formId));
  } catch {
    // There was none.
  }
};
