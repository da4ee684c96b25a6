import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getSite } from '#features/settings/api.server';
import { notFound } from '#kernel/errors';
import { errorTexts } from '#kernel/messages/nl-errors';
import { previewTexts } from '#kernel/messages/nl-preview';
import { formatMoment } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import type { PageTree, TreeBlock } from '../contract';
import { DraftBar } from '../site/draft-bar.view';
import { LinkEnded } from '../site/link-ended.view';
import { buildPage } from './build-page';
import type { RenderContext } from './context';
import { findDraft, findNumbers } from './find-page';
import { markForeignLinks } from './foreign-links';
import { type MadeUpVisitor, makeUpVisitor, type PreviewAs } from './made-up-visitor';
import type { BlockNumbers } from './place-blocks';
import { renderBlocks } from './render-blocks';
import { renderContext } from './render-context';
import { type Build, serveOwnPage } from './serve-page';
import { findSectionDraft } from './shared-sections';

const HOME = '/';
const noNumbers: BlockNumbers = new Map();

type PreviewOf = {
  id: number;
  /** It is a section, in which pages share blocks, and no page. */
  isSection?: boolean;
  /** For the editor: each block says which of the tree it is, and this HTML stands behind the page. */
  editor?: { end: string };
  /** What is shown instead of the draft: an earlier version, or one that is planned. */
  tree?: PageTree;
  /** As it is at another moment, or in another language. */
  as?: PreviewAs;
  /**
   * Seen by who works elsewhere: nothing is told of what isn't finished, and it is said that this is a draft;
   * `lacks`: the language that was asked for and that no page says this in.
   */
  forOutsiders?: { until: Date; lacks?: string | undefined };
};

/** A page speaks its own language, whatever is asked; a section that of the page it will stand on. */
const asSpoken = (isSection: boolean | undefined, { language, ...as }: PreviewAs): PreviewAs =>
  isSection && language ? { ...as, language } : as;

/** What a block's load and view are told of how a page is looked at. */
const contextAs = async (
  host: Host,
  as: PreviewAs,
): Promise<Partial<RenderContext> & { language: string; visitor: MadeUpVisitor | undefined }> => {
  const { at, language = getSite(host).language } = as;
  const visitor = await makeUpVisitor(host, as);
  return {
    ...(at && { now: at }),
    language,
    ...(visitor?.personal && { store: visitor.personal.store?.id }),
    visitor,
  };
};

type Shown = Pick<PreviewOf, 'id' | 'tree'> & { as: PreviewAs };
/** How a draft is made, and at which address it is as if it stood there. */
type Draft = { build: Build; path: string };

const pageBuild = async (host: Host, { id, tree }: Shown): Promise<Draft | undefined> => {
  const page = await findDraft(host, id);
  if (!page) return undefined;
  return { build: buildPage({ ...page, ...(tree && { published: tree }) }), path: page.path };
};

/** A section alone on a page, within the site's frame. */
const sectionBuild = async (host: Host, { id, tree, as }: Shown): Promise<Draft | undefined> => {
  const section = await findSectionDraft(host, id);
  if (!section) return undefined;
  const { content } = tree ?? section.tree;
  const build: Build = async (context) => {
    const language = as.language ?? context.language;
    const { html } = await renderBlocks({ ...context, language }, content, noNumbers);
    const main = markForeignLinks(html, getSite(host), language);
    return { language, title: section.title, noindex: true, main, tags: [] };
  };
  return { build, path: HOME };
};

/**
 * Answers with a page as its editors left it, and with what of it isn't finished. Who may see that has
 * been asked before.
 */
export const serveDraft = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, isSection, editor, tree, as: asked = {}, forOutsiders }: PreviewOf,
): Promise<FastifyReply> => {
  const as = asSpoken(isSection, asked);
  const found = await (isSection ? sectionBuild : pageBuild)(host, { id, tree, as });
  if (!found) throw notFound(errorTexts.gone.page);
  const { build, path } = found;
  const { visitor, ...seen } = await contextAs(host, as);
  const buildDraft: Build = async (context, request) => {
    const shown = editor && { path, marks: randomUUID() };
    const own = { ...context, ...shown, ...seen };
    const made = await build({ ...own, ...(!forOutsiders && { forEditors: true }) }, request);
    const bar = forOutsiders
      ? renderToStaticMarkup(
          createElement(DraftBar, { ...forOutsiders, until: formatMoment(forOutsiders.until) }),
        )
      : '';
    return { ...made, main: bar + made.main, noindex: true, ...editor, ...visitor?.document };
  };
  return serveOwnPage(host, request, reply, buildDraft, visitor?.personal);
};

/** Answers that a link to a draft has ended: no more of the site than that. */
export const serveLinkEnded = (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> =>
  serveOwnPage(host, request, reply, async () => ({
    ...{ status: 404, title: previewTexts.goneTitle, noindex: true, quiet: true, tags: [] },
    main: renderToStaticMarkup(createElement(LinkEnded)),
  }));

/**
 * The HTML of one block as it would stand in the preview of a page or a section, by the same load and view; whether it was
 * ever stored or not. Undefined: there is none.
 */
export const renderDraftBlock = async (
  host: Host,
  request: FastifyRequest,
  {
    id,
    isSection,
    block,
    as: asked = {},
  }: Pick<PreviewOf, 'id' | 'isSection' | 'as'> & {
    block: TreeBlock;
  },
): Promise<string | undefined> => {
  const page = isSection ? undefined : await findDraft(host, id);
  if (!page && !(isSection && (await findSectionDraft(host, id)))) return undefined;
  const context = renderContext(host, request);
  const as = asSpoken(isSection, asked);
  const at = { path: page?.path ?? HOME, ...(page && { pageId: page.id }) };
  const { visitor: _, ...seen } = await contextAs(host, as);
  const language = page?.language ?? seen.language;
  const { html } = await renderBlocks(
    {
      ...{ ...context, ...seen, ...at, params: {}, language },
      ...{ forEditors: true, marks: randomUUID(), ids: `${block.props.id}-` },
    },
    [block],
    page ? await findNumbers(host, page.id) : noNumbers,
  );
  return markForeignLinks(html, getSite(host), language);
};

/** Answers with blocks alone, without the site's frame: a picture of them. Who may see that has been asked before. */
export const serveBlocks = (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { title, content }: { title: string; content: readonly TreeBlock[] },
): Promise<FastifyReply> =>
  serveOwnPage(host, request, reply, async (context) => {
    const { html } = await renderBlocks({ ...context, path: '/' }, content, noNumbers);
    const main = `<main>${markForeignLinks(html, getSite(host), context.language)}</main>`;
    return { title, main, bare: true, noindex: true, tags: [] };
  });
