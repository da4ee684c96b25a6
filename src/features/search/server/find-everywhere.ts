import { type EntityIndex, listEntities } from '#features/overviews/api.server';
import type { SearchOptions } from '#kernel/values/search';
import type { Host } from '#platform/host';

export type Found = { index: EntityIndex; ids: number[]; total: number };

/**
 * What every kind has for these words. An error is forgiven only when no kind at all has them as they
 * were typed: a word that articles are called by is no mistyped word of a question.
 */
export const findEverywhere = async (
  host: Host,
  words: string,
  options: Pick<SearchOptions, 'limit' | 'prefixLast'>,
): Promise<Found[]> => {
  const kinds = await Promise.all(
    listEntities(host).map(async (index) => ({
      index,
      first: words === '' ? [] : await index.findNumbered(words),
    })),
  );
  const find = (forgiving: boolean) =>
    kinds.map(({ index, first }) => {
      const { ids, total } = index.find(words, first, { ...options, forgiving });
      return { index, ids, total };
    });
  const asTyped = find(false);
  return asTyped.some(({ total }) => total > 0) ? asTyped : find(true);
};
