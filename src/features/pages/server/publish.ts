import { and, eq, notInArray } from 'drizzle-orm';
import { badRequest } from '#kernel/errors';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { PageTree, TreeBlock } from '../contract';
import { slotsOf } from './blocks';
import { PAGES_CHANGED } from './find-page';
import { addRedirect } from './redirects';
import { blocks, pages, pageVersions } from './tables';

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

/** Gives every block of a tree its number; one that was there before keeps its own. */
const numberBlocks = async (
  host: Host,
  tx: Tx,
  page: { id: number; siteId: number },
  tree: PageTree,
): Promise<void> => {
  const all = allBlocks(host, tree.content);
  for (const block of all) {
    const { id: treeId, version, ...settings } = block.props;
    const values = {
      siteId: page.siteId,
      pageId: page.id,
      treeId,
      type: block.type,
      version: typeof version === 'number' ? version : 1,
      settings,
      online: true,
    };
    await tx
      .insert(blocks)
      .values(values)
      .onConflictDoUpdate({ target: [blocks.pageId, blocks.treeId], set: values });
  }
  const kept = all.map((block) => block.props.id);
  const gone = eq(blocks.pageId, page.id);
  await tx
    .update(blocks)
    .set({ online: false })
    .where(kept.length > 0 ? and(gone, notInArray(blocks.treeId, kept)) : gone);
};

/** Publishes a page's draft: the tree, the numbers of its blocks, a version to go back to. */
export const publishPage = async (host: Host, pageId: number): Promise<void> => {
  await transact(host.db, async (tx) => {
    const [page] = await tx.select().from(pages).where(eq(pages.id, pageId)).for('update');
    if (!page) throw new Error(`There is no page ${pageId}`);
    const publishedAt = host.clock.now();
    await tx
      .update(pages)
      .set({ published: page.draft, publishedAt, updatedAt: publishedAt })
      .where(eq(pages.id, pageId));
    await tx.insert(pageVersions).values({ pageId, tree: page.draft, publishedAt });
    await numberBlocks(host, tx, page, page.draft);
  });
  await host.events.publish(PAGES_CHANGED, { pageId });
};

const isBelow = (path: string, above: string): boolean => path.startsWith(`${above}/`);

/** What moves with a page, and where to: the deepest first, so that none stands in another's way. */
const findMoves = async (tx: Tx, page: typeof pages.$inferSelect, path: string) => {
  const all = await tx.select().from(pages).where(eq(pages.siteId, page.siteId)).for('update');
  const moved = all.filter((one) => one.id === page.id || isBelow(one.path, page.path));
  const moves = moved
    .map((one) => ({ id: one.id, from: one.path, to: path + one.path.slice(page.path.length) }))
    .sort((a, b) => (isBelow(path, page.path) ? 1 : -1) * (b.from.length - a.from.length));
  const staying = new Set(all.filter((one) => !moved.includes(one)).map((one) => one.path));
  const taken = moves.find((move) => staying.has(move.to));
  if (taken) throw badRequest(`Er staat al een pagina op ${taken.to}`, { path: taken.to });
  return moves;
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
    for (const { id, from, to } of await findMoves(tx, page, path)) {
      await tx.update(pages).set({ path: to, updatedAt: host.clock.now() }).where(eq(pages.id, id));
      await addRedirect(tx, page.siteId, from, to);
    }
  });
  await host.events.publish(PAGES_CHANGED, { pageId });
};
