import {
  boolean,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { FlowAction } from '../contract';

/** Accounts elsewhere by which an account's holder logs in. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: serial('id').primaryKey(),
    accountId: integer('account_id').notNull(),
    provider: text('provider').notNull(),
    /** The provider's own name for him. Never found by its e-mail address. */
    subject: text('subject').notNull(),
    /** As the provider said it when it was linked; only to be shown. */
    email: text('email').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    unique('account_links_subject').on(table.provider, table.subject),
    index('account_links_account').on(table.accountId),
  ],
);

/** Visits to a provider that are under way, by the hash of their state; each good once. */
export const signInFlows = pgTable(
  'sign_in_flows',
  {
    stateHash: text('state_hash').primaryKey(),
    /** Of the visitor who began it: nobody else's return counts. */
    sessionId: text('session_id').notNull(),
    provider: text('provider').notNull(),
    action: text('action').$type<FlowAction>().notNull(),
    /** Whose way in is to be added, or who is to show himself again. */
    accountId: integer('account_id'),
    nonce: text('nonce').notNull(),
    verifier: text('verifier').notNull(),
    /** A path of ours. */
    returnTo: text('return_to'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sign_in_flows_session').on(table.sessionId),
    index('sign_in_flows_expires').on(table.expiresAt),
  ],
);

/** Credentials without a nonce that were used, by their hash: good for that one browser from then on. */
export const usedCredentials = pgTable(
  'used_credentials',
  {
    hash: text('hash').primaryKey(),
    sessionId: text('session_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('used_credentials_session').on(table.sessionId),
    index('used_credentials_expires').on(table.expiresAt),
  ],
);

/** Verified identities that wait for a password, an e-mail address or a mailed link. */
export const pendingLinks = pgTable(
  'pending_links',
  {
    /** Of the visitor whose identity it is: nobody else goes on with it. */
    sessionId: text('session_id').primaryKey(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull().default(''),
    isEmailVerified: boolean('is_email_verified').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** Of the link that was mailed last, to the holder of the account with that address. */
    mailedHash: text('mailed_hash').unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('pending_links_expires').on(table.expiresAt)],
);
