import { boolean, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/db/columns';

/** Proof that somebody was erased: nothing in it tells who it was. */
export const erasures = pgTable('erasures', {
  id: serial('id').primaryKey(),
  siteId: integer('site_id').notNull(),
  /** Of the press of the button: sent again, it is done once. */
  key: text('key').notNull().unique(),
  /** Who of the staff. */
  memberId: integer('member_id').notNull(),
  at: timestamptz('at').notNull(),
  /** How much of what was forgotten, by its name. */
  counts: jsonb('counts').$type<Record<string, number>>().notNull(),
  /** He is told by mail. */
  isTold: boolean('is_told').notNull(),
});
