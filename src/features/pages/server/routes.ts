import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { getSite } from '#features/settings/api.server';
import { AppError, notFound } from '#kernel/errors';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { htmlHeaders } from '#platform/http/send-page';
import type { TreeBlock } from '../contract';
import { slotsOf } from './blocks';
import { one, pathOf, readParams } from './context';
import {
  findBlock,
  findNumbers,
  findPage,
  findPageById,
  findRedirect,
  type PublishedPage,
} from './find-page';
import { buildNotFound } from './not-found';
import { type RenderedBlocks, renderBlocks, renderVirtual } from './render-blocks';
import { type Build, renderContext, servePage } from './serve-page';
import { virtualSection } from './virtual';

/** How a page of the page tree is made. */
export const buildPage =
  (page: PublishedPage): Build =>
  async (context) => {
    const own = { ...context, pageId: page.id };
    const numbers = await findNumbers(context.host, page.id);
    const blocks = await renderBlocks(own, page.published.content, numbers);
    return {
      pageId: page.id,
      title: page.seoTitle ?? page.title,
      description: page.seoDescription ?? undefined,
      canonical: page.path,
      noindex: page.noindex,
      jsonLd: page.path === '/' ? organization(context.host) : [],
      main: blocks.html,
      tags: ['pages', `page:${page.id}`, ...blocks.tags],
      headHeaders: blocks.headers,
    };
  };

const organization = (host: Host): object[] => {
  const { identity, name } = getSite(host);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      legalName: identity.legalName,
      url: host.config.siteUrl,
      telephone: identity.phone,
      email: identity.email,
      vatID: identity.vat,
      address: {
        '@type': 'PostalAddress',
        streetAddress: identity.street,
        postalCode: identity.zipcode,
        addressLocality: identity.place,
        addressCountry: identity.country,
      },
    },
  ];
};

/** Any address that no feature claims: a page, a redirect, or a 404. */
export const serveAddress =
  (host: Host) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = decodePath(pathOf(request));
    const page = await findPage(host, path);
    if (page) return servePage(host, request, reply, buildPage(page));
    const redirect = await findRedirect(host, path);
    if (redirect) return reply.redirect(redirect.toPath, redirect.status);
    if (path.length > 1 && path.endsWith('/') && (await findPage(host, path.slice(0, -1)))) {
      return reply.redirect(path.replace(/\/+$/, ''), 301);
    }
    return servePage(host, request, reply, buildNotFound);
  };

const decodePath = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

const findInTree = (
  host: Host,
  content: readonly TreeBlock[],
  id: string,
): TreeBlock | undefined => {
  for (const block of content) {
    if (block.props.id === id) return block;
    const below = findInTree(host, Object.values(slotsOf(host, block)).flat(), id);
    if (below) return below;
  }
  return undefined;
};

const sendSection = (reply: FastifyReply, section: RenderedBlocks): FastifyReply =>
  reply
    .headers(section.headers)
    .headers(htmlHeaders)
    .header('cache-control', 'private, no-store')
    .send(section.html);

const blockParams = z.object({ blockId: z.coerce.number().int().positive().max(2_147_483_647) });

/** S7.1/2: one block of a page by its number. A read, whatever its method. */
const serveSection = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const parsed = blockParams.safeParse(request.params);
  const stored = parsed.success ? await findBlock(host, parsed.data.blockId) : undefined;
  const page = stored && (await findPageById(host, stored.pageId));
  const block = page && findInTree(host, page.published.content, stored.treeId);
  if (!page || !block) throw notFound('Dit onderdeel bestaat niet (meer).');
  const params = readParams(request.query, request.body);
  const context = renderContext(host, request, { params });
  const numbers = await findNumbers(host, page.id);
  const entity = entityOf(params);
  const own = { ...context, pageId: page.id, path: page.path, entity };
  return sendSection(reply, await renderBlocks(own, [block], numbers));
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
  const context = { ...renderContext(host, request, { params }), entity: entityOf(params) };
  const rendered = await renderVirtual({ ...context, path: pathOfReferer(request) }, section);
  if (!rendered) throw new AppError(404, 'unknown_block', `Onbekend onderdeel: ${section.type}`);
  return sendSection(reply, rendered);
};

/** A virtual section's links lead to the page that it stands on. */
const pathOfReferer = (request: FastifyRequest): string => {
  try {
    return new URL(request.headers.referer ?? '').pathname;
  } catch {
    return '/';
  }
};

const serveContentView = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const id = Number((request.params as { id: string }).id);
  const page = Number.isInteger(id) && id < 2 ** 31 ? await findPageById(host, id) : undefined;
  return servePage(host, request, reply, page ? buildPage(page) : buildNotFound);
};

/** The routes of pages and their sections. */
export const addPageRoutes = (host: Host): void => {
  const { app } = host;
  app.post('/webcore/pagebuilder/view/:blockId', serveSection(host));
  app.get('/webcore/pagebuilder/view/:blockId', serveSection(host));
  app.post('/webcore/:moduleAccess/block', serveVirtual(host));
  app.get('/webcore/:moduleAccess/block', serveVirtual(host));
  app.get('/webcore/content/view/:id', serveContentView(host));
  app.get('/*', serveAddress(host));
};
