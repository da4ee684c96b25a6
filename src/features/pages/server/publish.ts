import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { badRequest } from '#kernel/errors';
import { pageTexts } from '#kernel/messages/nl-entities';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { PageTree, TreeBlock } from '../contract';
import { findBlockType, slotsOf } from './blocks';
import { PAGES_CHANGED } from './find-page';
import { addRedirect } from './redirects';
import { withSectionsIn } from './shared-sections';
import { blocks, pages, pageVersions } from './tables';

/** Versions that are told at once. */
const MOST_VERSIONS = 50;

export type PageInput = {
  siteId: number;
  /** Starts with a slash. */
  path: string;
  title: string;
  seoTitle?: string;
  seoDescription?: string;
  parentId?: number;
  noindex?: boolean;
  /** Such as `en_GB`; left out: the site's. */
  language?: string;
  state?: 'Online' | 'Offline';
  onlineFrom?: Date;
  onlineUntil?: Date;
  tree: PageTree;
};

/** Stores a new page as a draft; `id` only to restore a page that had that number. */
export const createPage = async (
  host: Host,
  input: PageInput & { id?: number },
): Promise<number> => {
  const { tree, ...rest } = input;
  const [row] = await host.db
    .insert(pages)
    .values({ ...rest, draft: tree })
    .returning();
  if (!row) throw new Error('The page was not stored');
  return row.id;
};

const allBlocks = (host: Host, content: readonly TreeBlock[]): TreeBlock[] =>
  content.flatMap((block) => [
    block,
    ...allBlocks(host, Object.values(slotsOf(host, block)).flat()),
  ]);

/** So many are written at once. */
const A_BATCH = 200;

/** Gives every block of a tree its number; one that was there before keeps its own. */
const numberBlocks = async (
  host: Host,
  tx: Tx,
  page: { id: number; siteId: number },
  tree: PageTree,
): Promise<void> => {
  const all = allBlocks(host, await withSectionsIn(host, tx, tree.content));
  const rows = all.map(({ type, props: { id: treeId, version, ...stored } }) => {
    const { filled } = findBlockType(host, type)?.definition ?? {};
    // What a section holds has rows of its own.
    const settings = filled ? { ...stored, [filled]: undefined } : stored;
    return {
      ...{ siteId: page.siteId, pageId: page.id, treeId, type, settings, online: true },
      version: typeof version === 'number' ? version : 1,
    };
  });
  // A name that stands there twice has one number.
  const byName = [...new Map(rows.map((row) => [row.treeId, row])).values()];
  for (let at = 0; at < byName.length; at += A_BATCH) {
    await tx
      .insert(blocks)
      .values(byName.slice(at, at + A_BATCH))
      .onConflictDoUpdate({
        target: [blocks.pageId, blocks.treeId],
        set: {
          siteId: sql`excluded.site_id`,
          type: sql`excluded.type`,
          version: sql`excluded.version`,
          settings: sql`excluded.settings`,
          online: true,
        },
      });
  }
  const kept = byName.map(({ treeId }) => treeId);
  const gone = eq(blocks.pageId, page.id);
  await tx
    .update(blocks)
    .set({ online: false })
    .where(kept.length > 0 ? and(gone, notInArray(blocks.treeId, kept)) : gone);
};

/** What visitors see of a page from now on, whoever wrote it there; null: nothing. */
export const notePublished = async (
  host: Host,
  tx: Tx,
  page: { id: number; siteId: number },
  tree: PageTree | null,
): Promise<void> => {
  const publishedAt = host.clock.now();
  if (tree) {
    await tx.update(pages).set({ publishedAt }).where(eq(pages.id, page.id));
    await tx.insert(pageVersions).values({ pageId: page.id, tree, publishedAt });
  }
  await numberBlocks(host, tx, page, tree ?? { root: {}, content: [], zones: {} });
};

/** Numbers the blocks of pages anew: a section that visitors see on them holds others. */
export const renumberPages = async (host: Host, tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await tx
    .select({ id: pages.id, siteId: pages.siteId, tree: pages.published })
    .from(pages)
    .where(inArray(pages.id, [...ids]));
  for (const { tree, ...page } of rows) if (tree) await numberBlocks(host, tx, page, tree);
};

/** Earlier published versions of a page, the newest first. */
export const listVersions = (
  { db }: Pick<Host, 'db'>,
  pageId: number,
): Promise<{ id: number; publishedAt: Date }[]> =>
  db
    .select({ id: pageVersions.id, publishedAt: pageVersions.publishedAt })
    .from(pageVersions)
    .where(eq(pageVersions.pageId, pageId))
    .orderBy(desc(pageVersions.id))
    .limit(MOST_VERSIONS);

