import { type EntityIndex, listEntities } from '#features/overviews/api.server';
import { type SearchOptions, type SearchResult, stemsOf } from '#kernel/values/search';
import type { Host } from '#platform/host';

/** Whether somebody who typed these words means the kind at all; see `askedBy`. */
export const isAskedFor = ({ source, search }: EntityIndex, words: string): boolean => {
  const { askedBy, called = [] } = source.search ?? {};
  if (askedBy === undefined) return true;
  const kinds = new Set(called.flatMap(stemsOf));
  const options = { least: askedBy, forgiving: false, limit: 0 };
  return (
    stemsOf(words).some((stem) => kinds.has(stem)) ||
    words.split(/\s+/).some((word) => search.search(word, options).total > 0)
  );
};

/** Without the kinds that nobody means by these words, where any other has them. */
export const withoutUnasked = (found: Found[], words: string): Found[] => {
  const asked = found.filter(({ index }) => isAskedFor(index, words));
  return hasAny(asked) ? asked : found;
};

/** What one kind has; `best`: how well its best row answers; `corrected`: by which words, if not by those typed. */
export type Found = {
  index: EntityIndex;
  ids: number[];
  total: number;
  best: number;
  corrected: string | undefined;
};

type Options = Pick<SearchOptions, 'limit' | 'prefixLast'> & {
  /** Of the page that is searched from. */
  language: string;
  /** What `lookUp` told of these words, where more is found by them. */
  known?: Known;
  /** From which weight on the words of a kind count, where any kind has them that way. */
  leastOf?: (index: EntityIndex) => number | undefined;
  /** Of the kinds that have a price: what it may be, in cents. */
  price?: PriceRange;
};

/** What something may cost, in cents. */
export type PriceRange = { min?: number; max?: number };

/** What was found within a price, as the filter of the search page narrows it. */
const within = (index: EntityIndex, found: SearchResult, price: PriceRange, limit = 0) => {
  const bits = index.facets.select({ ranges: { price }, text: found });
  const ids = Array.from(found.page(0, limit, bits), (slot) => index.facets.slots.idAt(slot));
  return { ids, total: bits.count(), best: found.best };
};

const hasPrice = ({ source }: EntityIndex): boolean =>
  source.entity.columns.some(({ name, kind }) => name === 'price' && kind === 'number');

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
  { language, leastOf, known, price, ...options }: Options,
): Promise<Found[]> => {
  const kinds = known ?? (await lookUp(host, words, language));
  const find = (more: SearchOptions, leastOfKind: Options['leastOf'] = () => undefined) =>
    kinds.map(({ index, first }): Found => {
      const least = leastOfKind(index) ?? index.source.search?.least;
      const found = index.find(words, first, { ...options, ...more, least });
      const { ids, total, best } =
        price && hasPrice(index) ? within(index, found, price, options.limit) : found;
      return { index, ids, total, best, corrected: found.corrected };
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
