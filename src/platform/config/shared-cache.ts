import type { PurgeTarget, SharedCacheSettings } from '../shared-cache/settings';
import { ConfigError } from './errors';
import type { Settings } from './schema';

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const targetOf = (given: Settings, text: string): PurgeTarget => {
  const [, kind, rest = ''] = /^(varnish|fastly|cloudflare):(.+)$/.exec(text) ?? [];
  const needed = (name: 'FASTLY_API_KEY' | 'CLOUDFLARE_API_TOKEN'): string => {
    const key = given[name];
    if (key === undefined) throw new ConfigError(`${name} is needed to purge ${kind}`);
    return key;
  };
  if (kind === 'varnish' && isWebAddress(rest)) {
    return { kind, url: rest.replace(/\/+$/, ''), key: given.VARNISH_PURGE_KEY };
  }
  if (kind === 'fastly' && /^\w{10,40}$/.test(rest)) {
    return { kind, url: given.FASTLY_URL, service: rest, key: needed('FASTLY_API_KEY') };
  }
  if (kind === 'cloudflare' && /^[0-9a-f]{32}$/.test(rest)) {
    return { kind, url: given.CLOUDFLARE_URL, zone: rest, key: needed('CLOUDFLARE_API_TOKEN') };
  }
  throw new ConfigError(
    `SHARED_CACHE_PURGE must be caches such as varnish:http://10.0.0.5:6081, fastly:SERVICE or cloudflare:ZONE, with commas between them, not ${JSON.stringify(text)}`,
  );
};

/** Caches before the site, if pages are for them too. Throws ConfigError for what would leave them with old pages. */
export const readSharedCache = (given: Settings): SharedCacheSettings | undefined => {
  if (!given.SHARED_CACHE) return undefined;
  if (!given.PAGE_CACHE) throw new ConfigError('PAGE_CACHE must be on when SHARED_CACHE is');
  if (!given.SHARED_CACHE_PURGE) {
    throw new ConfigError(
      'SHARED_CACHE_PURGE is needed when SHARED_CACHE is on: who is told what changed?',
    );
  }
  const named = given.SHARED_CACHE_PURGE.split(',').map((text) => text.trim());
  const targets = [...new Set(named)].map((text) => targetOf(given, text));
  const [kind = 'varnish', ...others] = new Set(targets.map((target) => target.kind));
  if (others.length > 0) {
    throw new ConfigError(
      `SHARED_CACHE_PURGE must name caches of one kind, not ${kind} and ${others[0]}`,
    );
  }
  return { seconds: given.SHARED_CACHE_SECONDS, kind, targets };
};
