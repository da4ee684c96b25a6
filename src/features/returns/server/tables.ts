import { boolean, index, integer, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/db/columns';
import { orders } from '../../orders/server/tables';
import type { ReturnLineState, ReturnState, ReturnWay } from '../contract';

const orderId = () =>
  integer('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

/** Buyers' withdrawals and what became of them. */
export const returns = pgTable(
  'returns',
  {
    id: serial('id').primaryKey(),
    orderId: orderId(),
    /** What a buyer writes on the box, e.g. `R-2026-001234-1`. */
    number: text('number').notNull().unique(),
    /** The same key is the same withdrawal, however often it is sent. */
    key: text('key').notNull().unique(),
    state: text('state').$type<ReturnState>().notNull(),
    /** As they were filled in: where the receipt went. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    reason: text('reason').notNull().default(''),
    /** Null: nothing comes back, or nobody asked how. */
    way: text('way').$type<ReturnWay>(),
    /** Announced after its time to withdraw was over. */
    isLate: boolean('is_late').notNull().default(false),
    announcedAt: timestamptz('announced_at').notNull(),
    receivedAt: timestamptz('received_at'),
    assessedAt: timestamptz('judged_at'),
    /** What goes back for it in all, of which delivery; and what of it went to gift cards. */
    refundCents: integer('refund_cents').notNull().default(0),
    deliveryCents: integer('delivery_cents').notNull().default(0),
    cardCents: integer('card_cents').notNull().default(0),
  },
  (table) => [
    index('returns_order').on(table.orderId),
    index('returns_state').on(table.state, table.id),
  ],
);

export const returnLines = pgTable(
  'return_lines',
  {
    id: serial('id').primaryKey(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
    state: text('state').$type<ReturnLineState>().notNull().default('announced'),
    /** Why it was refused, for its buyer. */
    note: text('note').notNull().default(''),
  },
  (table) => [index('return_lines_return').on(table.returnId)],
);

/** The labels by which buyers send back: one a return. */
export const returnLabels = pgTable('return_labels', {
  returnId: integer('return_id')
    .primaryKey()
    .references(() => returns.id, { onDelete: 'cascade' }),
  /** What the carrier knows the parcel by, however often it is asked. */
  shipmentId: uuid('shipment_id').notNull().defaultRandom(),
  /** `asked`: the carrier is being asked since `asked_at`. `failed`: it didn't answer well. */
  state: text('state').$type<'asked' | 'made' | 'failed'>().notNull(),
  carrier: text('carrier').notNull(),
  carrierTitle: text('carrier_title').notNull(),
  /** What it costs the buyer: it comes off what he gets back. */
  cents: integer('cents').notNull().default(0),
  trackingCode: text('tracking_code').notNull().default(''),
  trackingUrl: text('tracking_url').notNull().default(''),
  /** In base64, until the parcel is here. */
  file: text('file'),
  fileType: text('file_type').notNull().default(''),
  isPrintless: boolean('is_printless').notNull().default(false),
  askedAt: timestamptz('asked_at').notNull(),
});
