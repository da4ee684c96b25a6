import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Builds whose scripts and styles are kept for pages that still name them. */
export const assetBuilds = pgTable(
  'asset_builds',
  {
    /** A hash of the names. */
    id: text('id').primaryKey(),
    names: text('names').array().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    /** When a process of another build started; null: this is the newest. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
  },
  (table) => [index('asset_builds_replaced').on(table.replacedAt)],
);
