import { sql } from 'drizzle-orm';
import { ENTITY_CHANGED, type EntityChanged, getEntity } from '#features/overviews/api.server';
import { product as limits } from '#kernel/limits';
import { QueryCache } from '#platform/cache/query-cache';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import { productEntity } from '../entity';

/** Articles with one and the same tag that begins so are worn, or stand, together. */
const TAG = 'look:';

type Together = (host: Host, productId: number) => readonly number[];
/** By tag the articles that carry it, the oldest first. */
type Looks = ReadonlyMap<string, readonly number[]>;

const sources = new Registry<Together>('source of looks');
const kept = new WeakMap<Host, QueryCache<Looks>>();

/** Whoever knows what articles go with one tells it: the catalogue itself knows no sets. */
export const registerTogether = (host: Host, name: string, find: Together): void =>
  sources.add(host, name, find);

const readLooks = async (host: Host): Promise<Looks> => {
  const { rows } = await host.db.execute<{ tag: string; ids: number[] }>(sql`
    select tag, array_agg(p.id order by p.id) as ids
    from products p, jsonb_array_elements_text(p.tags) tag
    where p.state = 'Online' and p.tags::text like ${`%"${TAG}%`} and starts_with(tag, ${TAG})
    group by tag`);
  return new Map(rows.map(({ tag, ids }) => [tag, ids]));
};

/** Forgets the looks when articles change. */
export const keepLooks = (host: Host): void => {
  const reads = new QueryCache<Looks>();
  kept.set(host, reads);
  host.events.subscribe<EntityChanged>(ENTITY_CHANGED, ({ entity }) => {
    if (entity === productEntity.name) reads.drop();
  });
  host.events.onReconnect(() => reads.drop());
};

/**
 * What completes the look of an article: those of the sets that it is part of, then those of the looks
 * that it is in. Other ones of its kind are no part of that.
 */
export const findLook = async (
  host: Host,
  { id, tags }: { id: number; tags: readonly string[] },
): Promise<number[]> => {
  const together = sources.list(host).flatMap((find) => find(host, id));
  const own = tags.filter((tag) => tag.startsWith(TAG));
  const now = host.clock.now().getTime();
  const looks =
    own.length > 0 ? await kept.get(host)?.get('', now, () => readLooks(host)) : undefined;
  const { facets } = getEntity(host, productEntity.name);
  const all = new Set([...together, ...own.flatMap((tag) => looks?.get(tag) ?? [])]);
  return [...all].filter((one) => one !== id && facets.has(one)).slice(0, limits.look);
};
