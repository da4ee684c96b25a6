import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { KeptReads } from '#platform/cache/kept-reads';
import { prepared } from '#platform/db/prepared';
import type { Host } from '#platform/host';
import type { PageTree } from '../contract';
import { blocks, pages, redirects } from './tables';

export const PAGES_CHANGED = 'pages.changed';

type PageRow = Omit<typeof pages.$inferSelect, 'draft'>;
export type PublishedPage = PageRow & { published: PageTree };

/** Pages and blocks as they were read, until a page changes. */
const kept = new WeakMap<Host, KeptReads<unknown>>();

const keptOf = (host: Host): KeptReads<unknown> => {
  const reads = kept.get(host) ?? new KeptReads<unknown>();
  kept.set(host, reads);
  return reads;
};

const keep = <T>(host: Host, key: string, read: () => Promise<T | undefined>) =>
  keptOf(host).get(key, host.clock.now().getTime(), read) as Promise<T | undefined>;

/** Forgets what was read: a page changed. */
export const dropPages = (host: Host): void => keptOf(host).drop();

const { draft: _draft, ...columns } = getTableColumns(pages);
const site = sql.placeholder('site');

const pageQuery = (name: string, which: SQL) =>
  prepared((db) =>
    db
      .select(columns)
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
  const page = await keep(host, `path ${path}`, async () => {
    const [row] = await byPath(host.db).execute({ site: getSite(host).id, path });
    return row;
  });
  return page && isShown(page, host.clock.now()) ? page : undefined;
};

const readById = (host: Host, id: number): Promise<PageRow | undefined> =>
  keep(host, `id ${id}`, async () => {
    const [row] = await byId(host.db).execute({ site: getSite(host).id, id });
    return row;
  });

export const findPageById = async (host: Host, id: number): Promise<PublishedPage | undefined> => {
  const page = await readById(host, id);
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
    const page: PageRow | undefined = await readById(host, id);
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
export const findNumbers = async (
  host: Host,
  pageId: number,
): Promise<ReadonlyMap<string, number>> => {
  const numbers = await keep(host, `numbers ${pageId}`, async () => {
    const rows = await numbersOf(host.db).execute({ page: pageId });
    return new Map(rows.map((row) => [row.treeId, row.id]));
  });
  return numbers ?? new Map();
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
export const findBlock = (host: Host, id: number) =>
  keep(host, `block ${id}`, async () => {
    const [row] = await blockById(host.db).execute({ site: getSite(host).id, id });
    return row;
  });

/** Addresses of films and pages that published galleries hold. */
export const findEmbedded = async (host: Host): Promise<string[]> => {
  const rows = await host.db
    .select({ address: sql<string | null>`${blocks.settings} ->> 'address'` })
    .from(blocks)
    .where(
      and(
        eq(blocks.siteId, getSite(host).id),
        eq(blocks.type, 'GalleryItem'),
        eq(blocks.online, true),
      ),
    );
  return rows.flatMap(({ address }) => address ?? []);
};

export const findRedirect = async (host: Host, path: string) => {
  const ofSite = eq(redirects.siteId, getSite(host).id);
  const [row] = await host.db
    .select()
    .from(redirects)
    .where(and(ofSite, eq(redirects.fromPath, path)));
  return row;
};
