import { type EntityIndex, listEntities } from '#features/overviews/api.server';
import type { SearchOptions } from '#kernel/values/search';
import type { Host } from '#platform/host';

export type Found = { index: EntityIndex; ids: number[]; total: number };

type Options = Pick<SearchOptions, 'limit' | 'prefixLast'> & {
  /** From which weight on the words of a kind count, where any kind has them that way. */
  leastOf?: (index: EntityIndex) => number | undefined;
};

/**
 * What every kind has for these words. An error is forgiven only when no kind at all has them as they
 * were typed: a word that articles are called by is no mistyped word of a question.
 */
export const findEverywhere = async (
  host: Host,
  words: string,
  { leastOf, ...options }: Options,
): Promise<Found[]> => {
  const kinds = await Promise.all(
    listEntities(host).map(async (index) => ({
      index,
      first: words === '' ? [] : await index.findNumbered(words),
    })),
  );
  const find = (more: SearchOptions, least = (_index: EntityIndex): number | undefined => 1) =>
    kinds.map(({ index, first }) => {
      const { ids, total } = index.find(words, first, {
        ...options,
        ...more,
        least: least(index),
      });
      return { index, ids, total };
    });
  const hasAny = (found: Found[]) => found.some(({ total }) => total > 0);
  const heavy = leastOf && find({ forgiving: false }, leastOf);
  if (heavy && hasAny(heavy)) return heavy;
  const asTyped = find({ forgiving: false });
  return hasAny(asTyped) ? asTyped : find({ forgiving: true });
};
