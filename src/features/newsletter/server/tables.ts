import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/db/columns';
import type { ProofKind, SubscriberState } from '../contract';

/** Who wants the newsletter, who was asked to confirm that, and who withdrew. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: serial('id').primaryKey(),
    /** Of the address in small letters, with the site's secret: it stays when the address goes. */
    addressHash: text('address_hash').notNull().unique(),
    /** As it was typed, for mailing to. Null once it is withdrawn. */
    email: text('email'),
    /** Name and language of the asking that was confirmed; before that they stand with the asking. */
    name: text('name'),
    language: text('language').notNull(),
    /** Unguessable: opens the page to withdraw. */
    token: text('token').notNull().unique(),
    state: text('state').$type<SubscriberState>().notNull(),
    /** When the mail that asks to confirm went last. */
    invitedAt: timestamptz('invited_at').notNull(),
    confirmedAt: timestamptz('confirmed_at'),
    endedAt: timestamptz('ended_at'),
    /** Only written by versions that had no table of askings, which may run beside this one. */
    client: text('client'),
  },
  (table) => [index('newsletter_subscribers_state').on(table.state, table.id)],
);

/** Each text by which consent was asked, as it was shown; its number is its version. */
export const newsletterTexts = pgTable('newsletter_texts', {
  id: serial('id').primaryKey(),
  /** SHA-256 of language and text. */
  hash: text('hash').notNull().unique(),
  language: text('language').notNull(),
  text: text('text').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

/**
 * Each time that somebody asked for the newsletter: what a mailed link confirms. An asking that changed
 * nothing has no subscriber; it is only there to be counted.
 */
export const newsletterAsks = pgTable(
  'newsletter_asks',
  {
    id: serial('id').primaryKey(),
    subscriberId: integer('subscriber_id').references(() => newsletterSubscribers.id, {
      onDelete: 'cascade',
    }),
    /** Unguessable, of the mail that asks to confirm; null: none went. */
    token: text('token').unique(),
    /** What letters may greet him by; null once it stands with the subscriber. */
    name: text('name'),
    /** Of the page on which it was asked: 'nl_NL'. */
    language: text('language'),
    /** Where it was asked: 'popup:12', 'page', 'account'. */
    source: text('source'),
    textId: integer('text_id').references(() => newsletterTexts.id),
    askedAt: timestamptz('asked_at').notNull(),
    confirmedAt: timestamptz('confirmed_at'),
    /** He withdrew since: it can be confirmed no more. */
    endedAt: timestamptz('ended_at'),
    /** Who asked, and of which mailbox, as hashes, as long as that is counted. */
    client: text('client'),
    mailbox: text('mailbox'),
  },
  (table) => [
    index('newsletter_asks_of').on(table.subscriberId, table.id),
    index('newsletter_asks_client').on(table.client, table.askedAt),
    index('newsletter_asks_mailbox').on(table.mailbox, table.askedAt),
  ],
);

/** What happened to a subscription, and by which text: what shows that consent was given (AVG 7.1). */
export const newsletterProofs = pgTable(
  'newsletter_proofs',
  {
    id: serial('id').primaryKey(),
    subscriberId: integer('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ProofKind>().notNull(),
    at: timestamptz('at').notNull(),
    /** Where it was done: 'popup:12', 'page', 'mail', 'one-click', 'account', 'mailchimp'. */
    source: text('source').notNull(),
    /** Of what was asked or confirmed. */
    textId: integer('text_id').references(() => newsletterTexts.id),
    /** The asking that it is of; of a withdrawal, and of what older versions stored, null. */
    askId: integer('ask_id').references(() => newsletterAsks.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('newsletter_proofs_of').on(table.subscriberId, table.id),
    index('newsletter_proofs_ask').on(table.askId),
  ],
);

/** What each provider has still to be told of a subscriber: all up to `revision`. */
export const newsletterSyncs = pgTable(
  'newsletter_syncs',
  {
    provider: text('provider').notNull(),
    subscriberId: integer('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    /** Counts what changed. */
    revision: integer('revision').notNull().default(1),
    /** The last one that the provider was told. */
    done: integer('done').notNull().default(0),
    /** By which the provider knows him, until it was told: after a withdrawal it is nowhere else. */
    email: text('email'),
    nextAt: timestamptz('next_at').notNull(),
    /** Somebody is telling it. */
    leasedUntil: timestamptz('leased_until'),
    attempts: integer('tries').notNull().default(0),
    /** Why it could not be told. */
    problem: text('problem'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subscriberId] }),
    index('newsletter_syncs_due')
      .on(table.provider, table.nextAt)
      .where(sql`${table.done} < ${table.revision}`),
    index('newsletter_syncs_of').on(table.subscriberId),
  ],
);

/** What is known of each provider itself. */
export const newsletterProviders = pgTable('newsletter_providers', {
  provider: text('provider').primaryKey(),
  /** Until when it was asked who withdrew there. */
  polledTo: timestamptz('polled_to'),
  /** It wants to be left alone until then. */
  quietUntil: timestamptz('quiet_until'),
});
