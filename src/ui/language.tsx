import { createContext, type ReactNode, use } from 'react';
import { DUTCH, type Fallback, inLanguage, isEnglish, type Texts } from '#kernel/messages/language';

const Language = createContext<string | undefined>(undefined);

/** In the browser a page says itself in which language it is. */
const languageOfPage = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.language;

/** The language of the page that a part stands on: `nl_NL`. */
export const useLanguage = (): string => use(Language) ?? languageOfPage() ?? DUTCH;

/** Texts in the language of the page; those that have no English one are Dutch. */
export const useTexts = <T extends object>(dutch: T, english: Fallback<NoInfer<T>>): Texts<T> =>
  inLanguage(useLanguage(), dutch, english);

/** Has all that stands in `node` speak a language. In Dutch it is the node itself. */
export const speaking = (language: string, node: ReactNode): ReactNode =>
  isEnglish(language) ? <Language value={language}>{node}</Language> : node;
