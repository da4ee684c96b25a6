import { lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/db/types';
import { carts } from './tables';

/**
 * Gives a cart to the session that takes another's place. Who logs out leaves what he chose, not
 * what he typed.
 */
export const moveCart = async (tx: Tx, from: string, to: string): Promise<void> => {
  await tx.execute(sql`
    update carts set session_id = ${to},
      typed = case when exists (
        select from sessions own join sessions was on was.id = ${from}
        where own.id = ${to} and own.account_id = coalesce(was.account_id, own.account_id)
      ) then typed else '{}' end
    where session_id = ${from}`);
};

/** Removes carts that were left for longer than they are kept. Answers how many. */
export const purgeCarts = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db.delete(carts).where(lt(carts.expiresAt, now));
  return rowCount ?? 0;
};
