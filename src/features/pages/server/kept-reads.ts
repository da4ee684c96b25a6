import { QueryCache } from '#platform/cache/query-cache';
import type { Host } from '#platform/host';

/** Pages, blocks and sections as they were read, until one of them changes. */
const kept = new WeakMap<Host, QueryCache<unknown>>();

const keptOf = (host: Host): QueryCache<unknown> => {
  const reads = kept.get(host) ?? new QueryCache<unknown>();
  kept.set(host, reads);
  return reads;
};

export const keep = <T>(host: Host, key: string, read: () => Promise<T | undefined>) =>
  keptOf(host).get(key, host.clock.now().getTime(), read) as Promise<T | undefined>;

/** Forgets what was read: a page or a section changed. */
export const dropPages = (host: Host): void => keptOf(host).drop();
