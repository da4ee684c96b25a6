import { and, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import {
  apiPartOf,
  byIds,
  defineStored,
  lockRows,
  type NewChange,
  type StoredEntity,
  type StoredPart,
  valuesOf,
} from '#features/entities/api.server';
import type { ApiPart } from '#features/overviews/api.server';
import {
  listBlockTypes,
  lockAddresses,
  moveBelow,
  notePublished,
  PAGES_CHANGED,
  pageEntity,
  pages,
  putBelow,
} from '#features/pages/api.server';
import type { PageTree } from '#features/pages/contract';
import { getSite } from '#features/settings/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { pageFields } from '../fields';

/** Numbers that mean a page of their own: the form of applications and the block of weekends (S2.1/7, S2.1/8). */
const meant = [26, 31];

/** The page above one, by its path: numbers differ from site to site. */
const parentPart: StoredPart = {
  read: sql`coalesce((select above.path from pages above where above.id = pages.parent_id), '')`,
  write: async (tx, rows) =>
    putBelow(
      tx,
      rows.map(({ id, value }) => ({ id, parent: String(value) })),
    ),
};

const contentOf = (values: NewChange['before']): PageTree | null =>
  (values?.content ?? null) as PageTree | null;

const isSameTree = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What lies below a page that moved, as changes of its own. */
const followMove = async (
  host: Host,
  tx: Tx,
  stored: StoredEntity,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<NewChange[]> => {
  const siteId = getSite(host).id;
  const moves = await moveBelow(host, tx, { id, siteId, path: from }, to);
  if (moves.length === 0) return [];
  const were = new Map([[to, from], ...moves.map((one) => [one.to, one.from] as const)]);
  const ids = moves.map((one) => one.id);
  const rows = await lockRows(tx, stored, siteId, byIds(stored, ids));
  return rows.map((row) => {
    const after = valuesOf(stored, row);
    const was = (path: unknown) => were.get(String(path)) ?? path;
    const before = { ...after, path: was(after.path), parent: was(after.parent) };
    return { rowId: row.id, revision: row.revision, action: 'change', before, after };
  });
};

/** Pages, as they are written by their fields. */
export const storedPagesOf = (host: Host): StoredEntity => {
  const fields = pageFields(() => listBlockTypes(host));
  const stored: StoredEntity = defineStored({ ...pageEntity, fields, key: 'path' }, pages, {
    reserved: meant,
    parts: { parent: parentPart },
    unseen: ['draft'],
    tells: [PAGES_CHANGED],
    prepare: (_, tx) => lockAddresses(tx),
    follows: async (_, tx, changes) => {
      const moved: NewChange[] = [];
      for (const { rowId, before, after } of changes) {
        if (after === null) continue;
        const tree = contentOf(after);
        if (!isSameTree(contentOf(before), tree)) {
          await notePublished(host, tx, { id: rowId, siteId: getSite(host).id }, tree);
        }
        const [from, to] = [before?.path, after.path].map(String);
        if (!before || from === undefined || to === undefined || from === to) continue;
        moved.push(...(await followMove(host, tx, stored, { id: rowId, from, to })));
      }
      return moved;
    },
  });
  return stored;
};

/** What the API tells of pages: to everybody those that the sitemap names. */
export const pageApiOf = (stored: StoredEntity): ApiPart =>
  apiPartOf(stored, {
    title: pages.title,
    slug: pages.path,
    page: sql`(${pages.published} is not null)`,
    told: (_, row) => ({ ...row, slug: encodeURI(String(row.slug)) }),
    shown: (host) => {
      const now = host.clock.now();
      return and(
        isNotNull(pages.published),
        sql`not ${pages.noindex}`,
        or(isNull(pages.onlineFrom), lte(pages.onlineFrom, now)),
        or(isNull(pages.onlineUntil), gt(pages.onlineUntil, now)),
      );
    },
  });
