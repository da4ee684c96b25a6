import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/db/types';
import { carts } from './tables';

const names = (email: string) => sql`position(${email.toLowerCase()} in lower(${carts.typed})) > 0`;

/**
 * Checkouts that were begun with somebody's address and not ended, by whomever, and until when each is kept: what was
 * typed there may be another's, and isn't told.
 */
export const listTypedOf = async (db: Db, email: string): Promise<{ keptUntil: Date }[]> =>
  db.select({ keptUntil: carts.expiresAt }).from(carts).where(names(email)).orderBy(carts.id);

/** Forgets what somebody typed at the checkout, whose address it names; what lies in the cart stays. */
export const forgetTypedOf = async (tx: Tx, email: string): Promise<number> => {
  const { rowCount } = await tx.update(carts).set({ typed: '{}' }).where(names(email));
  return rowCount ?? 0;
};
