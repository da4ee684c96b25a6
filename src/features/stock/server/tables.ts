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
