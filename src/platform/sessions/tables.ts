import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sessions by the hash of their cookie: who reads the table can't take one over. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    accountId: integer('account_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Its cookie was given under the name that only this host can set. Null: under the plain one. */
    hostCookie: boolean('host_cookie'),
    /** Of an account's session: on what it was begun, in words, and about when it was used last. */
    device: text('device'),
    seenAt: timestamp('seen_at', { withTimezone: true }),
    /** Of an account's session: the way in by which it was begun; null: by a password. */
    begunBy: text('begun_by'),
    /** Days that one of nobody's account outlives its last use, when that is longer than usual. */
    keepDays: integer('keep_days'),
  },
  (table) => [
    index('sessions_expires').on(table.expiresAt),
    index('sessions_account').on(table.accountId).where(sql`account_id is not null`),
  ],
);
