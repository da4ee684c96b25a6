import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from '../../orders/server/tables';

/** What left for a buyer, in one box. */
export const parcels = pgTable(
  'parcels',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    carrier: text('carrier').notNull(),
    carrierTitle: text('carrier_title').notNull(),
    trackingCode: text('tracking_code').notNull(),
    trackingUrl: text('tracking_url').notNull(),
    lines: jsonb('lines').$type<{ variantId: number; quantity: number }[]>().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('parcels_order').on(table.orderId),
    index('parcels_tracking').on(sql`upper(${table.trackingCode}) text_pattern_ops`),
  ],
);

/** The labels that carriers made for parcels, to print: they go with the order. */
export const parcelLabels = pgTable('parcel_labels', {
  parcelId: integer('parcel_id')
    .primaryKey()
    .references(() => parcels.id, { onDelete: 'cascade' }),
  /** In base64. */
  file: text('file').notNull(),
  fileType: text('file_type').notNull(),
});

/** Codes that carriers gave for parcels which are still to be stored, by the UUID that they are announced under. */
export const parcelCodes = pgTable('parcel_codes', {
  announcedAs: text('announced_as').primaryKey(),
  code: text('code').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
