import { asc, sql } from 'drizzle-orm';
import type { DataHolder } from '#features/accounts/api.server';
import type { Host } from '#platform/host';
import { eventBookings } from './tables';

/** Free seats that were booked with somebody's address. */
export const ownBookings = async (host: Host, { provenEmail }: DataHolder): Promise<object[]> => {
  if (provenEmail === undefined) return [];
  const { eventId, seats, name, email, state, madeAt, endedAt } = eventBookings;
  return host.db
    .select({ eventId, seats, name, email, state, madeAt, endedAt })
    .from(eventBookings)
    .where(sql`lower(${email}) = ${provenEmail}`)
    .orderBy(asc(eventBookings.id));
};
