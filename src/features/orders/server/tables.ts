import {
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  OrderAddress,
  OrderState,
  PaymentMethod,
  PaymentState,
  PickupPlace,
} from '../contract';

/** Order numbers count on over the years; one that was rolled back leaves a gap. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1001 });

export const orders = pgTable(
  'orders',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull().default(1),
    /** What a customer reads: year and number, e.g. `2026-001234`. */
    number: text('number').notNull().unique(),
    /** Unguessable; opens the order's page without login. */
    token: text('token').notNull().unique(),
    /** Places an order once, whatever is clicked or retried. */
    idempotencyKey: text('idempotency_key').notNull(),
    sessionId: text('session_id'),
    accountId: integer('account_id'),
    email: text('email').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    paymentState: text('payment_state').$type<PaymentState>().notNull(),
    deliveryMethod: text('delivery_method').$type<'home' | 'pickup'>().notNull(),
    pickupLocationId: integer('pickup_location_id'),
    pickup: jsonb('pickup').$type<PickupPlace>(),
    billing: jsonb('billing').$type<OrderAddress>().notNull(),
    delivery: jsonb('delivery').$type<OrderAddress>(),
    remark: text('remark').notNull().default(''),
    goodsCents: integer('goods_cents').notNull(),
    deliveryCents: integer('delivery_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    vat: jsonb('vat').$type<{ rate: number; cents: number }[]>().notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('orders_once').on(table.sessionId, table.idempotencyKey),
    index('orders_email').on(table.email),
    index('orders_account').on(table.accountId),
    index('orders_state').on(table.state),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id').notNull(),
    /** Where these pieces were taken: a variant that comes from two places has two lines. */
    warehouseId: integer('warehouse_id').notNull(),
    productId: integer('product_id').notNull(),
    title: text('title').notNull(),
    choice: text('choice').notNull(),
    quantity: integer('quantity').notNull(),
    unitCents: integer('unit_cents').notNull(),
    vatRate: integer('vat_rate').notNull(),
  },
  (table) => [index('order_lines_order').on(table.orderId)],
);

/** The order's log: every change of state, with who and when. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
);
