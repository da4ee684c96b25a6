import { keysOfPage } from './keys';
import type { CacheKind } from './settings';

/** In seconds: so long a shared cache may show a page whose time is over while it asks for it anew. */
export const REVALIDATE = 30;

/** What is known of a page that was kept. Times in ms since 1970. */
export type Kept = {
  tags: readonly string[];
  /** When the data was read that it shows. */
  madeAt: number;
  /** When it stops being true by itself; may be infinite. */
  end: number;
};

/** How a kept page is shared by caches before the site. */
export type Sharing = {
  headers: Readonly<Record<string, string>>;
  /** In whole seconds, rounded up: how old what it shows is. Undefined: too old to be shared. */
  age: () => number | undefined;
};

export type SharingOptions = {
  /** As `SharedCacheSettings` has it. */
  seconds: number;
  kind: CacheKind;
  /** The time in ms since 1970. */
  now: () => number;
};

type Shared = { keys: readonly string[]; seconds: number; stale: number };

/**
 * What each kind of cache reads. Our Varnish takes what is for caches out before browsers see it. The others have a
 * header of their own for how long a stale page may be shown: browsers read that in Cache-Control too.
 */
const headersFor: Record<CacheKind, (shared: Shared) => Record<string, string>> = {
  varnish: (shared) => ({
    'cache-control': forCaches(shared) + staleOf(shared),
    'surrogate-key': shared.keys.join(' '),
  }),
  fastly: (shared) => ({
    'cache-control': forCaches(shared),
    'surrogate-control': `max-age=${shared.seconds}${staleOf(shared)}`,
    'surrogate-key': shared.keys.join(' '),
  }),
  cloudflare: (shared) => ({
    'cache-control': forCaches(shared),
    'cloudflare-cdn-cache-control': `max-age=${shared.seconds}${staleOf(shared)}`,
    'cache-tag': shared.keys.join(','),
  }),
};

const forCaches = ({ seconds }: Shared): string => `public, max-age=0, s-maxage=${seconds}`;
const staleOf = ({ stale }: Shared): string =>
  stale > 0 ? `, stale-while-revalidate=${stale}` : '';

/**
 * How caches may share a kept page; undefined when they may not, since it changes within a second or names more
 * than a header holds. A page is as old as its data, not as the answer: `age` goes with each.
 */
export const sharingOf = (
  { tags, madeAt, end }: Kept,
  { seconds: most, kind, now }: SharingOptions,
): Sharing | undefined => {
  const keys = keysOfPage(tags);
  const lasts = Math.floor((end - madeAt) / 1000);
  const seconds = Math.min(most, lasts);
  if (!keys || seconds < 1) return undefined;
  const stale = Math.min(REVALIDATE, lasts - seconds);
  const headers = headersFor[kind]({ keys, seconds, stale });
  const age = () => {
    const past = Math.max(0, Math.ceil((now() - madeAt) / 1000));
    return past < seconds ? past : undefined;
  };
  return { headers, age };
};
