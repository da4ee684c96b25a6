import { asc, sql } from 'drizzle-orm';
import { type DataHolder, registerErasure } from '#features/accounts/api.server';
import { erasureTexts as texts } from '#kernel/messages/nl-erasure';
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

/** Forgets who booked seats; those at an event to come are given up first. */
export const registerBookingErasure = (host: Host): void =>
  registerErasure(host, 'bookings', {
    runs: async (db, { provenEmail }) => {
      const now = host.clock.now().toISOString();
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from event_bookings b
        join calendar_events e on e.id = b.event_id
        where lower(b.email) = ${provenEmail} and b.state = 'booked'
          and coalesce(e.ends_at, e.starts_at) > ${now}::timestamptz`);
      return [{ what: texts.runs.bookings, count: rows[0]?.count ?? 0 }];
    },
    erase: async (tx, { provenEmail }) => {
      const rows = await tx
        .update(eventBookings)
        .set({ name: null, email: null })
        .where(sql`lower(${eventBookings.email}) = ${provenEmail}`)
        .returning({ id: eventBookings.id });
      return rows.length;
    },
  });
