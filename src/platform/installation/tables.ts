import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What all processes on this database must have in common; one row a name. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
