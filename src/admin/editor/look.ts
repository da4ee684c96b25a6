import { previewTexts as texts } from '#kernel/messages/nl-preview';
import { shortWhen } from '../plan/when';

/** When a page is looked at, and in which language; what is left out is as it is. */
export type LookAs = { at?: string; language?: string };

export const languages = { nl_NL: texts.dutch, en_GB: texts.english } as const;

/** The parameters that tell the server. */
export const queryOf = (as: LookAs): string => {
  const query = new URLSearchParams(Object.entries(as)).toString();
  return query === '' ? '' : `?${query}`;
};

/** In words; '' for as it is now. */
export const tellLook = ({ at, language }: LookAs): string =>
  [
    ...(at ? [shortWhen(at)] : []),
    ...(language ? [languages[language as keyof typeof languages] ?? language] : []),
  ].join(', ');
