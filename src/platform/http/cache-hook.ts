import { cookie } from '#kernel/wire';
import type { Host } from '#platform/host';
import { cacheKey } from './params';
import { writeCached } from './send-page';

/**
 * Answers from the page cache before anything else is done for a request. A visitor with a session
 * and without our script is let through: his page shows his cart.
 */
export const addCacheHook = (host: Host): void => {
  if (!host.cache.enabled) return;
  host.app.addHook('onRequest', (request, reply, done) => {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return done();
    const cookies = headers.cookie;
    if (cookies?.includes(`${cookie.session}=`) && !cookies.includes(`${cookie.script}=1`)) {
      return done();
    }
    const page = host.cache.find(cacheKey(request.url), host.clock.now().getTime());
    if (!page) return done();
    writeCached(request, reply, page);
  });
};
