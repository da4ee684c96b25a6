import { eq, sql } from 'drizzle-orm';
import { type EventRow, readEvent } from '#features/content/api.server';
import { type EventDetail, placeLines } from '#features/content/contract';
import { formatPeriod } from '#kernel/values/dutch-dates';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { BookedEvent, SeatsOf } from '../contract';
import { isBookable } from '../seats';
import { eventBookings } from './tables';

export type Booking = typeof eventBookings.$inferSelect;

/** An event whose seats are booked, with what is left of them. */
export type OpenEvent = {
  row: EventRow & { seats: number; seatVariantId: number };
  event: EventDetail;
  seats: SeatsOf;
  productId: number;
};

type Seats = { productId: number; left: number };

const findSeats = async (db: Db, variantId: number): Promise<Seats | undefined> => {
  const { rows } = await db.execute<Seats>(sql`
    select v.product_id as "productId", coalesce((
        select sum(s.pieces) from stock s
        join warehouses w on w.id = s.warehouse_id and w.kind = 'web' where s.variant_id = v.id
      ), 0)::int as left
    from variants v where v.id = ${variantId}`);
  return rows[0];
};

/** What is to be told of booking an event; undefined: nobody books it, or not any more. */
export const openEvent = async (
  host: Host,
  { row, event }: { row: EventRow; event: EventDetail },
): Promise<OpenEvent | undefined> => {
  if (!isBookable(row, host.clock.now())) return undefined;
  const found = await findSeats(host.db, row.seatVariantId);
  if (!found) return undefined;
  const { id: eventId, priceCents, seatsPerBooking: most } = row;
  const { productId, left } = found;
  return { row, event, productId, seats: { eventId, priceCents, left, most } };
};

/** The same, by the event's number. */
export const findOpenEvent = async (
  host: Host,
  eventId: number,
): Promise<OpenEvent | undefined> => {
  const found = await readEvent(host, eventId);
  return found && openEvent(host, found);
};

/** The booking of an address; undefined for any other text. */
export const findBooking = async (db: Db, token: string): Promise<Booking | undefined> => {
  if (!/^[\w-]{32}$/.test(token)) return undefined;
  const [row] = await db.select().from(eventBookings).where(eq(eventBookings.token, token));
  return row;
};

export const presentEvent = (event: EventDetail): BookedEvent => ({
  id: event.id,
  title: event.title,
  href: event.href,
  when: formatPeriod(new Date(event.startsAt), new Date(event.endsAt)),
  where: placeLines(event),
  picture: event.picture,
});
