import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/db/columns';
import { orders } from '../../orders/server/tables';
import type { PaymentState, ProviderName } from '../contract';

/** Attempts to pay an order, each one payment at a provider. Stored before the provider is asked. */
export const payments = pgTable(
  'payments',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** Ours: makes asking twice one payment, and comes back with it. */
    key: text('key').notNull().unique(),
    /** The provider's number; null until it has answered. */
    providerId: text('provider_id'),
    method: text('method').notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    /** The attempt that a buyer goes on with; an order has one at most. */
    current: boolean('current').notNull(),
    /** What its money is for: the order, or nothing, and it goes back. */
    use: text('use').$type<'order' | 'back'>(),
    checkoutUrl: text('checkout_url'),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** What the buyer's bank took back (a chargeback). */
    chargedBackCents: integer('charged_back_cents').notNull().default(0),
    /** When we ask how it stands, if we hear nothing. Null: it is over. */
    checkAt: timestamptz('check_at'),
    checks: integer('checks').notNull().default(0),
    /** When its buyer gets a mail that it failed. */
    failureMailAt: timestamptz('tell_at'),
    paidAt: timestamptz('paid_at'),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    uniqueIndex('payments_one_current').on(table.orderId).where(sql`${table.current}`),
    index('payments_reference').on(table.providerId),
    uniqueIndex('payments_provider').on(table.provider, table.providerId),
    index('payments_check').on(table.checkAt).where(sql`${table.checkAt} is not null`),
    index('payments_tell').on(table.failureMailAt).where(sql`${table.failureMailAt} is not null`),
  ],
);

/** Notices of providers, as they came; kept before anything follows. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: serial('id').primaryKey(),
    provider: text('provider').notNull(),
    providerId: text('provider_id'),
    body: text('body').notNull(),
    receivedAt: timestamptz('received_at').notNull(),
    handledAt: timestamptz('handled_at'),
    /** 'unknown', or the payment's state then. */
    outcome: text('outcome'),
  },
  (table) => [
    index('payment_notices_provider').on(table.provider, table.providerId),
    index('payment_notices_received').on(table.receivedAt),
  ],
);

export type RefundState =
  /** To be asked of the provider. */
  | 'waiting'
  /** The provider took it on. */
  | 'sent'
  | 'done'
  /** The provider refused: for staff. */
  | 'failed'
  /** Paid without a provider: staff pays it back. */
  | 'by-hand';

/** Money that goes back, once a key. */
export const refunds = pgTable(
  'refunds',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null: it was paid without a provider. */
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    key: text('key').notNull().unique(),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    providerId: text('provider_id'),
    problem: text('problem'),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [index('refunds_order').on(table.orderId), index('refunds_state').on(table.state)],
);

/** The test bank's own books: what a payment service would keep. */
export const testBankPayments = pgTable('testbank_payments', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  orderNumber: text('order_number').notNull(),
  method: text('method').notNull(),
  amountCents: integer('amount_cents').notNull(),
  state: text('state').$type<PaymentState>().notNull(),
  /** Where the buyer goes when he is done: a path of ours. */
  returnTo: text('return_to').notNull(),
  /** A payment that is confirmed later: when. */
  settlesAt: timestamptz('settles_at'),
  expiresAt: timestamptz('expires_at').notNull(),
  paidAt: timestamptz('paid_at'),
  /** Cents by our key. */
  refunds: jsonb('refunds').$type<Record<string, number>>().notNull().default({}),
});

/** Mailed links by which orders are paid: known by a hash, so that who reads this table opens none. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('payment_links_order').on(table.orderId)],
);
