import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';

/** Any number. */
const LOCK = 5_183_220_062;

/**
 * Has writes of pages and redirects wait for each other until a transaction ends: of two that are written at once, the
 * second sees what lies at the address of the first, and where it leads.
 */
export const lockAddresses = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
};
