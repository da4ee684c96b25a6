import { asc, eq, or, sql } from 'drizzle-orm';
import type { DataHolder } from '#features/accounts/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { reservations } from './tables';

/** Pieces that were put aside for somebody while he was logged in, or for his address. */
export const ownReservations = async (
  host: Host,
  { accountId, provenEmail }: DataHolder,
): Promise<object[]> => {
  const { title, choice, unitCents, name, email, state, madeAt, expiresAt, endedAt } = reservations;
  const isByAddress = provenEmail === undefined ? undefined : sql`lower(${email}) = ${provenEmail}`;
  return host.db
    .select({ title, choice, unitCents, name, email, state, madeAt, expiresAt, endedAt })
    .from(reservations)
    .where(or(eq(reservations.accountId, accountId), isByAddress))
    .orderBy(asc(reservations.id));
};

/**
 * Who leaves is forgotten with what is over. What still lies in a store keeps the name that stands
 * beside it, and the mail with its code goes on working.
 */
export const leaveReservations = async (tx: Tx, accountId: number): Promise<void> => {
  await tx.execute(sql`
    update reservations set account_id = null,
      name = case when state = 'held' then name end,
      email = case when state = 'held' then email end
    where account_id = ${accountId}`);
};
