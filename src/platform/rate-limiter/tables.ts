import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often somebody tried something, for all processes together. */
export const rateLimits = pgTable(
  'tries',
  {
    /** What is tried and a hash of who tries it: no address can be read from it. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When counting begins anew. */
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('tries_until').on(table.until)],
);
