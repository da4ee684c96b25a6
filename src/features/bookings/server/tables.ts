import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** `booked` until the visitor gives it up. */
export type BookingState = 'booked' | 'cancelled';

/**
 * Seats that cost nothing, as somebody booked them: they are out of the event's stock of seats while
 * they are booked. Those that are paid for are lines of orders.
 */
export const eventBookings = pgTable(
  'event_bookings',
  {
    id: serial('id').primaryKey(),
    eventId: integer('event_id').notNull(),
    variantId: integer('variant_id').notNull(),
    warehouseId: integer('warehouse_id').notNull(),
    /** Unguessable; opens its page. */
    token: text('token').notNull().unique(),
    /** A form that is sent twice makes one booking. */
    key: text('key').notNull().unique(),
    seats: integer('seats').notNull(),
    /** Null once a month has gone by since the event. */
    name: text('name'),
    email: text('email'),
    state: text('state').$type<BookingState>().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('event_bookings_event').on(table.eventId, table.state),
    index('event_bookings_email').on(table.email),
  ],
);
