import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { Arrangement } from '#kernel/values/arrangement';

/** How lists of articles are arranged, from when and until when. A row is never changed but to be withdrawn. */
export const listArrangements = pgTable(
  'list_arrangements',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull(),
    /** Which list, by `listingKey` or `searchedListing`. */
    listing: text('listing').notNull(),
    /** Of a list of what words find: those words, as somebody wrote them. */
    words: text('words').notNull().default(''),
    name: text('name').notNull().default(''),
    arrangement: jsonb('arrangement').$type<Arrangement>().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** Null: it has no end. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    memberId: integer('member_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When somebody took it back. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [index('list_arrangements_listing').on(table.siteId, table.listing)],
);
