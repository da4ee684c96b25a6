import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/db/types';
import { ownerOfAccount } from './owner';

/** The account of a session; undefined: it is nobody's. */
const accountOf = async (tx: Tx, sessionId: string): Promise<number | undefined> => {
  const { rows } = await tx.execute<{ account_id: number | null }>(
    sql`select account_id from sessions where id = ${sessionId}`,
  );
  return rows[0]?.account_id ?? undefined;
};

/**
 * A session got another id. A guest's list becomes part of the account's that he logged in to, where
 * what is on it already stays as it is. His link goes with it only where the account's list was empty:
 * else it would show what he never shared.
 */
export const moveBookmarks = async (tx: Tx, from: string, to: string): Promise<void> => {
  const accountId = await accountOf(tx, to);
  const owner = accountId === undefined ? to : ownerOfAccount(accountId);
  const { rowCount: others } = await tx.execute(
    sql`select from bookmarks where session_id = ${owner} and session_id <> ${from} limit 1`,
  );
  await tx.execute(sql`
    insert into bookmarks (session_id, account_id, module_object, item_id, color_id, size_id,
      price_cents, was_available, created_at)
    select ${owner}, ${accountId ?? null}::int, module_object, item_id, color_id, size_id,
      price_cents, was_available, created_at from bookmarks where session_id = ${from}
    on conflict do nothing`);
  await tx.execute(sql`delete from bookmarks where session_id = ${from}`);
  if (!others) {
    await tx.execute(sql`
      update wishlist_shares set owner = ${owner}, account_id = ${accountId ?? null}::int
      where owner = ${from} and not exists (select from wishlist_shares where owner = ${owner})`);
  }
  await tx.execute(sql`delete from wishlist_shares where owner = ${from}`);
};

/** Removes an account's list and its link. */
export const removeBookmarksOf = async (tx: Tx, accountId: number): Promise<void> => {
  await tx.execute(sql`delete from bookmarks where account_id = ${accountId}`);
  await tx.execute(sql`delete from wishlist_shares where account_id = ${accountId}`);
};

/** Removes lists of guests whose session is over. Answers how many articles that were. */
export const purgeBookmarks = async (db: Db): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    delete from bookmarks b where account_id is null
      and not exists (select from sessions s where s.id = b.session_id)`);
  await db.execute(sql`
    delete from wishlist_shares w where account_id is null
      and not exists (select from sessions s where s.id = w.owner)`);
  return rowCount ?? 0;
};
