import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { buildPage } from './build-page';
import { findDraft, type PublishedPage } from './find-page';
import { renderContext } from './render-context';
import { pages } from './tables';

/** What others are told of a page by its head, and what it shares with other pages. */
export type DraftHead = {
  page: PublishedPage;
  /** The address of the picture that it is shared with. */
  picture: string | undefined;
  /** Titles of the whole page that stand on it. */
  headings: number;
  sameTitle: { id: number; path: string }[];
  sameDescription: { id: number; path: string }[];
};

/** Pages that visitors are told of by the same title, or by the same description. */
const findSame = async (host: Host, page: PublishedPage) => {
  const title = sql<string>`coalesce(${pages.seoTitle}, ${pages.title})`;
  const own = page.seoTitle ?? page.title;
  const rows = await host.db
    .select({ id: pages.id, path: pages.path, title, description: pages.seoDescription })
    .from(pages)
    .where(
      and(
        ...[eq(pages.siteId, getSite(host).id), ne(pages.id, page.id), isNotNull(pages.published)],
        sql`${pages.language} is not distinct from ${page.language}`,
        or(
          eq(title, own),
          page.seoDescription ? eq(pages.seoDescription, page.seoDescription) : undefined,
        ),
      ),
    )
    .orderBy(pages.path);
  const tell = ({ id, path }: (typeof rows)[number]) => ({ id, path });
  return {
    sameTitle: rows.filter((row) => row.title === own).map(tell),
    sameDescription: rows
      .filter(({ description }) => description !== null && description === page.seoDescription)
      .map(tell),
  };
};

/** How a page would be told of elsewhere, if its draft were published now. Undefined: there is no such page. */
export const readDraftHead = async (
  host: Host,
  request: FastifyRequest,
  id: number,
): Promise<DraftHead | undefined> => {
  const page = await findDraft(host, id);
  if (!page) return undefined;
  const context = { ...renderContext(host, request), path: page.path, params: {} };
  const [{ openGraph, main }, same] = await Promise.all([
    buildPage(page)(context, request),
    findSame(host, page),
  ]);
  const headings = main.match(/<h1[\s>]/g)?.length ?? 0;
  return { page, picture: openGraph?.image, headings, ...same };
};
