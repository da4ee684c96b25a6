import { sql } from 'drizzle-orm';
import { describePath, json, problem, requireScope } from '#features/api/api.server';
import { AppError } from '#kernel/errors';
import { bookingTexts } from '#kernel/messages/nl-bookings';
import { readWholeNumber } from '#kernel/values/whole-number';
import { path } from '#kernel/wire';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import { names } from '../contract';

const texts = bookingTexts.api;
const LARGEST_ID = 2 ** 31 - 1;

/** Who comes to an event: `order` is the number of the order that paid for it; null: it is free. */
export type Guest = { name: string | null; seats: number; order: string | null; booked_at: string };

/** Those who have seats at an event, in the order in which they booked; unpaid orders have none yet. */
export const listGuests = async (db: Db, eventId: number): Promise<Guest[]> => {
  const { rows } = await db.execute<Guest>(sql`
    select b.name, b.seats, null as "order", b.made_at as booked_at from event_bookings b
    where b.event_id = ${eventId} and b.state = 'booked'
    union all
    select trim(concat(o.billing->>'firstName', ' ', o.billing->>'lastName')),
      sum(l.quantity)::int, o.number, o.placed_at
    from calendar_events e
    join order_lines l on l.variant_id = e.seat_variant_id and l.kind = 'seat'
    join orders o on o.id = l.order_id and o.state <> 'cancelled' and o.paid_at is not null
    where e.id = ${eventId} group by o.id
    order by booked_at, name`);
  return rows;
};

/** Staff: who comes to an event. */
export const addBookingApi = (host: Host): void => {
  const url = `${path.api}/booking`;
  host.app.get(url, { config: { json: true } }, async (request, reply) => {
    await requireScope(host, request, reply, { least: 'staff', words: texts.scope });
    const eventId = readWholeNumber(one(queryParams(request.url), names.event));
    if (eventId === undefined || eventId > LARGEST_ID) {
      throw new AppError(422, names.event, texts.event);
    }
    const data = await listGuests(host.db, eventId);
    return reply.header('cache-control', 'private, no-store').send({ data });
  });
  describePath(host, url, {
    get: {
      operationId: 'listBookings',
      summary: texts.list,
      parameters: [{ name: names.event, in: 'query', required: true, schema: { type: 'integer' } }],
      responses: {
        200: json({ type: 'object', required: ['data'], properties: { data: {} } }),
        ...{ 401: problem, 403: problem, 422: problem },
      },
    },
  });
};
