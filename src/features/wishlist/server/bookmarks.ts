import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { findEntity } from '#features/overviews/api.server';
import { badRequest } from '#kernel/errors';
import { wishlist as texts } from '#kernel/messages/nl-wishlist';
import { prepared } from '#platform/db/prepared';
import type { Host } from '#platform/host';
import type { Change } from './change';
import { bookmarks } from './tables';

/** The most that one visitor keeps. */
const MOST = 500;

/** Entities that can be saved. */
const SAVED = new Set(['Product']);

/** What can't be saved isn't there to be removed either: each kind is a question to the database. */
const requireSaved = (change: Change): void => {
  const names = [...Object.keys(change.delete), ...Object.keys(change.add)];
  const unknown = names.find((name) => !SAVED.has(name));
  if (unknown !== undefined) throw badRequest(`Onbekend soort: ${unknown.slice(0, 60)}`);
};

const known = (host: Host, name: string, ids: readonly number[]): number[] => {
  const index = findEntity(host, name);
  if (!index) throw badRequest(`Onbekend soort: ${name}`);
  return ids.filter((id) => index.facets.has(id));
};

/** Saves and removes; what is there already, or is gone, does no harm. */
export const changeBookmarks = async (
  host: Host,
  sessionId: string,
  change: Change,
): Promise<void> => {
  requireSaved(change);
  for (const [moduleObject, ids] of Object.entries(change.delete)) {
    await host.db
      .delete(bookmarks)
      .where(
        and(
          eq(bookmarks.sessionId, sessionId),
          eq(bookmarks.moduleObject, moduleObject),
          inArray(bookmarks.itemId, ids),
        ),
      );
  }
  for (const [moduleObject, ids] of Object.entries(change.add)) {
    const rows = known(host, moduleObject, ids).map((itemId) => ({
      sessionId,
      moduleObject,
      itemId,
    }));
    if ((await countBookmarks(host, sessionId)) + rows.length > MOST) {
      throw badRequest(texts.full(MOST));
    }
    if (rows.length > 0) await host.db.insert(bookmarks).values(rows).onConflictDoNothing();
  }
};

const ofSession = prepared((db) =>
  db
    .select({ total: count() })
    .from(bookmarks)
    .where(eq(bookmarks.sessionId, sql.placeholder('sessionId')))
    .prepare('bookmarks_of_session'),
);

export const countBookmarks = async (host: Host, sessionId: string): Promise<number> => {
  const [row] = await ofSession(host.db).execute({ sessionId });
  return row?.total ?? 0;
};

/** Ids of saved products, the newest first. */
export const listBookmarks = async (host: Host, sessionId: string): Promise<number[]> => {
  const rows = await host.db
    .select({ itemId: bookmarks.itemId })
    .from(bookmarks)
    .where(and(eq(bookmarks.sessionId, sessionId), eq(bookmarks.moduleObject, 'Product')))
    .orderBy(desc(bookmarks.createdAt));
  return rows.map((row) => row.itemId);
};

/** A session got another id: what it saved goes along. */
export const moveBookmarks = async (db: Host['db'], from: string, to: string): Promise<void> => {
  await db.execute(sql`
    insert into bookmarks (session_id, module_object, item_id, created_at)
    select ${to}, module_object, item_id, created_at from bookmarks where session_id = ${from}
    on conflict do nothing`);
  await db.delete(bookmarks).where(eq(bookmarks.sessionId, from));
};
