import { asc, sql } from 'drizzle-orm';
import type { DataHolder } from '#features/accounts/api.server';
import type { Host } from '#platform/host';
import { reservations } from './tables';

/** Pieces that were put aside for somebody's address. */
export const ownReservations = async (
  host: Host,
  { provenEmail }: DataHolder,
): Promise<object[]> => {
  if (provenEmail === undefined) return [];
  const { title, choice, unitCents, name, email, state, madeAt, expiresAt, endedAt } = reservations;
  return host.db
    .select({ title, choice, unitCents, name, email, state, madeAt, expiresAt, endedAt })
    .from(reservations)
    .where(sql`lower(${email}) = ${provenEmail}`)
    .orderBy(asc(reservations.id));
};
