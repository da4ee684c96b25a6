import { ENTITY_CHANGED, type EntityChanged } from '#features/overviews/api.server';
import { registerReturnStores } from '#features/settings/api.server';
import { placeOrder } from '#kernel/values/place-order';
import type { Host } from '#platform/host';
import { storeEntity } from '../entity';
import { hasPage, type Location, listLocations } from './read';

export type Directory = {
  /** All places by their names, offices and warehouses too. */
  all: readonly Location[];
  byId: ReadonlyMap<number, Location>;
  /** Those that visitors may see, by place. */
  stores: readonly Location[];
  /** What follows from these places alone: worked out once. */
  remember: <T>(key: string, make: () => T) => T;
};

/** What callers ask of places differs little. */
const MOST_KNOWN = 50;

const kept = new WeakMap<Host, Promise<Directory>>();

const inDutch = new Intl.Collator('nl').compare;

const byPlace = (a: Location, b: Location): number =>
  inDutch(placeOrder(a.place), placeOrder(b.place)) || inDutch(a.title, b.title);

const read = async (host: Host): Promise<Directory> => {
  const all = await listLocations(host);
  const known = new Map<string, unknown>();
  return {
    all,
    byId: new Map(all.map((one) => [one.id, one])),
    stores: all.filter(hasPage).sort(byPlace),
    remember: (key, make) => {
      if (known.size >= MOST_KNOWN) known.clear();
      if (!known.has(key)) known.set(key, make());
      return known.get(key) as ReturnType<typeof make>;
    },
  };
};

/**
 * All places, kept in memory until one changes: a search looks through all of them, and reading
 * thousands of rows takes longer than everything else that it does.
 */
export const getDirectory = (host: Host): Promise<Directory> => {
  const known = kept.get(host);
  if (known) return known;
  const reading = read(host);
  kept.set(host, reading);
  reading.catch(() => {
    if (kept.get(host) === reading) kept.delete(host);
  });
  return reading;
};

/** The service of a store where orders can be picked up. */
export const PICKUP_SERVICE = 'afhalen';

/** The service of a store that takes returns. */
const RETURN_SERVICE = 'retour';

/** Stores with a service such as 'afhalen', by place. */
export const listStoresWith = async (host: Host, service: string): Promise<readonly Location[]> => {
  const { stores, remember } = await getDirectory(host);
  return remember(`with ${service}`, () => stores.filter((one) => one.services.includes(service)));
};

const offersReturns = async (directory: Promise<Directory>): Promise<boolean> =>
  (await directory).stores.some(({ services }) => services.includes(RETURN_SERVICE));

/** Forgets places when they may have changed; what is being read at that moment is old too. */
export const keepDirectoryFresh = (host: Host): void => {
  const forget = () => void kept.delete(host);
  const takesReturns = () => offersReturns(getDirectory(host));
  registerReturnStores(host, takesReturns);
  host.events.subscribe<EntityChanged>(ENTITY_CHANGED, async ({ entity }) => {
    if (entity !== storeEntity.name) return;
    const before = kept.get(host);
    forget();
    const had = before && (await offersReturns(before));
    // Pages of articles say whether one can bring something back to a store.
    if (had !== undefined && had !== (await takesReturns())) host.cache.drop(['*']);
  });
  host.events.onReconnect(forget);
};
