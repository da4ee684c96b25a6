import type { FastifyReply, FastifyRequest } from 'fastify';
import { getSite } from '#features/settings/api.server';
import { cookie } from '#kernel/wire';
import type { Host } from '#platform/host';
import { siteHeaders } from '#platform/http/headers';
import { cacheKey, isShownName, queryParams, shownParams } from '#platform/http/params';
import {
  encodingFor,
  keepShared,
  type Page,
  sendOnce,
  writeCached,
} from '#platform/http/send-page';
import { sessionToken } from '#platform/sessions/csrf';
import type { BuiltPage } from './built-page';
import { languageOf, type Params, pathOf, type RenderContext } from './context';
import { findRedirect } from './find-page';
import { decodePath, leadTo } from './lead-to';
import { noteMissing } from './missing';
import { findMyStore, findOwn, withExtras } from './page-sources';
import { type FragmentContext, fragmentContext } from './render-context';
import { flightsOf, keyFor, makeFor, type PageContent, type SharedPage } from './shared-page';
import type { Personal } from './shell';
import { speculationHeader } from './speculation-rules';
import { whileSent } from './wrap-page';

export type Build = (context: RenderContext, request: FastifyRequest) => Promise<BuiltPage>;

/**
 * Whether a visitor must get a page made for him: he has a session or a store of his own, and no script
 * of ours runs that would fill in his cart's count and his store.
 */
const needsOwnPage = (host: Host, request: FastifyRequest): boolean =>
  request.cookies[cookie.script] !== '1' &&
  (host.sessions.idOf(request) !== undefined || request.cookies[cookie.store] !== undefined);

/** Answers a GET or HEAD with a page that holds nothing personal, from the cache when it can. */
export const servePage = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  build: Build,
): Promise<FastifyReply> => {
  if (needsOwnPage(host, request)) return serveOwnFrame(host, request, reply, build);
  const made = await makeFor(host, request, {
    make: (variant) => makeShared(host, request, build, variant),
    findStore: async () => (await findMyStore(host, request))?.id,
  });
  if ('once' in made) {
    // What had a page of its own may have moved.
    const path = decodePath(pathOf(request));
    const moved = made.once.status === 404 ? await findRedirect(host, path) : undefined;
    if (moved) return leadTo(request, reply, moved.toPath, moved.status);
    if (made.once.status === 404) noteMissing(host, request);
    return sendOnce(request, reply, made.once, { isOwn: false });
  }
  writeCached(request, reply, made.kept);
  return reply;
};

/** Made once for all who ask for it at the same moment; with a variant for those who chose that store. */
const makeShared = (
  host: Host,
  request: FastifyRequest,
  build: Build,
  variant?: number,
): Promise<SharedPage> => {
  const { cache } = host;
  const version = cache.version();
  const key = keyFor(request.url, variant);
  const make = async (): Promise<SharedPage> => {
    const asked = new Set<number>();
    const context = { ...fragmentContext(host, request), asked, mine: variant };
    const page = withExtras(context, await build(context, request));
    const { tags, until } = page;
    const keeping = { tags, version, now: context.now.getTime(), until: until?.getTime() };
    const fixed = { ...siteHeaders(host, request.url), ...speculationHeader };
    const encoding = encodingFor(request);
    const use = (sent: Page): SharedPage => {
      const stores = asked.size > 0 ? [...asked] : undefined;
      const content = { ...contentOf(context, page), ...(stores && { stores }) };
      const shared = { cache, key, keeping, page: sent, fixed, encoding, content, stores };
      const kept = keepShared(shared);
      return kept ? { kept } : { once: { ...sent, html: Buffer.from(sent.html) }, content };
    };
    return whileSent(host, context, page, { use });
  };
  return cache.enabled ? flightsOf(host).share(key, version, make) : make();
};

const contentOf = (
  { fragments }: FragmentContext,
  { main: _, ...page }: BuiltPage,
): PageContent => ({
  page,
  span: fragments.span,
});

/** The content of a page that is the same for everyone: kept with that page. */
const findContent = async (host: Host, request: FastifyRequest, build: Build) => {
  const kept = host.cache.find(cacheKey(request.url), host.clock.now().getTime());
  const made: SharedPage = kept?.content ? { kept } : await makeShared(host, request, build);
  const [whole, { page, span }] =
    'once' in made
      ? [made.once.html, made.content]
      : [made.kept.bodies.as('identity'), made.kept.content as PageContent];
  return { page, main: whole.subarray(...span) };
};

/**
 * Answers with everyone's content in this visitor's own frame: it tells what is in his cart. Who has a
 * store of his own gets the content made for him as well: what lists stores begins with his.
 */
const serveOwnFrame = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  build: Build,
): Promise<FastifyReply> => {
  const session = await host.sessions.find(request);
  const personal = await findOwn(host, request, session);
  const context = fragmentContext(host, request, {
    token: session && sessionToken(host.config.secret, session.id),
    store: personal.store?.id,
  });
  const page = personal.store
    ? withExtras(context, await build(context, request))
    : await sharedContent(context, request, build);
  const use = (sent: Page) => sendOnce(request, reply, sent);
  return whileSent(host, context, page, { personal, use });
};

const sharedContent = async (
  { host, fragments }: FragmentContext,
  request: FastifyRequest,
  build: Build,
): Promise<BuiltPage> => {
  const { page, main } = await findContent(host, request, build);
  return { ...page, main: fragments.mark(main) };
};

/** The whole query of a page that is this visitor's own, what it shows in its plainest form. */
const ownParams = (url: string): Params => {
  const all = queryParams(url);
  const others = Object.entries(all).filter(([name]) => !isShownName(name));
  return Object.assign(Object.create(null), Object.fromEntries(others), shownParams(all));
};

/**
 * Answers with a page made for this visitor alone: checkout, order, or any page without script. `madeUp`: what
 * it shows of a visitor who isn't there, instead of this one.
 */
export const serveOwnPage = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  build: Build,
  madeUp?: Personal,
): Promise<FastifyReply> => {
  const session = await host.sessions.find(request);
  const personal = madeUp ?? (await findOwn(host, request, session));
  const context = fragmentContext(host, request, {
    token: session && sessionToken(host.config.secret, session.id),
    params: ownParams(request.url),
    language: languageOf(host, request),
    store: personal.store?.id,
  });
  const made = await build(context, request);
  // What doesn't say that it speaks the language it is asked for is in the site's own.
  const page = { ...made, language: made.language ?? getSite(host).language };
  const use = (sent: Page) => sendOnce(request, reply, sent);
  return whileSent(host, context, page, { personal, use });
};
