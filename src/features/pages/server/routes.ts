import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notAllowed, notFound } from '#kernel/errors';
import { errorTexts } from '#kernel/messages/nl-errors';
import { fitHeaders } from '#kernel/values/fit-headers';
import { readWholeNumber } from '#kernel/values/whole-number';
import { field, LEFT_HEADERS } from '#kernel/wire';
import type { Host } from '#platform/host';
import { methodsAt } from '#platform/http/allowed-methods';
import { shownParams } from '#platform/http/params';
import { sendMade } from '#platform/http/send-compressed';
import { htmlHeaders } from '#platform/http/send-page';
import { escapeJson } from '#platform/render/escape-json';
import { HtmlFragments } from '#platform/render/html-fragments';
import type { TreeBlock } from '../contract';
import { slotsOf } from './blocks';
import { buildPage } from './build-page';
import { one, pathOf, type RenderContext, readLanguage, readParams } from './context';
import { isEditor } from './editors';
import { findAddress } from './find-address';
import { findBlock, findNumbers, findPageById } from './find-page';
import { decodePath, leadTo } from './lead-to';
import { findMyStore } from './page-sources';
import { isAwayAt } from './place-blocks';
import { serveDraft } from './preview';
import { type RenderedBlocks, renderBlocks, renderVirtual } from './render-blocks';
import { renderContext } from './render-context';
import { servePage } from './serve-page';
import { withSections } from './shared-sections';
import { virtualSection } from './virtual';

/** Any address that no feature claims: a page, a redirect, or a 404. */
const serveAddress =
  (host: Host) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = decodePath(pathOf(request));
    const found = await findAddress(host, path);
    if (found?.page) return servePage(host, request, reply, buildPage(found.page));
    if (found) return leadTo(request, reply, found.to, found.status);
    const methods = methodsAt(host.app, path);
    // Something is done there, but nothing read.
    if (methods.size > 0 && !methods.has('GET')) throw notAllowed();
    throw notFound(errorTexts.gone.page);
  };

/** What stands in a block that isn't shown now isn't there, as it isn't on the page. */
const findInTree = (
  host: Host,
  content: readonly TreeBlock[],
  id: string,
): TreeBlock | undefined => {
  for (const block of content) {
    if (block.props.id === id) return block;
    if (isAwayAt(block, host.clock.now())) continue;
    const below = findInTree(host, Object.values(slotsOf(host, block)).flat(), id);
    if (below) return below;
  }
  return undefined;
};

/** Headers that a reply can't carry, for our own script: they follow the section. */
const leftScript = (left: Record<string, string>): string =>
  Object.keys(left).length === 0
    ? ''
    : `<script type="application/json" ${LEFT_HEADERS}="">${escapeJson(left)}</script>`;

const sendSection = (
  reply: FastifyReply,
  { fragments }: SectionContext,
  section: RenderedBlocks,
): FastifyReply => {
  const { fitting, left } = fitHeaders(section.headers);
  reply
    .headers(fitting)
    .headers(htmlHeaders)
    .header('cache-control', 'private, no-store')
    .header('vary', 'Accept-Encoding')
    .header('x-robots-tag', 'noindex');
  return fragments.use(section.html + leftScript(left), (html) => sendMade(reply, html));
};

/** The number that a path ends with. Nothing in the database has one above 2^31. */
const idIn = (text: string): number => readWholeNumber(text) ?? 0;

/** S7.1/2: one block of a page by its number. A read, whatever its method. */
const serveSection = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const id = idIn((request.params as { blockId: string }).blockId);
  const stored = id > 0 ? await findBlock(host, id) : undefined;
  const page = stored && (await findPageById(host, stored.pageId));
  const content = page && (await withSections(host, page.published.content));
  const block = content && findInTree(host, content, stored.treeId);
  if (!page || !block) throw notFound(errorTexts.gone.section);
  const numbers = await findNumbers(host, page.id);
  const context = sectionContext(host, request, page.path);
  const language = page.language ?? context.language;
  const store = (await findMyStore(host, request))?.id;
  const own = { ...context, pageId: page.id, language, asked: new Set<number>(), mine: store };
  const section = await renderBlocks(own, [block], numbers);
  return sendSection(reply, context, section);
};

type SectionContext = RenderContext & { fragments: HtmlFragments };

/** How a section alone is rendered: for what its post says, as part of the page that it stands on. */
const sectionContext = (host: Host, request: FastifyRequest, path: string): SectionContext => {
  const params = readParams(request.query, request.body);
  const context = renderContext(host, request, { params: shownParams(params) });
  return {
    ...context,
    path,
    language: readLanguage(params) ?? context.language,
    entity: entityOf(params),
    fragment: true,
    fragments: new HtmlFragments(),
  };
};

const entityOf = (params: ReturnType<typeof readParams>) => {
  const object = one(params, field.entityObject);
  const id = one(params, field.entityId);
  return object && id ? { object, id } : undefined;
};

/** S7.1/3: a section that no page holds, by what it shows. */
const serveVirtual = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { moduleAccess } = request.params as { moduleAccess: string };
  const params = readParams(request.query, request.body);
  const section = virtualSection(host, moduleAccess, params);
  const context = sectionContext(host, request, pathOfReferer(request));
  const rendered = await renderVirtual(context, section);
  if (!rendered) throw new AppError(404, 'unknown_block', `Onbekend onderdeel: ${section.type}`);
  return sendSection(reply, context, rendered);
};

/** A virtual section's links lead to the page that it stands on. */
const pathOfReferer = (request: FastifyRequest): string => {
  const referer = request.headers.referer;
  if (!referer || !URL.canParse(referer)) return '/';
  const { host, pathname } = new URL(referer);
  return host === request.host ? pathname.replace(/^\/+/, '/') : '/';
};

const serveContentView = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const id = idIn((request.params as { id: string }).id);
  const page = id > 0 ? await findPageById(host, id) : undefined;
  if (!page) throw notFound(errorTexts.gone.page);
  return servePage(host, request, reply, buildPage(page));
};

/** A page as its editors left it, with what of it isn't finished; nobody else learns that there is one. */
const servePreview = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const id = idIn((request.params as { id: string }).id);
  if (id <= 0 || !(await isEditor(host, request))) throw notFound(errorTexts.gone.page);
  return serveDraft(host, request, reply, { id });
};

/** The routes of pages and their sections. */
export const addPageRoutes = (host: Host): void => {
  const { app } = host;
  app.post('/webcore/pagebuilder/view/:blockId', serveSection(host));
  app.get('/webcore/pagebuilder/view/:blockId', serveSection(host));
  app.post('/webcore/:moduleAccess/block', serveVirtual(host));
  app.get('/webcore/:moduleAccess/block', serveVirtual(host));
  app.get('/webcore/content/view/:id', serveContentView(host));
  app.get('/webcore/content/preview/:id', servePreview(host));
  // What lies at any other address only the tree knows.
  app.get('/*', { config: { takes: () => false } }, serveAddress(host));
};
