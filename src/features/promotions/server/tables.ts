import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/db/columns';
import type { DiscountKind } from '../contract';

/** What personal codes are made of, each for one mailbox. */
export const discountOffers = pgTable('discount_offers', {
  id: serial('id').primaryKey(),
  siteId: integer('site_id').notNull().default(1),
  /** What staff call it. */
  name: text('name').notNull().unique(),
  kind: text('kind').$type<DiscountKind>().notNull(),
  /** As of a code: percent, or cents, or nothing for free delivery. */
  value: integer('value').notNull().default(0),
  minimumCents: integer('minimum_cents').notNull().default(0),
  /** Days that a code is good for after the day on which it was given. */
  validDays: integer('valid_days').notNull(),
  /** `stopped`: it gives no more codes; those that were given are good to their end. */
  state: text('state').$type<'on' | 'stopped'>().notNull().default('on'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  revision: integer('revision').notNull().default(1),
});

export const discountCodes = pgTable(
  'discount_codes',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull().default(1),
    /** Of a personal code: what it was made of. */
    offerId: integer('offer_id').references(() => discountOffers.id),
    /** Of a personal code: whose it is, as a hash of the mailbox with the site's secret. */
    receiver: text('receiver'),
    /** Who asked for it, as a hash, as long as that is counted. */
    client: text('client'),
    /** As it is compared: capitals, without spaces. */
    code: text('code').notNull().unique(),
    kind: text('kind').$type<DiscountKind>().notNull(),
    /** Percent, or cents, or nothing for free delivery. */
    value: integer('value').notNull().default(0),
    /** Cents of goods from which it counts. */
    minimumCents: integer('minimum_cents').notNull().default(0),
    startsAt: timestamptz('starts_at'),
    endsAt: timestamptz('ends_at'),
    /** How many orders it counts for; null: any number. */
    maxUses: integer('max_uses'),
    /** Kept only where `max_uses` is set: a code for everybody must not be everybody's queue. */
    uses: integer('uses').notNull().default(0),
    oncePerCustomer: boolean('once_per_customer').notNull().default(false),
    state: text('state').$type<'on' | 'stopped'>().notNull().default('on'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    check(
      'discount_codes_uses',
      sql`${table.uses} >= 0 and (${table.maxUses} is null or ${table.uses} <= ${table.maxUses})`,
    ),
    uniqueIndex('discount_codes_personal').on(table.offerId, table.receiver),
    index('discount_codes_client').on(table.client, table.createdAt),
  ],
);

export const discountCodeUses = pgTable(
  'discount_code_uses',
  {
    id: serial('id').primaryKey(),
    codeId: integer('code_id')
      .notNull()
      .references(() => discountCodes.id, { onDelete: 'cascade' }),
    /** Of a personal code: one of an offer's counts once for a customer. */
    offerId: integer('offer_id'),
    orderId: integer('order_id').notNull(),
    /** Of the mailbox, not as it was typed: the order has that. */
    email: text('email').notNull(),
    /** That address while it stands in the way of a second use; null: it doesn't. */
    customer: text('customer'),
    cents: integer('cents').notNull(),
    at: timestamptz('at').notNull(),
    returnedAt: timestamptz('returned_at'),
  },
  (table) => [
    uniqueIndex('discount_code_uses_order').on(table.codeId, table.orderId),
    uniqueIndex('discount_code_uses_customer').on(table.codeId, table.customer),
    uniqueIndex('discount_code_uses_offer').on(table.offerId, table.customer),
    index('discount_code_uses_of').on(table.orderId),
  ],
);

export const giftCards = pgTable(
  'gift_cards',
  {
    id: serial('id').primaryKey(),
    /** Of its code, which nobody but its holder has. */
    codeHash: text('code_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    initialCents: integer('initial_cents').notNull(),
    /** The sum of its entries; the database keeps it so. */
    balanceCents: integer('balance_cents').notNull().default(0),
    expiresAt: timestamptz('expires_at').notNull(),
    state: text('state').$type<'on' | 'blocked'>().notNull().default('on'),
    orderId: integer('order_id'),
    /** Which of the order's cards it is, e.g. '12/1': each is made once. */
    origin: text('origin').unique(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('gift_cards_not_negative', sql`${table.balanceCents} >= 0`),
    index('gift_cards_order').on(table.orderId),
  ],
);

export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    id: serial('id').primaryKey(),
    cardId: integer('card_id')
      .notNull()
      .references(() => giftCards.id),
    /** More than 0: onto the card. */
    cents: integer('cents').notNull(),
    kind: text('kind').$type<'issue' | 'spend' | 'return' | 'refund' | 'withdraw'>().notNull(),
    orderId: integer('order_id'),
    /** What this entry is about: it is booked once. */
    once: text('once').notNull().unique(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    index('gift_card_entries_card').on(table.cardId),
    index('gift_card_entries_order').on(table.orderId),
  ],
);
