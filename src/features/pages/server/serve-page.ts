import type { FastifyReply, FastifyRequest } from 'fastify';
import { assetsOf, colorsOf, getSite } from '#features/settings/api.server';
import { errorSummaryMark } from '#kernel/error-summary';
import { enUi } from '#kernel/messages/en-ui';
import { inLanguage } from '#kernel/messages/language';
import { ui } from '#kernel/messages/nl-ui';
import { belowMark, type LaterSheet, sheetMark } from '#kernel/style-sheets';
import { appBase } from '#kernel/values/app-area';
import { fitHeaders } from '#kernel/values/fit-headers';
import type { MyStore } from '#kernel/values/my-store';
import { cookie, field, view } from '#kernel/wire';
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
import { Registry } from '#platform/registry';
import type { Assets } from '#platform/render/assets';
import { renderDocument, type Shown } from '#platform/render/document';
import { HtmlFragments } from '#platform/render/html-fragments';
import { pageToken, sessionToken } from '#platform/sessions/csrf';
import type { Session } from '#platform/sessions/sessions';
import type { BuiltPage, PageSubject } from './built-page';
import { canonicalOf, isFiltered } from './canonical';
import { languageOf, one, type Params, pathOf, type RenderContext } from './context';
import { findRedirect } from './find-page';
import { decodePath, leadTo } from './lead-to';
import { noteMissing } from './missing';
import { earliest } from './render-blocks';
import { flightsOf, keyFor, makeFor, type PageContent, type SharedPage } from './shared-page';
import { type Personal, wrapInShell } from './shell';
import { speculationHeader } from './speculation-rules';

export type { BuiltPage, PageSubject } from './built-page';

/** What is added to one page: HTML behind it, with its tags, and when it stops being true. */
export type PageExtras = { end?: string; tags?: readonly string[]; until?: Date };

export type Build = (context: RenderContext, request: FastifyRequest) => Promise<BuiltPage>;

type PersonalSource = (host: Host, session: Session) => Promise<Partial<Personal>>;
const personalSources = new Registry<PersonalSource>('personal source');

/** Adds a source of what the header counts: the cart, the wishlist. */
export const addPersonalSource = (host: Host, name: string, source: PersonalSource): void =>
  personalSources.add(host, name, source);

/** What the header shows of a session. */
export const findPersonal = async (host: Host, session: Session): Promise<Personal> => {
  const parts = await Promise.all(
    personalSources.list(host).map((source) => source(host, session)),
  );
  return Object.assign({ cartCount: 0, wishlistCount: 0 }, ...parts);
};

type StoreSource = (
  host: Host,
  request: Pick<FastifyRequest, 'cookies'>,
) => Promise<MyStore | undefined>;
const storeSources = new Registry<StoreSource>('source of the own store');

/** Whoever knows stores says which one a visitor made his. */
export const registerMyStore = (host: Host, find: StoreSource): void =>
  storeSources.add(host, 'own', find);

/** The store that a visitor made his; undefined: none, or it is gone. */
export const findMyStore: StoreSource = async (host, request) =>
  storeSources.find(host, 'own')?.(host, request);

/** What pages show of one visitor: what is in his session, and the store that he made his. */
export const findOwn = async (
  host: Host,
  request: FastifyRequest,
  session: Session | undefined,
): Promise<Personal> => {
  const [personal, store] = await Promise.all([
    session && findPersonal(host, session),
    findMyStore(host, request),
  ]);
  return { cartCount: 0, wishlistCount: 0, ...personal, store };
};

/** What stands in a page's document besides the page: attributes of `<html>`, HTML behind the body. */
type DocumentExtras = { attributes?: Record<string, string>; end?: string };
type DocumentSource = (context: RenderContext) => DocumentExtras;
const documentSources = new Registry<DocumentSource>('document source');

/** Adds to the document of every page; nothing personal, as pages are kept for everybody. */
export const addDocumentSource = (host: Host, name: string, source: DocumentSource): void =>
  documentSources.add(host, name, source);

type SubjectSource = (host: Host, subject: PageSubject, now: Date) => PageExtras;
const subjectSources = new Registry<SubjectSource>('source of a subject');

/** Adds to the page of an item, or of the page tree; nothing personal, as with the others. */
export const addSubjectSource = (host: Host, name: string, source: SubjectSource): void =>
  subjectSources.add(host, name, source);

const subjectOf = ({ about, pageId, status = 200 }: BuiltPage): PageSubject | undefined => {
  if (status !== 200) return undefined;
  return about ?? (pageId === undefined ? undefined : { object: 'Page', id: pageId });
};

/** A page with what others add to it for what it is of. */
const withExtras = ({ host, now }: RenderContext, page: BuiltPage): BuiltPage => {
  const subject = subjectOf(page);
  if (!subject) return page;
  const extras = subjectSources.list(host).map((source) => source(host, subject, now));
  return {
    ...page,
    tags: [...page.tags, ...extras.flatMap(({ tags = [] }) => tags)],
    until: earliest([page.until, ...extras.map(({ until }) => until)]),
    end: extras.map(({ end = '' }) => end).join(''),
  };
};

const documentExtras = (
  host: Host,
  context: RenderContext,
  page: BuiltPage,
): Required<DocumentExtras> => {
  const all = documentSources.list(host).map((source) => source(context));
  return {
    attributes: Object.assign({}, ...all.map(({ attributes }) => attributes), page.attributes),
    end: [...all, page].map(({ end = '' }) => end).join(''),
  };
};

