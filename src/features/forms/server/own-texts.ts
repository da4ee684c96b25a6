import type { FormTexts } from '../contract';

/** The names under which a form brings its own messages (S3.3/6), and ours for them. */
const names = {
  lang_error_text: 'errorText',
  lang_error_select: 'errorSelect',
  lang_error_conditions: 'errorConditions',
  lang_success_message: 'success',
  lang_error_message: 'error',
} as const satisfies Record<string, keyof FormTexts>;

export const ownTextNames = Object.keys(names);

export type StoredTexts = Partial<FormTexts> & Partial<Record<keyof typeof names, string>>;

/** A form's own words as they are stored, under either name; one that is empty is none. */
export const readOwnTexts = (stored: StoredTexts): Partial<FormTexts> => {
  const own: Partial<FormTexts> = {};
  for (const [name, text] of Object.entries(stored)) {
    if (text) own[names[name as keyof typeof names] ?? (name as keyof FormTexts)] = text;
  }
  return own;
};
