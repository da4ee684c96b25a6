import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What visitors saved: a wishlist needs no account. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    /** Whose it is, as `ownerOf` says: a session of nobody's account, or an account. */
    sessionId: text('session_id').notNull(),
    /** The account whose it is; null: a guest's. */
    accountId: integer('account_id'),
    /** The entity's name, e.g. `Product`. */
    moduleObject: text('module_object').notNull(),
    itemId: integer('item_id').notNull(),
    /** What was chosen when it was saved. */
    colorId: integer('color_id'),
    sizeId: integer('size_id'),
    /** What it cost then, in cents, and whether it could be sent. */
    priceCents: integer('price_cents'),
    wasAvailable: boolean('was_available'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.moduleObject, table.itemId] }),
    index('bookmarks_account').on(table.accountId),
  ],
);

/** Lists that their owners let others read, by a link that can't be guessed. */
export const wishlistShares = pgTable(
  'wishlist_shares',
  {
    /** As in `bookmarks`. */
    owner: text('owner').primaryKey(),
    accountId: integer('account_id'),
    /** 128 random bits: the last part of the link. */
    key: text('key').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('wishlist_shares_account').on(table.accountId)],
);
