import type { Config } from '../config/config';
import type { Host } from '../host';
import { createPurger, type Purger } from './purger';
import { type Kept, sharingOf } from './sharing';

/** In ms: a page is kept so long in any case, see `PageCache`. */
const LIFETIME = 60_000;

/** What the page cache needs to know where caches before the site share its pages. */
export const sharingOptions = ({ sharedCache }: Config, now: () => number) => {
  if (!sharedCache) return {};
  const { seconds, kind } = sharedCache;
  const options = { seconds, kind, now };
  return {
    share: (kept: Kept) => sharingOf(kept, options),
    // Older than that they would be too old to be shared.
    lifetime: Math.min(LIFETIME, seconds * 500),
  };
};

/**
 * Tells caches before the site what this process drops, and to forget everything once it listens: what changed
 * while no process ran, or was still to be told by one that was killed, and what another build made.
 */
export const addPurger = (host: Host): Purger | undefined => {
  const { sharedCache } = host.config;
  if (!sharedCache || !host.serves) return undefined;
  const purger = createPurger({ targets: sharedCache.targets, log: host.log });
  host.cache.onDropped(purger.purge);
  host.app.addHook('onListen', async () => purger.purge(['*']));
  return purger;
};
