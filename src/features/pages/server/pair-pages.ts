import { languageTag } from '#kernel/messages/language';

/** A page as far as its other language goes; `language` null: the site's. */
export type PairedPage = { id: number; path: string; language: string | null; noindex: boolean };

/** Pages by the numbers of those that say the same in another language. */
export type Pairs<Page> = ReadonlyMap<number, Page>;

/** A page in one of its languages, for search engines; `x-default`: for who reads none of them. */
export type Alternate = { hreflang: string; path: string };

/**
 * Pages that say the same, both ways, though only one of the two names the other. Each belongs to one
 * pair at most: the first that claims it. Two pages of one language are no pair.
 */
export const pairPages = <Page extends PairedPage>(
  named: readonly { one: Page; other: Page }[],
  siteLanguage: string,
): Pairs<Page> => {
  const tagOf = ({ language }: Page) => languageTag(language ?? siteLanguage);
  const pairs = new Map<number, Page>();
  for (const { one, other } of named) {
    if (tagOf(one) === tagOf(other) || pairs.has(one.id) || pairs.has(other.id)) continue;
    pairs.set(one.id, other);
    pairs.set(other.id, one);
  }
  return pairs;
};

/**
 * The addresses of a page in its languages, the same list for both: that in the site's language comes
 * first, and is for everybody else. None of what search engines shouldn't keep.
 */
export const alternatesOf = (
  page: Omit<PairedPage, 'id'>,
  other: Omit<PairedPage, 'id'> | undefined,
  siteLanguage: string,
): Alternate[] => {
  if (!other || page.noindex || other.noindex) return [];
  const of = ({ language, path }: Omit<PairedPage, 'id'>): Alternate => ({
    hreflang: languageTag(language ?? siteLanguage),
    path,
  });
  const [own, foreign] = [of(page), of(other)];
  const isOwnFirst = own.hreflang === languageTag(siteLanguage);
  const all = isOwnFirst ? [own, foreign] : [foreign, own];
  return [...all, { hreflang: 'x-default', path: all[0]?.path ?? own.path }];
};
