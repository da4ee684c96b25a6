import { and, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { getSite } from '#features/settings/api.server';
import { otherTag } from '#kernel/messages/language';
import { prepared } from '#platform/db/prepared';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { PageTree } from '../contract';
import { keep } from './kept-reads';
import { type Alternate, alternatesOf, type PairedPage, type Pairs, pairPages } from './pair-pages';
import { blocks, pages, redirects } from './tables';

export const PAGES_CHANGED = 'pages.changed';

type PageRow = Omit<typeof pages.$inferSelect, 'draft'>;
export type PublishedPage = PageRow & { published: PageTree };
type PairedRow = PairedPage & Pick<PageRow, 'state' | 'onlineFrom' | 'onlineUntil'>;

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

type Shown = Pick<PageRow, 'state' | 'onlineFrom' | 'onlineUntil'>;

const isOnline = ({ state, onlineFrom, onlineUntil }: Shown, now: Date): boolean =>
  state === 'Online' &&
  (onlineFrom === null || onlineFrom <= now) &&
  (onlineUntil === null || onlineUntil > now);

const isShown = <Row extends PageRow>(
  page: Row,
  now: Date,
): page is Row & { published: PageTree } => page.published !== null && isOnline(page, now);

/** The page at a path, if visitors may see it now. */
export const findPage = async (host: Host, path: string): Promise<PublishedPage | undefined> => {
  const page = await keep(host, `path ${path}`, async () => {
    const [row] = await byPath(host.db).execute({ site: getSite(host).id, path });
    return row;
  });
  return page && isShown(page, host.clock.now()) ? page : undefined;
};

/** Whether visitors may see a page at a path now; as a transaction has it, and not as it was kept. */
export const hasPageAt = async (host: Host, tx: Tx, path: string): Promise<boolean> => {
  const [row] = await tx
    .select(columns)
    .from(pages)
    .where(and(eq(pages.siteId, getSite(host).id), eq(pages.path, path)));
  return row !== undefined && isShown(row, host.clock.now());
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

const NOTHING: PageTree = { root: {}, content: [], zones: {} };

/** A page as its editors left it, whoever may see it now. */
export const findDraft = async (host: Host, id: number): Promise<PublishedPage | undefined> => {
  const [row] = await host.db
    .select()
    .from(pages)
    .where(and(eq(pages.siteId, getSite(host).id), eq(pages.id, id)));
  return row && { ...row, published: row.draft ?? row.published ?? NOTHING };
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

const paired = alias(pages, 'paired');

const pickPaired = (table: typeof pages) => {
  const { id, path, language, noindex, state, onlineFrom, onlineUntil } = table;
  return { id, path, language, noindex, state, onlineFrom, onlineUntil };
};

const pairsQuery = prepared((db) => {
  return db
    .select({ one: pickPaired(pages), other: pickPaired(paired as unknown as typeof pages) })
    .from(pages)
    .innerJoin(
      paired,
      and(
        eq(paired.siteId, pages.siteId),
        isNotNull(paired.published),
        sql`${paired.id}::text = ${pages.published} #>> '{root,props,counterpart}'`,
      ),
    )
    .where(eq(pages.siteId, site))
    .orderBy(pages.id)
    .prepare('page_pairs');
});

const findPairs = async (host: Host): Promise<Pairs<PairedRow>> => {
  const { id, language } = getSite(host);
  const pairs = await keep(host, 'pairs', async () =>
    pairPages(await pairsQuery(host.db).execute({ site: id }), language),
  );
  return pairs ?? new Map();
};

const namingQuery = prepared((db) => {
  const named = sql<string>`${pages.published} #>> '{root,props,counterpart}'`;
  return db
    .select({ ...pickPaired(pages), named })
    .from(pages)
    .where(and(eq(pages.siteId, site), sql`${named} like '/%'`))
    .orderBy(pages.id)
    .prepare('pages_naming_addresses');
});

/** Pages that name as their counterpart what a feature serves at an address, by number and by address. */
const findNaming = async (host: Host) => {
  const found = await keep(host, 'naming', async () => {
    const rows = await namingQuery(host.db).execute({ site: getSite(host).id });
    const { language } = getSite(host);
    const others = rows.filter((row) => otherTag(row.language ?? language, language));
    const first = new Map(others.toReversed().map((row) => [row.named, row]));
    return { first, byId: new Map([...first].map(([at, { id }]) => [id, servedAt(at)])) };
  });
  return found ?? { first: new Map<string, PairedRow>(), byId: new Map<number, PairedRow>() };
};

/** What a feature serves at an address, in the site's language. */
const servedAt = (at: string): PairedRow => ({
  ...{ id: 0, path: at, language: null, noindex: false },
  ...{ state: 'Online', onlineFrom: null, onlineUntil: null },
});

/** What says the same as a page, in the other language; `until`: when that may be seen no more, or first. */
export const findCounterpart = async (
  host: Host,
  pageId: number,
): Promise<{ page?: PairedRow; until: Date | null }> => {
  const page = (await findPairs(host)).get(pageId) ?? (await findNaming(host)).byId.get(pageId);
  if (!page) return { until: null };
  const now = host.clock.now();
  const { onlineFrom, onlineUntil } = page;
  const until = [onlineFrom, onlineUntil].find((moment) => moment !== null && moment > now) ?? null;
  return { page: isOnline(page, now) ? page : undefined, until };
};

/**
 * What says the same as the page that a feature serves at an address, with its addresses in both languages.
 * Such a page is made for each request, so nothing needs to say how long that is true.
 */
export const findCounterpartAt = async (
  host: Host,
  at: string,
): Promise<{ counterpart?: string; alternates: Alternate[] }> => {
  const page = (await findNaming(host)).first.get(at);
  if (!page || !isOnline(page, host.clock.now())) return { alternates: [] };
  const alternates = alternatesOf(servedAt(at), page, getSite(host).language);
  return { counterpart: encodeURI(page.path), alternates };
};

/** The address at which a page is read in a language: its counterpart's, where that is in it. */
export const findAddressIn = async (host: Host, at: string, language: string): Promise<string> => {
  const page = await findPage(host, at);
  const { page: other } = page ? await findCounterpart(host, page.id) : {};
  const { language: usual } = getSite(host);
  return other && !otherTag(other.language ?? usual, language) ? other.path : at;
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
    .where(and(ofSite, eq(redirects.state, 'Online'), eq(redirects.fromPath, path)));
  return row;
};
