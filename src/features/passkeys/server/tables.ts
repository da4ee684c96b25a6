import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/server/tables';

/** Public halves of the keys with which account holders log in. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As its authenticator names it, in base64url: no two accounts have the same. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** What the authenticator calls the account by, in base64url; says nothing of its holder. */
    userHandle: text('user_handle').notNull(),
    /** How often it was used, as far as its authenticator counts. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How its authenticator is reached: `internal`, `hybrid`, `usb` … */
    transports: text('transports').array().notNull(),
    /** It may be on several devices, and is kept elsewhere as well. */
    isMultiDevice: boolean('is_multi_device').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    /** What its holder calls it. */
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
);
