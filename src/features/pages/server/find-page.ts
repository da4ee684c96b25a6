import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { prepared } from '#platform/db/prepared';
import type { Host } from '#platform/host';
import type { PageTree } from '../contract';
import { blocks, pages, redirects } from './tables';

export const PAGES_CHANGED = 'pages.changed';

type PageRow = Omit<typeof pages.$inferSelect, 'draft'>;
export type PublishedPage = PageRow & { published: PageTree };

const MOST_TREES = 500;
const trees = new Map<string, PageTree>();

/** The same text is the same tree: what was made of one holds until another is published. */
const readTree = (text: string): PageTree => {
  const tree = trees.get(text) ?? JSON.parse(text);
  if (trees.size >= MOST_TREES) trees.clear();
  trees.set(text, tree);
  return tree;
};

const { draft: _draft, ...columns } = getTableColumns(pages);
const published = sql<PageTree | null>`${pages.published}::text`.mapWith({
  mapFromDriverValue: (text: string) => readTree(text),
});
const site = sql.placeholder('site');

const pageQuery = (name: string, which: SQL) =>
  prepared((db) =>
    db
      .select({ ...columns, published })
      .from(pages)
      .where(and(eq(pages.siteId, site), which))
      .prepare(name),
  );

const byPath = pageQuery('page_by_path', eq(pages.path, sql.placeholder('path')));
const byId = pageQuery('page_by_id', eq(pages.id, sql.placeholder('id')));

const isShown = <Row extends PageRow>(
  page: Row,
  now: Date,
): page is Row & { published: PageTree } =>
  page.published !== null &&
  page.state === 'Online' &&
  (page.onlineFrom === null || page.onlineFrom <= now) &&
  (page.onlineUntil === null || page.onlineUntil > now);

/** The page at a path, if visitors may see it now. */
export const findPage = async (host: Host, path: string): Promise<PublishedPage | undefined> => {
  const [page] = await byPath(host.db).execute({ site: getSite(host).id, path });
  return page && isShown(page, host.clock.now()) ? page : undefined;
};

export const findPageById = async (host: Host, id: number): Promise<PublishedPage | undefined> => {
  const [page] = await byId(host.db).execute({ site: getSite(host).id, id });
  return page && isShown(page, host.clock.now()) ? page : undefined;
};

/** The pages above a page that visitors may see, from the highest down. */
export const findPagesAbove = async (
  host: Host,
  { parentId }: Pick<PageRow, 'parentId'>,
): Promise<{ path: string; title: string }[]> => {
  const above: PublishedPage[] = [];
  const seen = new Set<number>();
  for (let id = parentId; id !== null && !seen.has(id); ) {
    seen.add(id);
    const [page] = await byId(host.db).execute({ site: getSite(host).id, id });
    if (page && isShown(page, host.clock.now())) above.unshift(page);
    id = page?.parentId ?? null;
  }
  return above;
};

/** Pages that visitors may see now. */
export const listPages = async (host: Host): Promise<PublishedPage[]> => {
  const rows = await host.db
    .select()
    .from(pages)
    .where(eq(pages.siteId, getSite(host).id));
  const now = host.clock.now();
  return rows.filter((page) => isShown(page, now));
};

const numbersOf = prepared((db) =>
  db
    .select({ id: blocks.id, treeId: blocks.treeId })
    .from(blocks)
    .where(and(eq(blocks.pageId, sql.placeholder('page')), eq(blocks.online, true)))
    .prepare('block_numbers'),
);

/** The numbers of a page's blocks, by their ids in its tree. */
export const findNumbers = async (host: Host, pageId: number): Promise<Map<string, number>> => {
  const rows = await numbersOf(host.db).execute({ page: pageId });
  return new Map(rows.map((row) => [row.treeId, row.id]));
};

const blockById = prepared((db) =>
  db
    .select()
    .from(blocks)
    .where(
      and(eq(blocks.siteId, site), eq(blocks.id, sql.placeholder('id')), eq(blocks.online, true)),
    )
    .prepare('block_by_id'),
);

/** A published block by its number. */
export const findBlock = async (host: Host, id: number) => {
  const [row] = await blockById(host.db).execute({ site: getSite(host).id, id });
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
