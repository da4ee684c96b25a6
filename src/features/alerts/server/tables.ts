import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { variants } from '../../catalog/server/tables';

/** `asked`: not confirmed yet. `sent`, `stopped`: it is over, and the address is gone. */
export type AlertState = 'asked' | 'waiting' | 'sent' | 'stopped';

/** Who wants to hear when a size is there again. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: serial('id').primaryKey(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** The store where it must be; null: the web shop. */
    locationId: integer('location_id'),
    /** Null as soon as it is not needed any more. */
    email: text('email'),
    /** Unguessable: opens the pages to confirm and to stop. */
    token: text('token').notNull().unique(),
    state: text('state').$type<AlertState>().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** When the mail that asks to confirm went last. */
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** When it was sent or stopped. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('stock_alerts_once')
      .on(table.email, table.variantId, sql`coalesce(${table.locationId}, 0)`)
      .where(sql`${table.email} is not null`),
    index('stock_alerts_waiting')
      .on(table.variantId, table.confirmedAt)
      .where(sql`${table.state} = 'waiting'`),
    index('stock_alerts_asked').on(table.state, table.askedAt),
    index('stock_alerts_sent').on(table.variantId, table.endedAt),
  ],
);
