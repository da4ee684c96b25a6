import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What visitors looked for in vain, by day: words and a count, nothing of who. */
export const vainSearches = pgTable(
  'vain_searches',
  {
    siteId: integer('site_id').notNull(),
    /** `site`: in all; `store`: a place or a store. */
    kind: text('kind').$type<'site' | 'store'>().notNull(),
    /** In small letters, with single spaces. */
    term: text('term').notNull(),
    day: date('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind, table.day, table.term] })],
);
