import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { variants } from '../../catalog/server/tables';

/** Where pieces lie: a store, or the warehouse that the web shop sends from. */
export const warehouses = pgTable('warehouses', {
  id: serial('id').primaryKey(),
  title: text('title').notNull(),
  kind: text('kind').$type<'web' | 'store'>().notNull(),
  /** The store whose stock this is. */
  locationId: integer('location_id').unique(),
});

export const stock = pgTable(
  'stock',
  {
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    pieces: integer('pieces').notNull(),
    /** Where in the warehouse they lie, such as `A-03-2`; '': nobody said. */
    shelf: text('shelf').notNull().default(''),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.warehouseId] }),
    index('stock_warehouse').on(table.warehouseId),
    check('stock_not_negative', sql`${table.pieces} >= 0`),
  ],
);

/**
 * Why staff wrote another count: all pieces were counted, some broke, turned up, were used or weren't there, a shelf
 * was empty, they went to another place or came from one, or a store sent them to who ordered them.
 */
export type MovementReason =
  | 'count'
  | 'broken'
  | 'found'
  | 'own-use'
  | 'missing'
  | 'empty'
  | 'sent'
  | 'shipped'
  | 'received';

/** Each count that staff wrote and what went between places, for as long as the stock is there. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: serial('id').primaryKey(),
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /**
     * All pieces that are there, for sale or put aside for customers: before and after. Of what a walk through a
     * warehouse doesn't find: those that were looked for, with what is for sale.
     */
    fromPieces: integer('from_pieces').notNull(),
    toPieces: integer('to_pieces').notNull(),
    reason: text('reason').$type<MovementReason>().notNull(),
    note: text('note').notNull(),
    memberId: integer('member_id').notNull(),
    /** As he was called then. */
    memberName: text('member_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('stock_movements_warehouse').on(table.warehouseId, table.id),
    index('stock_movements_variant').on(table.variantId),
  ],
);
