import { listEntities } from '#features/overviews/api.server';
import { getSite, shownFrame } from '#features/settings/api.server';
import type { SearchHit } from '#kernel/define/entity';
import { suggestions as limits } from '#kernel/limits';
import { enSearch } from '#kernel/messages/en-search';
import { inLanguage, languageTag, otherTag } from '#kernel/messages/language';
import { search } from '#kernel/messages/nl-search';
import { searchIn } from '#kernel/wire-language';
import type { Host } from '#platform/host';
import type { SuggestionGroup } from '../contract';

/** What the site says that is often looked for, by language: its setting `popularSearches`. */
const oftenIn = (settings: Record<string, unknown>, language: string): string[] => {
  const known = (settings.popularSearches ?? {}) as Record<string, unknown>;
  const words = known[languageTag(language)];
  return Array.isArray(words) ? words.filter((one) => typeof one === 'string' && one !== '') : [];
};

/**
 * What a search box shows before anything is typed: what was looked at in this browser, which tells the
 * numbers, what others look for, and the main parts of the shop.
 */
export const findStartList = async (
  host: Host,
  language: string,
  ids: readonly number[],
): Promise<SuggestionGroup[]> => {
  const site = getSite(host);
  const texts = inLanguage(language, search, enSearch);
  const [products] = listEntities(host);
  const seen = (await products?.hits.find(ids.slice(0, limits.recent))) ?? [];
  const often = oftenIn(site.settings, language).slice(0, limits.often);
  const hit = (title: string, href: string, place: number): SearchHit => ({
    id: place + 1,
    title,
    href,
  });
  const groups: SuggestionGroup[] = [
    {
      name: 'Recent',
      label: texts.recent,
      lang: otherTag(site.language, language),
      hits: seen,
    },
    {
      name: 'Often',
      label: texts.often,
      short: true,
      hits: often.map((words, place) =>
        hit(words, `${searchIn(language)}?${new URLSearchParams({ search: words })}`, place),
      ),
    },
    {
      name: 'Part',
      label: texts.departments,
      short: true,
      hits: shownFrame(host, language).navigation.map(({ title, href }, place) =>
        hit(title, href, place),
      ),
    },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
};
