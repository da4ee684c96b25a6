import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { Scope } from '../contract';

/** Programs that may ask for tokens, and the site's own pages as one of them. */
export const apiUsers = pgTable('api_users', {
  id: serial('id').primaryKey(),
  clientId: text('client_id').notNull().unique(),
  /** SHA-256 of a secret of 256 random bits: nothing that can be guessed. */
  secretHash: text('secret_hash').notNull(),
  scope: text('scope').$type<Scope>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * Refresh tokens by their `jti`. Each is good once and then followed by another of its family;
 * a family that ended has no rows.
 */
export const apiRefreshTokens = pgTable(
  'api_refresh_tokens',
  {
    id: text('id').primaryKey(),
    family: text('family').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => apiUsers.id, { onDelete: 'cascade' }),
    usedAt: timestamp('used_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('api_refresh_tokens_family').on(table.family),
    index('api_refresh_tokens_expires').on(table.expiresAt),
  ],
);
