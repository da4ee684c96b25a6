import { cookie } from '#kernel/wire';
import type { Host } from '#platform/host';
import { writeCached } from './send-page';

/** The cache's key of an address: the same for each order of its parameters. */
export type CacheKey = (url: string) => string;

/**
 * Answers from the page cache before anything else is done for a request. A visitor with a session
 * and without our script is let through: his page shows his cart.
 */
export const addCacheHook = (host: Host, keyOf: CacheKey = (url) => url): void => {
  if (!host.cache.enabled) return;
  host.app.addHook('onRequest', (request, reply, done) => {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return done();
    const cookies = headers.cookie;
    if (cookies?.includes(`${cookie.session}=`) && !cookies.includes(`${cookie.script}=1`)) {
      return done();
    }
    const page = host.cache.find(keyOf(request.url));
    if (!page) return done();
    writeCached(request, reply, page);
  });
};
