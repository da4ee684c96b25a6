import { findArrangement, orderList } from '#features/overviews/api.server';
import type { Host } from '#platform/host';
import type { Found, Known } from './find-everywhere';

/** What somebody arranged for these very words: what comes first on the page of results comes first here too. */
export const asArranged = (
  host: Host,
  found: readonly Found[],
  words: string,
  { known, limit }: { known: Known; limit: number },
): Found[] => {
  const now = host.clock.now();
  return found.map((one) => {
    const { name } = one.index.source.entity;
    const { arranged } = findArrangement(host, name, { filter: {}, words }, now);
    if (!arranged || one.total === 0) return one;
    const first = known.find(({ index }) => index === one.index)?.first ?? [];
    const ids = orderList(one.index, { filter: {}, order: '', words, first }, arranged);
    return { ...one, ids: ids.slice(0, limit), total: ids.length };
  });
};