export const readVersion = async (
  { db }: Pick<Host, 'db'>,
  pageId: number,
  id: number,
): Promise<PageTree | undefined> => {
  const isOne = and(eq(pageVersions.pageId, pageId), eq(pageVersions.id, id));
  const [row] = await db.select({ tree: pageVersions.tree }).from(pageVersions).where(isOne);
  return row?.tree;
};

/** Publishes a page's draft: the tree, the numbers of its blocks, a version to go back to. */
export const publishPage = async (host: Host, pageId: number): Promise<void> => {
  await transact(host.db, async (tx) => {
    const [page] = await tx.select().from(pages).where(eq(pages.id, pageId)).for('update');
    const tree = page?.draft ?? page?.published;
    if (!page || !tree) throw new Error(`There is no page ${pageId}`);
    const updatedAt = host.clock.now();
    await tx
      .update(pages)
      .set({ published: tree, draft: null, updatedAt })
      .where(eq(pages.id, pageId));
    await notePublished(host, tx, page, tree);
  });
  await host.events.publish(PAGES_CHANGED, { pageId });
};

const isBelow = (path: string, above: string): boolean => path.startsWith(`${above}/`);

type Move = { id: number; from: string; to: string };

/**
 * What moves with a page, and where to: the deepest first, so that none stands in another's way. `taken`: where
 * another page stands.
 */
export const findMoves = async (
  tx: Tx,
  page: { id: number; siteId: number; path: string },
  path: string,
): Promise<{ moves: Move[]; taken?: string }> => {
  const all = await tx
    .select({ id: pages.id, path: pages.path })
    .from(pages)
    .where(eq(pages.siteId, page.siteId))
    .for('update');
  const moved = all.filter((one) => one.id === page.id || isBelow(one.path, page.path));
  const moves = moved
    .map((one) => ({ id: one.id, from: one.path, to: path + one.path.slice(page.path.length) }))
    .sort((a, b) => (isBelow(path, page.path) ? 1 : -1) * (b.from.length - a.from.length));
  const staying = new Set(all.filter((one) => !moved.includes(one)).map((one) => one.path));
  return { moves, taken: moves.find((move) => staying.has(move.to))?.to };
};

/**
 * Moves a page, and what lies below it, to another path; the old addresses lead to the new. Throws a
 * 400 when a page stands there already, and for the home page, which has nowhere to go.
 */
export const movePage = async (host: Host, pageId: number, path: string): Promise<void> => {
  if (!/^\/[^/]/.test(path) || path.endsWith('/')) throw badRequest(`Geen adres: ${path}`);
  await transact(host.db, async (tx) => {
    const [page] = await tx.select().from(pages).where(eq(pages.id, pageId)).for('update');
    if (!page) throw new Error(`There is no page ${pageId}`);
    if (page.path === '/') throw badRequest('De startpagina blijft waar die is');
    if (page.path === path) return;
    const { moves, taken } = await findMoves(tx, page, path);
    if (taken) throw badRequest(pageTexts.taken(taken), { path: taken });
    for (const { id, from, to } of moves) {
      await tx.update(pages).set({ path: to, updatedAt: host.clock.now() }).where(eq(pages.id, id));
      await addRedirect(tx, page.siteId, from, to);
    }
  });
  await host.events.publish(PAGES_CHANGED, { pageId });
};

/** Moves what lies below a page that moved; old addresses lead to the new. Answers what moved. */
export const moveBelow = async (
  host: Host,
  tx: Tx,
  page: { id: number; siteId: number; path: string },
  path: string,
): Promise<Move[]> => {
  const { moves } = await findMoves(tx, page, path);
  const below = moves.filter(({ id }) => id !== page.id);
  const updatedAt = host.clock.now();
  for (const { id, from, to } of below) {
    const set = { path: to, updatedAt, revision: sql`${pages.revision} + 1` };
    await tx.update(pages).set(set).where(eq(pages.id, id));
    await addRedirect(tx, page.siteId, from, to);
  }
  return below;
};

/** Puts pages below others, by their paths; '' below none. */
export const putBelow = async (
  tx: Tx,
  rows: readonly { id: number; parent: string }[],
): Promise<void> => {
  const said = JSON.stringify(rows);
  await tx.execute(sql`
    update pages set parent_id = above.id
    from json_to_recordset(${said}::json) as x(id int, parent text)
      join pages own on own.id = x.id
      left join pages above on above.site_id = own.site_id and above.path = x.parent
    where pages.id = x.id`);
};
