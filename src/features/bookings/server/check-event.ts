import { sql } from 'drizzle-orm';
import type { Check } from '#features/entities/api.server';
import { bookingTexts as texts } from '#kernel/messages/nl-bookings';
import type { Tx } from '#platform/db/types';

/** How many seats of an event are booked, free and paid ones. */
const countTaken = async (tx: Tx, eventId: number): Promise<number> => {
  const { rows } = await tx.execute<{ taken: number }>(sql`
    select (e.seats_given - coalesce(sum(s.pieces), 0))::int as taken
    from calendar_events e join stock s on s.variant_id = e.seat_variant_id
    where e.id = ${eventId} group by e.seats_given`);
  return rows[0]?.taken ?? 0;
};

/** Nobody takes away what others have booked: an event that is still to come, or their seats. */
export const checkBookedEvent: Check = async ({ clock }, tx, { id, before, after }) => {
  const problems: Record<string, string> = {};
  if (id === undefined || after?.seats === before?.seats) return problems;
  const isOver = String(before?.ends_at) < clock.now().toISOString();
  if (after === null && isOver) return problems;
  const taken = await countTaken(tx, id);
  const seats = typeof after?.seats === 'number' ? after.seats : 0;
  if (after === null && taken > 0) problems[''] = texts.heldByBookings(taken);
  else if (seats < taken) problems.seats = texts.alreadyBooked(taken);
  return problems;
};
