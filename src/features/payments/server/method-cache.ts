import { payments as limits } from '#kernel/limits';
import type { Host } from '#platform/host';
import { wantLogo } from './logos';
import type { ProviderMethod } from './provider';
import { findProvider } from './providers';

type Kept = { at: number; methods: ProviderMethod[] };
type Shelf = { kept: Map<string, Kept>; asking: Map<string, Promise<ProviderMethod[]>> };

const shelves = new WeakMap<Host, Shelf>();

const shelfOf = (host: Host): Shelf => {
  const shelf = shelves.get(host) ?? { kept: new Map(), asking: new Map() };
  shelves.set(host, shelf);
  return shelf;
};

const fetchMethods = async (host: Host, country: string): Promise<ProviderMethod[]> => {
  const { kept } = shelfOf(host);
  const at = host.clock.now().getTime();
  try {
    const methods = (await findProvider(host)?.listMethods({ country })) ?? [];
    kept.set(country, { at, methods });
    for (const method of methods) void wantLogo(host, method);
    return methods;
  } catch (err) {
    host.log.warn({ err, country }, 'ways to pay could not be asked for');
    const known = kept.get(country);
    const methods = known && at - known.at < limits.methodsStale ? known.methods : [];
    // The next visitors don't wait for a provider that is away; it is asked again in a while.
    kept.set(country, { at: at - limits.methodsFresh + limits.fresh, methods });
    return methods;
  }
};

/**
 * The provider's ways to pay in a country. Kept for ten minutes; while the provider is away those
 * of the last day stand in, or none.
 */
export const findMethods = (host: Host, country: string): Promise<ProviderMethod[]> => {
  const { kept, asking } = shelfOf(host);
  const known = kept.get(country);
  const age = known ? host.clock.now().getTime() - known.at : Number.POSITIVE_INFINITY;
  if (known && age < limits.methodsFresh) return Promise.resolve(known.methods);
  const running = asking.get(country);
  if (running) return running;
  const task = fetchMethods(host, country).finally(() => asking.delete(country));
  asking.set(country, task);
  return task;
};

/** Those that are known already, or at once: nothing waits for a provider, which is asked meanwhile. */
export const peekMethods = async (host: Host, country: string): Promise<ProviderMethod[]> => {
  const atOnce = new Promise<undefined>((resolve) => setImmediate(resolve, undefined));
  const found = await Promise.race([findMethods(host, country), atOnce]);
  return found ?? shelfOf(host).kept.get(country)?.methods ?? [];
};
