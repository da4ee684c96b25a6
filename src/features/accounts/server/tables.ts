import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** People with a password: customers, and those who run the shop. */
export const accounts = pgTable('accounts', {
  id: serial('id').primaryKey(),
  siteId: integer('site_id').notNull().default(1),
  /** Lower case: one address is one account. */
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  phone: text('phone').notNull().default(''),
  passwordHash: text('password_hash').notNull(),
  role: text('role').$type<'customer' | 'staff' | 'editor' | 'admin'>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Links to choose a new password, by the hash of their token; good once, for an hour. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('password_resets_expires').on(table.expiresAt)],
);