/** Makes the context in which a request's page or section is rendered. */
export const renderContext = (
  host: Host,
  request: FastifyRequest,
  more: {
    token?: string;
    params?: Params;
    language?: string;
    store?: number;
    fragments?: HtmlFragments;
  } = {},
): RenderContext => {
  const now = host.clock.now();
  return {
    host,
    path: pathOf(request),
    params: more.params ?? shownParams(queryParams(request.url)),
    token: more.token ?? pageToken(host.config.secret, now),
    language: more.language ?? getSite(host).language,
    store: more.store,
    now,
    fragments: more.fragments,
  };
};

const isFragment = ({ params }: RenderContext): boolean => {
  const asked = one(params, field.view);
  return asked === view.ajax || asked === view.framework;
};

/** A page whose form came back says so before anything else: it is the first thing that is read. */
const titleOf = (page: BuiltPage, language: string, siteName: string): string => {
  const title = page.title.includes(siteName) ? page.title : `${page.title} | ${siteName}`;
  if (!page.main.includes(errorSummaryMark)) return title;
  return inLanguage(language, ui, enUi).errors.pageTitle(title);
};

/** What a page is woven from while it is made for a reply. */
type FragmentContext = RenderContext & { fragments: HtmlFragments };

/** Where a page's HTML shows parts of a later style sheet; `below`: only where nobody sees at first. */
const showsPartsOf = ({ fragments }: FragmentContext, body: string, sheet: LaterSheet): Shown => {
  const mark = sheetMark(sheet);
  if (!fragments.holds(body, mark)) return 'never';
  const at = body.indexOf(belowMark);
  return at === -1 || fragments.holds(body.slice(0, at), mark) ? 'above' : 'below';
};

/** What a picture of a page does without. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

const withFirst = (assets: Assets, first: string | undefined): Assets =>
  first === undefined ? assets : { ...assets, scripts: [first, ...assets.scripts] };

const wrap = (
  host: Host,
  context: FragmentContext,
  page: BuiltPage,
  personal?: Personal,
): string => {
  const main = context.fragments.enclose(page.main);
  if (isFragment(context)) return main;
  const site = getSite(host);
  const base = host.config.siteUrl;
  const { language = context.language } = page;
  const isThere = (page.status ?? 200) === 200;
  const { quiet, counterpart, searched } = page;
  const framed = { quiet, counterpart, searched };
  const body = page.bare ? main : wrapInShell({ ...context, language }, main, personal, framed);
  const canonical = canonicalOf(context, page);
  const written = renderDocument({
    lang: language.replace('_', '-'),
    language,
    site: site.slug,
    pageId: page.pageId,
    appBase: appBase(context.path),
    title: titleOf(page, language, site.name),
    description: page.description,
    canonical: isThere ? base + canonical : undefined,
    // Further pages of results have no counterparts of their own.
    alternates:
      canonical.includes('?') || isFiltered(context.params)
        ? []
        : page.alternates?.map(({ hreflang, path }) => ({
            hreflang,
            href: base + encodeURI(path),
          })),
    noindex: page.noindex || !isThere || isFiltered(context.params),
    openGraph: {
      type: page.openGraph?.type ?? 'website',
      image: page.openGraph?.image && base + page.openGraph.image,
      siteName: site.name,
    },
    jsonLd: page.jsonLd,
    token: context.token,
    themeColor: colorsOf(host).paper,
    assets: withFirst(assetsOf(host), page.firstScript),
    shows: {
      more: showsPartsOf(context, body, 'more'),
      forms: showsPartsOf(context, body, 'forms'),
    },
    body,
    // One that stands in a frame of staff asks nothing of its own accord, such as for consent.
    ...(page.bare === 'alive'
      ? { attributes: {}, end: page.end ?? '' }
      : documentExtras(host, context, page)),
  });
  return page.bare === true ? written.replaceAll(SCRIPTS, '') : written;
};

/**
 * Whether a visitor must get a page made for him: he has a session or a store of his own, and no script
 * of ours runs that would fill in his cart's count and his store.
 */
const needsOwnPage = (host: Host, request: FastifyRequest): boolean =>
  request.cookies[cookie.script] !== '1' &&
  (host.sessions.idOf(request) !== undefined || request.cookies[cookie.store] !== undefined);

const weaveContext = (
  ...[host, request, more]: Parameters<typeof renderContext>
): FragmentContext => {
  const fragments = new HtmlFragments();
  return { ...renderContext(host, request, { ...more, fragments }), fragments };
};

/** Has `use` look at a page as it is sent, whose bytes are there only until it returns. */
const whileSent = <T>(
  host: Host,
  context: FragmentContext,
  page: BuiltPage,
  { personal, use }: { personal?: Personal; use: (sent: Page) => T },
): T =>
  context.fragments.use(wrap(host, context, page, personal), (html) =>
    use({
      status: page.status ?? 200,
      html,
      // Half a page is no search result.
      headers: isFragment(context) ? { 'x-robots-tag': 'noindex' } : undefined,
      headHeaders: page.headHeaders && fitHeaders(page.headHeaders).fitting,
    }),
  );

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
    const context = { ...weaveContext(host, request), asked, mine: variant };
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
  const context = weaveContext(host, request, {
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
  const context = weaveContext(host, request, {
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
