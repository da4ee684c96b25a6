import type { FastifyReply, FastifyRequest } from 'fastify';
import { ANOTHER_STORE } from '#kernel/values/block-schedule';
import { storeIdIn } from '#kernel/values/my-store';
import { cookie } from '#kernel/wire';
import type { CachedPage } from '#platform/cache/encode-page';
import { variantKey } from '#platform/cache/page-cache';
import type { Host } from '#platform/host';
import { isPersonal } from '#platform/shared-cache/personal';
import { cacheKey } from './params';
import { writeCached } from './send-page';
import { createTurns } from './turns';

/**
 * The kept page that may be shown to whoever asks. A visitor with a session or a store of his own, and
 * without our script, gets none: his page shows them.
 */
const findKept = (
  host: Host,
  { method, headers, url }: FastifyRequest,
  find: 'find' | 'findMade',
): CachedPage | undefined => {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const cookies = headers.cookie;
  if (cookies && isPersonal(cookies) && !cookies.includes(`${cookie.script}=1`)) return undefined;
  const key = cacheKey(url);
  const now = host.clock.now().getTime();
  const page = host.cache[find](key, now);
  const chosen = page?.stores && cookies ? storeIdIn(cookies) : undefined;
  if (!page?.stores || chosen === undefined) return page;
  if (page.stores.includes(chosen)) return host.cache[find](variantKey(key, chosen), now);
  // Whether a store that isn't named is one at all isn't known here.
  return page.stores.includes(ANOTHER_STORE) ? undefined : page;
};

/** Answers with the kept page, if there is one for who asks. Answers whether it did. */
export const answerKept = (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  find: 'find' | 'findMade' = 'find',
): boolean => {
  const page = findKept(host, request, find);
  if (page) writeCached(request, reply, page, { again: true });
  return page !== undefined;
};

/** Answers from the page cache before anything else is done for a request. */
export const addCacheHook = (host: Host): void => {
  if (!host.cache.enabled) return;
  host.app.addHook('onRequest', (request, reply, done) => {
    if (!answerKept(host, request, reply)) done();
  });
};

/**
 * Has requests that no kept page answers take turns, on routes that are added after this. A page that was made while one
 * waited is not made again for it.
 */
export const addTurns = (host: Host): void => {
  const take = createTurns();
  host.app.addHook('onRequest', (request, reply, done) => {
    take(() => {
      if (!answerKept(host, request, reply, 'findMade')) done();
    });
  });
};
