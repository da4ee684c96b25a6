import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { takingOffline } from '#features/catalog/api.server';
import { calendarEntity } from '#features/content/api.server';
import { announceChange } from '#features/overviews/api.server';
import { bookings as limits } from '#kernel/limits-bookings';
import type { Db } from '#platform/db/types';
import type { JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';

/** Ends the sale of seats at what has begun: they may still lie in carts. Answers which events. */
export const closeEvents = async (db: Db, now: Date): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    with begun as (
      select id, seat_variant_id from calendar_events
      where seat_variant_id is not null and starts_at <= ${now.toISOString()}::timestamptz
    ), closed as (${takingOffline(sql`select seat_variant_id from begun`)})
    select b.id from begun b join closed c on c.id = b.seat_variant_id`);
  return rows.map(({ id }) => id);
};

/** Forgets who booked free seats, a month after the event. Answers of how many. */
export const purgeBookings = async (db: Db, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - limits.keptFor).toISOString();
  const { rowCount } = await db.execute(sql`
    update event_bookings b set name = null, email = null
    where (b.email is not null or b.name is not null)
      and coalesce((select e.ends_at from calendar_events e where e.id = b.event_id), b.made_at)
        < ${before}::timestamptz`);
  return rowCount ?? 0;
};

/** Each minute. */
export const closeEventsJob = defineJob<object, JobContext>({
  name: 'booking.close',
  schema: z.object({}),
  cron: '* * * * *',
  run: async (_, { host }) => {
    const { db, clock } = host();
    const closed = await closeEvents(db, clock.now());
    // Cards told how many seats were left.
    if (closed.length > 0) await announceChange(host(), calendarEntity.name, closed);
  },
});

export const purgeBookingsJob = defineJob<object, JobContext>({
  name: 'booking.purge',
  schema: z.object({}),
  cron: '50 4 * * *',
  run: async (_, { host }) => {
    const { db, clock } = host();
    await purgeBookings(db, clock.now());
  },
});
