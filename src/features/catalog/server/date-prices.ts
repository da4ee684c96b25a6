import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';

/**
 * Says when the prices that the rest of this transaction writes are asked from, for the price ledger
 * which the database keeps; it says now by itself. A ledger never goes back: a date before the last
 * change of a price counts as that.
 */
export const datePrices = async (tx: Tx, from: Date): Promise<void> => {
  await tx.execute(sql`select set_config('etalage.now', ${from.toISOString()}, true)`);
};
