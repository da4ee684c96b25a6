import { createContext, type ReactNode, use } from 'react';
import {
  DUTCH,
  type Fallback,
  inLanguage,
  isEnglish,
  otherTag,
  type Texts,
} from '#kernel/messages/language';

type Spoken = { language: string; data: string };

const Language = createContext<Spoken | undefined>(undefined);

/** In the browser a page says itself in which language it is. */
const languageOfPage = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset.language;

/** The language of the page that a part stands on: `nl_NL`. */
export const useLanguage = (): string => use(Language)?.language ?? languageOfPage() ?? DUTCH;

/** Marks what is data of the site, where that isn't in the page's language: its `lang`. */
export const useDataLang = (): string | undefined => {
  const spoken = use(Language);
  return spoken && otherTag(spoken.data, spoken.language);
};

/** Texts in the language of the page; those that have no English one are Dutch. */
export const useTexts = <T extends object>(dutch: T, english: Fallback<NoInfer<T>>): Texts<T> =>
  inLanguage(useLanguage(), dutch, english);

/**
 * Has all that stands in `node` speak a language; `data`: that of the site's data. In Dutch it is the
 * node itself.
 */
export const withLanguage = (language: string, node: ReactNode, data = DUTCH): ReactNode =>
  isEnglish(language) ? <Language value={{ language, data }}>{node}</Language> : node;
