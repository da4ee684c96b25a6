import { and, asc, count, eq, or, sql } from 'drizzle-orm';
import { type DataHolder, type Forgotten, registerErasure } from '#features/accounts/api.server';
import { erasureTexts as texts } from '#kernel/messages/nl-erasure';
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

const isOf = ({ accountId, provenEmail }: Forgotten) =>
  or(
    accountId > 0 ? eq(reservations.accountId, accountId) : undefined,
    sql`lower(${reservations.email}) = ${provenEmail}`,
  );

/** Forgets who put pieces aside; what still lies in a store is fetched or given up first. */
export const registerReservationErasure = (host: Host): void =>
  registerErasure(host, 'reservations', {
    runs: async (db, who) => {
      const [found] = await db
        .select({ count: count() })
        .from(reservations)
        .where(and(isOf(who), eq(reservations.state, 'held')));
      return [{ what: texts.runs.reservations, count: found?.count ?? 0 }];
    },
    erase: async (tx, who) => {
      const rows = await tx
        .update(reservations)
        .set({ name: null, email: null, accountId: null, endReason: '' })
        .where(isOf(who))
        .returning({ id: reservations.id });
      return rows.length;
    },
  });
