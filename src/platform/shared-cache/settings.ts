/** By which header a cache is told what a page shows: of Varnish and Fastly, and of Cloudflare. */
export type KeyHeader = 'surrogate-key' | 'cache-tag';

/** A cache before the site that is told what changed. Addresses without a slash at their end. */
export type PurgeTarget =
  | { kind: 'varnish'; url: string; key?: string }
  | { kind: 'fastly'; url: string; service: string; key: string }
  | { kind: 'cloudflare'; url: string; zone: string; key: string };

/** How pages are shared by caches before the site. */
export type SharedCacheSettings = {
  /** Seconds that a cache shows a page at most without having asked again. */
  seconds: number;
  targets: readonly PurgeTarget[];
};

/** As it is written in the log: never with a key. */
export const nameOf = (target: PurgeTarget): string =>
  target.kind === 'varnish' ? `varnish at ${new URL(target.url).host}` : target.kind;

/** The headers that pages carry for these caches. */
export const keyHeadersOf = (targets: readonly PurgeTarget[]): KeyHeader[] => {
  const wants = new Set(
    targets.map(({ kind }): KeyHeader => (kind === 'cloudflare' ? 'cache-tag' : 'surrogate-key')),
  );
  return [...wants];
};
