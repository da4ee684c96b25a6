import { boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Account holders: customers, and those who run the shop. */
export const accounts = pgTable('accounts', {
  id: serial('id').primaryKey(),
  siteId: integer('site_id').notNull().default(1),
  /** Lower case: one address is one account. */
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  phone: text('phone').notNull().default(''),
  /** Of a password that nobody knows when `hasPassword` is false: then he comes in by another way. */
  passwordHash: text('password_hash').notNull(),
  hasPassword: boolean('has_password').notNull().default(true),
  /** When it was chosen, if that was not with the account; and when somebody last logged in by it. */
  passwordSetAt: timestamp('password_set_at', { withTimezone: true }),
  passwordUsedAt: timestamp('password_used_at', { withTimezone: true }),
  /** When it was proven that its holder reads the mail of its address; null: it never was. */
  emailProvenAt: timestamp('email_proven_at', { withTimezone: true }),
  role: text('role').$type<'customer' | 'staff' | 'editor' | 'admin'>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastLoginAt: timestamp('last_login_at', { withTimezone: true }).notNull().defaultNow(),
  /** When its holder was mailed that it will be removed; null: since the last login he was not. */
  idleToldAt: timestamp('idle_told_at', { withTimezone: true }),
});

export type Account = typeof accounts.$inferSelect;

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

/** Addresses that an account holder keeps; the checkout begins with the usual one. */
export const accountAddresses = pgTable(
  'account_addresses',
  {
    id: serial('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    zipcode: text('zipcode').notNull(),
    housenumber: text('housenumber').notNull(),
    housenumberSuffix: text('housenumber_suffix').notNull().default(''),
    street: text('street').notNull(),
    place: text('place').notNull(),
    country: text('country').notNull(),
    usual: boolean('usual').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('account_addresses_account').on(table.accountId)],
);

/** Addresses that account holders want instead of theirs, by the hash of a mailed token. */
export const emailChanges = pgTable(
  'email_changes',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text('email').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('email_changes_expires').on(table.expiresAt)],
);
