import { type EntityIndex, listEntities } from '#features/overviews/api.server';
import type { SearchOptions } from '#kernel/values/search';
import type { Host } from '#platform/host';

/** What one kind has; `best`: how well its best row answers. */
export type Found = { index: EntityIndex; ids: number[]; total: number; best: number };

type Options = Pick<SearchOptions, 'limit' | 'prefixLast'> & {
  /** Of the page that is searched from. */
  language: string;
  /** What `lookUp` told of these words, where more is found by them. */
  known?: Known;
  /** From which weight on the words of a kind count, where any kind has them that way. */
  leastOf?: (index: EntityIndex) => number | undefined;
};

/** Each kind with what its numbers say of some words, which costs a look in the database. */
export type Known = readonly { index: EntityIndex; first: number[] }[];

export const lookUp = (host: Host, words: string, language: string): Promise<Known> =>
  Promise.all(
    listEntities(host)
      .filter(({ source }) => source.isIn?.(host, language) ?? true)
      .map(async (index) => ({
        index,
        first: words === '' ? [] : await index.findNumbered(words),
      })),
  );

const hasAny = (found: readonly Found[]) => found.some(({ total }) => total > 0);

/** Without the kinds that a mistyped word finds only where it finds nothing else. */
const withoutSeldom = (found: Found[]): Found[] => {
  const isSeldom = ({ index }: Found) => index.source.search?.seldomMistyped;
  if (!hasAny(found.filter((one) => !isSeldom(one)))) return found;
  return found.map((one) => (isSeldom(one) ? { ...one, ids: [], total: 0, best: 0 } : one));
};

/**
 * What every kind has for these words. An error is forgiven only when no kind at all has them as they
 * were typed: a word that articles are called by is no mistyped word of a question. A word that a
 * kind only mentions is read more widely there, as what it is.
 */
export const findEverywhere = async (
  host: Host,
  words: string,
  { language, leastOf, known, ...options }: Options,
): Promise<Found[]> => {
  const kinds = known ?? (await lookUp(host, words, language));
  const find = (more: SearchOptions, leastOfKind: Options['leastOf'] = () => undefined) =>
    kinds.map(({ index, first }): Found => {
      const least = leastOfKind(index) ?? index.source.search?.least;
      const { ids, total, best } = index.find(words, first, { ...options, ...more, least });
      return { index, ids, total, best };
    });
  const asTyped = { forgiving: false };
  const isTyped = kinds.some(
    ({ index, first }) =>
      index.find(words, first, { ...options, ...asTyped, widens: false, limit: 0 }).total > 0,
  );
  if (!isTyped) return withoutSeldom(find({ forgiving: true }));
  const heavy = leastOf ? find(asTyped, leastOf) : [];
  return hasAny(heavy) ? heavy : find(asTyped);
};
