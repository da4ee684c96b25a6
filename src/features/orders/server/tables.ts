import { sql } from 'drizzle-orm';
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
import type { LineKind } from '#kernel/values/line-kind';
import type {
  OrderAddress,
  OrderChannel,
  OrderDiscount,
  OrderGiftCard,
  OrderState,
  PaymentMethod,
  PaymentState,
  PickupPlace,
  ServicePlace,
} from '../contract';

/** Order numbers count on over the years; one that was rolled back leaves a gap. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1001 });

/** Orders that keep pieces while nobody has paid. For indexes, and for who asks by them. */
export const unpaid = sql.raw('paid_at is null and expires_at is not null');

/** What an order is looked for by: number, address for mail, name of who pays, postcodes. */
export const orderWords = sql.raw('orders.words');

/** By whom a list is sorted: the last name of who pays. An index has this very expression. */
export const orderName = sql.raw(`lower(coalesce(billing ->> 'lastName', ''))`);
/** The last digits of the telephone number of who pays, however it is written. An index has this very expression. */
export const orderPhone = sql.raw(
  `right(regexp_replace(coalesce(billing ->> 'phone', ''), '\\D', '', 'g'), 9)`,
);

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
    /** Of who ordered, a hash of his network address, until it is paid or given up: unpaid orders are counted. */
    client: text('client'),
    state: text('state').$type<OrderState>().notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    /** What that way to pay was called; null: one of our own. */
    paymentTitle: text('payment_title'),
    paymentState: text('payment_state').$type<PaymentState>().notNull(),
    deliveryMethod: text('delivery_method').$type<'home' | 'pickup' | 'point'>().notNull(),
    /** Of the way of delivery that was chosen, and what it promised then. */
    deliveryId: text('delivery_id'),
    deliveryTitle: text('delivery_title'),
    deliveryPromise: text('delivery_promise'),
    servicePoint: jsonb('service_point').$type<ServicePlace>(),
    pickupLocationId: integer('pickup_location_id'),
    pickup: jsonb('pickup').$type<PickupPlace>(),
    billing: jsonb('billing').$type<OrderAddress>().notNull(),
    delivery: jsonb('delivery').$type<OrderAddress>(),
    remark: text('remark').notNull().default(''),
    goodsCents: integer('goods_cents').notNull(),
    deliveryCents: integer('delivery_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    discounts: jsonb('discounts').$type<OrderDiscount[]>().notNull().default([]),
    giftServiceCents: integer('gift_service_cents').notNull().default(0),
    /** What goes with it as a present; null: it is no present. */
    giftText: text('gift_text'),
    /** All that it costs, whatever it is paid with. */
    totalCents: integer('total_cents').notNull(),
    /** Of the total, what gift cards paid. The rest is what the payment method has to bring. */
    giftCardCents: integer('gift_card_cents').notNull().default(0),
    giftCards: jsonb('gift_cards').$type<OrderGiftCard[]>().notNull().default([]),
    vat: jsonb('vat').$type<{ rate: number; cents: number }[]>().notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    /** An order that is not paid by then is cancelled; null: it may stay. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** Where it was made: by its buyer on the site, or by staff who had him on the telephone. */
    channel: text('channel').$type<OrderChannel>().notNull().default('site'),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** Kept, as a search for a common name reads it of each order that an index of parts of words has. */
    words: text('words').generatedAlwaysAs(
      sql.raw(`lower(number || ' ' || email || ' ' ||
  coalesce(billing ->> 'firstName', '') || ' ' || coalesce(billing ->> 'lastName', '') || ' ' ||
  replace(coalesce(billing ->> 'zipcode', ''), ' ', '') || ' ' ||
  replace(coalesce(delivery ->> 'zipcode', ''), ' ', ''))`),
    ),
  },
  (table) => [
    uniqueIndex('orders_once').on(table.sessionId, table.idempotencyKey),
    index('orders_email').on(table.email),
    index('orders_account').on(table.accountId),
    index('orders_state').on(table.state),
    index('orders_expires').on(table.expiresAt),
    index('orders_open').on(table.id).where(sql`state in ('placed', 'packed', 'ready')`),
    // Of a store's counter, which looks for names among its own.
    index('orders_pickup')
      .on(table.pickupLocationId, table.id)
      .where(sql`delivery_method = 'pickup'`),
    index('orders_placed').on(table.placedAt),
    index('orders_total').on(table.totalCents, table.id),
    index('orders_name').on(orderName, table.id),
    index('orders_by_phone').on(table.id).where(sql`channel = 'telephone'`),
    index('orders_phone').on(orderPhone),
    index('orders_unpaid_client').on(table.client).where(unpaid),
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
    kind: text('kind').$type<LineKind>().notNull().default('goods'),
    /** This line's part of the order's discount. */
    discountCents: integer('discount_cents').notNull().default(0),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    // Of an article the newest orders.
    index('order_lines_product').on(table.productId, table.orderId, table.variantId),
  ],
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
