import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { variants } from '../../catalog/server/tables';

/** One cart a session; it outlives the browser and the server (30 days from its last change). */
export const carts = pgTable(
  'carts',
  {
    id: serial('id').primaryKey(),
    sessionId: text('session_id').notNull(),
    /** What the visitor typed at the checkout, so that it survives any error, reload or restart. */
    typed: text('typed').notNull().default('{}'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('carts_session').on(table.sessionId),
    index('carts_expires').on(table.expiresAt),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: serial('id').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** The price in cents that the visitor saw, to tell when it changed. */
    quotedPriceCents: integer('seen_price_cents').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('cart_lines_variant').on(table.cartId, table.variantId)],
);
