/** A cache before the site that is told what changed. Addresses without a slash at their end. */
export type PurgeTarget =
  | { kind: 'varnish'; url: string; key?: string }
  | { kind: 'fastly'; url: string; service: string; key: string }
  | { kind: 'cloudflare'; url: string; zone: string; key: string };

export type CacheKind = PurgeTarget['kind'];

/** How pages are shared by caches before the site. */
export type SharedCacheSettings = {
  /** Seconds that a cache shows a page at most without having asked again. */
  seconds: number;
  /** Which they are: each kind reads headers of its own. */
  kind: CacheKind;
  targets: readonly PurgeTarget[];
};

/** As it is written in the log: never with a key. */
export const nameOf = (target: PurgeTarget): string =>
  target.kind === 'varnish' ? `varnish at ${new URL(target.url).host}` : target.kind;
