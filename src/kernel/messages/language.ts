/** In which language a page speaks: Dutch, with English for a small part of it (S1/2). */

/** S9.9/12: of a page that says nothing else. */
export const DUTCH = 'nl_NL';
/** Of an English page where a site doesn't say which English. */
export const ENGLISH = 'en_GB';

/** What something is called in Dutch, and in English where it has a name in it. */
export type Label = { label: string; english?: string };

type Text = string | number | boolean | null | undefined;

/** The same texts whatever they say: a literal becomes any text of its kind. */
export type Texts<T> = T extends string
  ? string
  : T extends Text
    ? T
    : T extends (...args: infer A) => infer R
      ? (...args: A) => Texts<R>
      : T extends readonly (infer Item)[]
        ? readonly Texts<Item>[]
        : { readonly [Key in keyof T]: Texts<T[Key]> };

/** Those of the texts that there are in another language; each of the same kind as the Dutch one. */
export type Fallback<T> = T extends (...args: never[]) => unknown
  ? Texts<T>
  : T extends Text | readonly unknown[]
    ? Texts<T>
    : { readonly [Key in keyof T]?: Fallback<T[Key]> };

/** `en`, `en_GB`, `en-US`. */
export const isEnglish = (language: string): boolean => /^en(?:[_-]|$)/i.test(language);

/** A language as HTML and search engines know it: `nl`, `en`. */
export const languageTag = (language: string): string => language.slice(0, 2);

/** What marks words of one language on a page of another: `nl`; undefined where they are the page's own. */
export const otherTag = (words: string, page: string): string | undefined =>
  languageTag(words) === languageTag(page) ? undefined : languageTag(words);

/** What a language calls itself: the same on pages of any language. */
export const nameOfLanguage = (language: string): string =>
  isEnglish(language) ? 'English' : 'Nederlands';

/** What something is called on a page of a language. */
export const labelIn = (language: string, { label, english }: Label): string =>
  isEnglish(language) ? (english ?? label) : label;

/** Whether a text is a page's language as the product writes it: `nl_NL`. */
export const isLanguage = (text: string): boolean => /^[a-z]{2}_[A-Z]{2}$/.test(text);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merge = (dutch: Record<string, unknown>, other: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(dutch).map(([key, text]) => {
      const own = other[key];
      if (own === undefined) return [key, text];
      return [key, isGroup(text) && isGroup(own) ? merge(text, own) : own];
    }),
  );

const merged = new WeakMap<object, object>();

/**
 * The texts of a page in a language: English where there are any, Dutch for the rest of them and for
 * every other language.
 */
export const inLanguage = <T extends object>(
  language: string,
  dutch: T,
  english: Fallback<NoInfer<T>>,
): Texts<T> => {
  if (!isEnglish(language)) return dutch as Texts<T>;
  const known = merged.get(dutch) ?? merge(dutch as Record<string, unknown>, { ...english });
  merged.set(dutch, known);
  return known as Texts<T>;
};
