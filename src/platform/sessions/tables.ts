import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sessions by the hash of their cookie: who reads the table can't take one over. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    accountId: integer('account_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_expires').on(table.expiresAt)],
);
