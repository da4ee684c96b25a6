import { and, eq } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import type { PageTree } from '../contract';
import { blocks, pages, redirects } from './tables';

export const PAGES_CHANGED = 'pages.changed';

type PageRow = typeof pages.$inferSelect;
export type PublishedPage = PageRow & { published: PageTree };

const isShown = (page: PageRow, now: Date): page is PublishedPage =>
  page.published !== null &&
  page.state === 'Online' &&
  (page.onlineFrom === null || page.onlineFrom <= now) &&
  (page.onlineUntil === null || page.onlineUntil > now);

/** The page at a path, if visitors may see it now. */
export const findPage = async (host: Host, path: string): Promise<PublishedPage | undefined> => {
  const ofSite = eq(pages.siteId, getSite(host).id);
  const [page] = await host.db
    .select()
    .from(pages)
    .where(and(ofSite, eq(pages.path, path)));
  return page && isShown(page, host.clock.now()) ? page : undefined;
};

export const findPageById = async (host: Host, id: number): Promise<PublishedPage | undefined> => {
  const ofSite = eq(pages.siteId, getSite(host).id);
  const [page] = await host.db
    .select()
    .from(pages)
    .where(and(ofSite, eq(pages.id, id)));
  return page && isShown(page, host.clock.now()) ? page : undefined;
};

/** Pages that visitors may see now. */
export const listPages = async (host: Host): Promise<PublishedPage[]> => {
  const rows = await host.db
    .select()
    .from(pages)
    .where(eq(pages.siteId, getSite(host).id));
  const now = host.clock.now();
  return rows.filter((page): page is PublishedPage => isShown(page, now));
};

/** The numbers of a page's blocks, by their ids in its tree. */
export const findNumbers = async (host: Host, pageId: number): Promise<Map<string, number>> => {
  const rows = await host.db
    .select({ id: blocks.id, treeId: blocks.treeId })
    .from(blocks)
    .where(and(eq(blocks.pageId, pageId), eq(blocks.online, true)));
  return new Map(rows.map((row) => [row.treeId, row.id]));
};

/** A published block by its number. */
export const findBlock = async (host: Host, id: number) => {
  const ofSite = eq(blocks.siteId, getSite(host).id);
  const [row] = await host.db
    .select()
    .from(blocks)
    .where(and(ofSite, eq(blocks.id, id), eq(blocks.online, true)));
  return row;
};

export const findRedirect = async (host: Host, path: string) => {
  const ofSite = eq(redirects.siteId, getSite(host).id);
  const [row] = await host.db
    .select()
    .from(redirects)
    .where(and(ofSite, eq(redirects.fromPath, path)));
  return row;
};
