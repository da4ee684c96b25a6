import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';

/** The lock of `categories_no_circle` in the database, which takes it for whoever writes past the fields. */
const TREE_LOCK = 5_183_220_015;

/**
 * Of two who write categories at once, the second sees what the first did. Taken before a row is, by all: so that no
 * two wait for each other.
 */
export const takeTreeTurn = async (tx: Db): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${TREE_LOCK})`);
};
