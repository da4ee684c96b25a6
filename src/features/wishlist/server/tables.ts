import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What visitors saved, by session: a wishlist needs no account. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    sessionId: text('session_id').notNull(),
    /** The entity's name, e.g. `Product`. */
    moduleObject: text('module_object').notNull(),
    itemId: integer('item_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.moduleObject, table.itemId] })],
);
