import type { FastifyReply } from 'fastify';
import { getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import { escapeHtml } from '#platform/render/document';
import { findCounterpart, listPages, type PublishedPage } from './find-page';
import { type Alternate, alternatesOf } from './pair-pages';

/** An address that search engines should know, with when it last changed. */
export type SitemapEntry = {
  path: string;
  changedAt?: Date;
  /** The page in its languages, itself among them. */
  alternates?: readonly Alternate[];
};

type Source = { kind: string; list: (host: Host) => Promise<SitemapEntry[]> };

const sources = new Registry<Source>('sitemap');
/** The most addresses that one sitemap may hold (sitemaps.org). */
const MOST = 50_000;

/** Adds a kind of pages to the sitemap, e.g. `producten`. */
export const addSitemap = (host: Host, kind: string, list: Source['list']): void =>
  sources.add(host, kind, { kind, list });

const xml = (reply: FastifyReply, body: string) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=600')
    .send(`<?xml version="1.0" encoding="UTF-8"?>${body}`);

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The namespaces of a list of addresses: that of links only where there are any. */
const namespaces = (entries: readonly SitemapEntry[]): string =>
  entries.some(({ alternates = [] }) => alternates.length > 0)
    ? `${NAMESPACE} ${XHTML}`
    : NAMESPACE;

const urlElement = (base: string, entry: SitemapEntry): string => {
  const lastmod = entry.changedAt ? `<lastmod>${entry.changedAt.toISOString()}</lastmod>` : '';
  const address = (path: string) => escapeHtml(base + encodeURI(path));
  const alternates = (entry.alternates ?? []).map(
    ({ hreflang, path }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(path)}"/>`,
  );
  return `<url><loc>${address(entry.path)}</loc>${lastmod}${alternates.join('')}</url>`;
};

const findAlternates = async (host: Host, page: PublishedPage) =>
  alternatesOf(page, (await findCounterpart(host, page.id)).page, getSite(host).language);

/** `sitemap.xml` as an index by kind, each kind in parts of at most 50,000 addresses; robots.txt. */
export const addSitemapRoutes = (host: Host): void => {
  const { app } = host;
  const base = host.config.siteUrl;
  addSitemap(host, 'paginas', async () => {
    const pages = await listPages(host);
    const entries = pages
      .filter((page) => !page.noindex)
      .map(async (page) => ({
        path: page.path,
        changedAt: page.publishedAt ?? undefined,
        alternates: await findAlternates(host, page),
      }));
    return Promise.all(entries);
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = await Promise.all(
      sources.list(host).map(async ({ kind, list }) => {
        const count = Math.ceil((await list(host)).length / MOST);
        return Array.from(
          { length: count },
          (_, part) => `${base}/sitemap-${kind}-${part + 1}.xml`,
        );
      }),
    );
    const items = parts.flat().map((loc) => `<sitemap><loc>${escapeHtml(loc)}</loc></sitemap>`);
    return xml(reply, `<sitemapindex ${NAMESPACE}>${items.join('')}</sitemapindex>`);
  });

  app.get('/sitemap-:kind(^[a-z]+)-:part(^\\d+).xml', async (request, reply) => {
    const { kind, part } = request.params as { kind: string; part: string };
    const source = sources.find(host, kind);
    const all = source ? await source.list(host) : [];
    const from = (Number(part) - 1) * MOST;
    const entries = all.slice(from, from + MOST);
    if (entries.length === 0) return reply.callNotFound();
    const urls = entries.map((entry) => urlElement(base, entry));
    return xml(reply, `<urlset ${namespaces(entries)}>${urls.join('')}</urlset>`);
  });

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /webcore/\nDisallow: /admin/\nSitemap: ${base}/sitemap.xml\n`,
      ),
  );
};
