import { isEnglish } from './messages/language';
import { field, path } from './wire';

/** Of a link in a frame that shows in which language what it leads to is. */
export const SAYS_LANGUAGE = 'data-says-language';

/** The search page in a language. */
export const searchIn = (language: string): string =>
  isEnglish(language) ? path.searchEnglish : path.search;

/** A page of our own that speaks the language it is asked for, Dutch if none is. */
export const addressIn = (language: string, href: string): string =>
  isEnglish(language) ? `${href}?${field.language}=${language}` : href;
