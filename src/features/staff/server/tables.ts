import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Rights } from '../contract';

/** What groups of people of the chain may do in the office. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull(),
    name: text('name').notNull(),
    label: text('label').notNull(),
    rights: jsonb('rights').$type<Rights>().notNull(),
    /** Who has it must have a second factor. */
    secondFactor: boolean('second_factor').notNull().default(false),
    /** Minutes without use after which a session of whoever has it ends; null: as usual. */
    idleMinutes: integer('idle_minutes'),
    /** Came with the platform: it can be changed, not deleted. */
    isBuiltIn: boolean('is_built_in').notNull().default(false),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [unique('staff_roles_name').on(table.siteId, table.name)],
);

/** People of the chain who may come into the office. */
export const staffMembers = pgTable('staff_members', {
  id: serial('id').primaryKey(),
  siteId: integer('site_id').notNull(),
  /** Lower case: one address is one member. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  /** False: he was invited, and chose none yet. */
  hasPassword: boolean('has_password').notNull().default(true),
  passwordSetAt: timestamp('password_set_at', { withTimezone: true }).notNull().defaultNow(),
  roleId: integer('role_id')
    .notNull()
    .references(() => staffRoles.id),
  /** The stores that are his own, for rights that reach no further. */
  storeIds: jsonb('store_ids').$type<number[]>().notNull().default([]),
  isBlocked: boolean('is_blocked').notNull().default(false),
  /** The secret of the app that makes his codes, encrypted; null: he has none. */
  totpSecret: text('totp_secret'),
  /** The time step of the last code that was used: none is good twice. */
  totpStep: integer('totp_step'),
  /** Hashes of codes that are each good once, when the app is lost. */
  recoveryCodes: jsonb('recovery_codes').$type<string[]>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastLoginAt: timestamp('last_login_at', { withTimezone: true }),
  revision: integer('revision').notNull().default(1),
});

/** Sessions of the office by the hash of their cookie: who reads the table can't take one over. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text('id').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** A code is still asked: it opens nothing yet. */
    isHalf: boolean('is_half').notNull().default(false),
    /** When the password was last given, for what asks it again. */
    provenAt: timestamp('proven_at', { withTimezone: true }).notNull(),
    /** It was begun with a passkey, or one was added in it: that is a second factor by itself. */
    withPasskey: boolean('with_passkey').notNull().default(false),
    /** On what it was begun, in words. */
    device: text('device').notNull(),
  },
  (table) => [
    index('staff_sessions_member').on(table.memberId),
    index('staff_sessions_expires').on(table.expiresAt),
  ],
);

/** Public halves of the keys with which members log in. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: serial('id').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    /** As its authenticator names it, in base64url: no two members have the same. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** What the authenticator calls the member by, in base64url; says nothing of him. */
    userHandle: text('user_handle').notNull(),
    /** How often it was used, as far as its authenticator counts. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How its authenticator is reached: `internal`, `hybrid`, `usb` … */
    transports: text('transports').array().notNull(),
    /** It may be on several devices, and is kept elsewhere as well. */
    isMultiDevice: boolean('is_multi_device').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    /** What he calls it. */
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('staff_passkeys_member').on(table.memberId)],
);

/** Links that were mailed to members, by the hash of what stands in them; each sets a password once. */
export const staffLinks = pgTable(
  'staff_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('staff_links_member').on(table.memberId)],
);

/** What staff did that is no change of a row: those stand in the history of rows. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Null: nobody was logged in, as with a wrong password. */
    memberId: integer('member_id'),
    /** What was done, such as `login`. */
    action: text('action').notNull(),
    outcome: text('outcome').$type<'success' | 'failure' | 'refused'>().notNull(),
    /** With what: a name, an address of a page. */
    subject: text('subject'),
    before: jsonb('before'),
    after: jsonb('after'),
    /** From where: the network's address, and the device in words. */
    client: text('client').notNull(),
    device: text('device').notNull(),
  },
  (table) => [index('staff_actions_at').on(table.at)],
);
