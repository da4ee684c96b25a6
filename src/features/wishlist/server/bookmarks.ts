import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { findEntity } from '#features/overviews/api.server';
import { badRequest } from '#kernel/errors';
import { wishlist as limits } from '#kernel/limits';
import { wishlist as texts } from '#kernel/messages/nl-wishlist';
import { prepared } from '#platform/db/prepared';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { Change } from './change';
import { type Owner, ownerOf } from './owner';
import { bookmarks } from './tables';
import { findSaleVariants, matchChoice, offerOf } from './variants';

/** Entities that can be saved. */
const SAVED = new Set(['Product']);

/** What can't be saved isn't there to be removed either: each kind is a question to the database. */
const requireSaved = (change: Change): void => {
  const names = [...Object.keys(change.delete), ...Object.keys(change.add)];
  const unknown = names.find((name) => !SAVED.has(name));
  if (unknown !== undefined) throw badRequest(texts.unknownKind(unknown.slice(0, 60)));
};

const known = (host: Host, name: string, ids: readonly number[]): number[] => {
  const index = findEntity(host, name);
  if (!index) throw badRequest(texts.unknownKind(name));
  return [...new Set(ids)].filter((id) => index.facets.has(id));
};

/** What is kept of articles, with what they cost now: later the list tells what changed. */
const rowsOf = async (host: Host, session: Owner, ids: readonly number[], change: Change) => {
  const variants = await findSaleVariants(host, ids);
  return ids.map((itemId) => {
    const match = matchChoice(variants.get(itemId) ?? [], change.choice);
    const { priceCents, isAvailable } = offerOf(match);
    const { colorId, sizeId } = change.choice;
    const isMade = { color: match.colorId === colorId, size: match.chosen?.sizeId === sizeId };
    return {
      sessionId: ownerOf(session),
      accountId: session.accountId,
      moduleObject: 'Product',
      itemId,
      colorId: isMade.color ? colorId : null,
      sizeId: isMade.size ? sizeId : null,
      priceCents,
      wasAvailable: isAvailable,
      createdAt: host.clock.now(),
    };
  });
};

/** What is on a list, while nobody else changes it: calls at once must not fill it past its limit. */
const lockList = async (tx: Tx, owner: string): Promise<Set<number>> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('wishlist'), hashtext(${owner}))`);
  const rows = await tx
    .select({ itemId: bookmarks.itemId })
    .from(bookmarks)
    .where(eq(bookmarks.sessionId, owner));
  return new Set(rows.map(({ itemId }) => itemId));
};

const excluded = (name: string) => sql.raw(`excluded.${name}`);

const add = async (host: Host, session: Owner, change: Change, ids: readonly number[]) => {
  if (ids.length === 0) return;
  const rows = await rowsOf(host, session, ids, change);
  const { colorId, sizeId } = change.choice;
  await transact(host.db, async (tx) => {
    const saved = await lockList(tx, ownerOf(session));
    if (new Set([...saved, ...ids]).size > limits.most) throw badRequest(texts.full(limits.most));
    const insert = tx.insert(bookmarks).values(rows);
    if (colorId === null && sizeId === null) {
      await insert.onConflictDoNothing();
      return;
    }
    // Saved again with another colour or size: that is what is wanted now.
    await insert.onConflictDoUpdate({
      target: [bookmarks.sessionId, bookmarks.moduleObject, bookmarks.itemId],
      set: {
        colorId: excluded('color_id'),
        sizeId: excluded('size_id'),
        priceCents: excluded('price_cents'),
        wasAvailable: excluded('was_available'),
      },
    });
  });
};

/** Saves and removes; what is there already, or is gone, does no harm. */
export const changeBookmarks = async (
  host: Host,
  session: Owner,
  change: Change,
): Promise<void> => {
  requireSaved(change);
  for (const [moduleObject, ids] of Object.entries(change.delete)) {
    await host.db
      .delete(bookmarks)
      .where(
        and(
          eq(bookmarks.sessionId, ownerOf(session)),
          eq(bookmarks.moduleObject, moduleObject),
          inArray(bookmarks.itemId, ids),
        ),
      );
  }
  for (const [moduleObject, ids] of Object.entries(change.add)) {
    await add(host, session, change, known(host, moduleObject, ids));
  }
};

const ofOwner = prepared((db) =>
  db
    .select({ itemId: bookmarks.itemId })
    .from(bookmarks)
    .where(
      and(eq(bookmarks.sessionId, sql.placeholder('owner')), eq(bookmarks.moduleObject, 'Product')),
    )
    .orderBy(desc(bookmarks.createdAt), desc(bookmarks.itemId))
    .prepare('bookmarks_of_owner'),
);

/** Ids of what a visitor saved and can still see, the last first. */
export const listSaved = async (host: Host, session: Owner): Promise<number[]> => {
  const rows = await ofOwner(host.db).execute({ owner: ownerOf(session) });
  const index = findEntity(host, 'Product');
  return rows.map((row) => row.itemId).filter((id) => index?.facets.has(id));
};
