import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** `held` until it is one of the others: fetched, given up by the visitor, by time, or by staff. */
export type ReservationState = 'held' | 'collected' | 'cancelled' | 'expired' | 'released';

/** A piece put aside in a store. It is out of the store's stock while it is held. */
export const reservations = pgTable(
  'reservations',
  {
    id: serial('id').primaryKey(),
    /** What is said at the till. */
    code: text('code').notNull().unique(),
    /** Unguessable; opens its page. */
    token: text('token').notNull().unique(),
    /** A form that is sent twice makes one reservation. */
    key: text('key').notNull().unique(),
    variantId: integer('variant_id').notNull(),
    warehouseId: integer('warehouse_id').notNull(),
    locationId: integer('location_id').notNull(),
    productId: integer('product_id').notNull(),
    /** As they were called when it was made. */
    title: text('title').notNull(),
    choice: text('choice').notNull(),
    sku: text('sku'),
    unitCents: integer('unit_cents').notNull(),
    /** Null once a month has gone by since it ended. */
    name: text('name'),
    email: text('email'),
    /** Of who was logged in when it was made; null as well once a month has gone by. */
    accountId: integer('account_id'),
    state: text('state').$type<ReservationState>().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Since when the store has it put aside; null: it is yet to be. */
    readyAt: timestamp('ready_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Why the store ended it, for whom it was; '': nobody said. */
    endReason: text('end_reason').notNull().default(''),
  },
  (table) => [
    index('reservations_held').on(table.state, table.expiresAt),
    index('reservations_email').on(table.email),
    index('reservations_account').on(table.accountId),
    index('reservations_location').on(table.locationId, table.state),
  ],
);
