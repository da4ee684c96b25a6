import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Mails that were sent, and those that wait to be read where there is no mail server. */
export const mails = pgTable(
  'mails',
  {
    id: serial('id').primaryKey(),
    /** One mail a key. Null: kept before mails had keys. */
    key: text('key'),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    replyTo: text('reply_to'),
    /** Null: there is no mail server; it is only kept. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('mails_created').on(table.createdAt),
    uniqueIndex('mails_once').on(table.key),
    // By the beginning of a key: all mails of one order.
    index('mails_key_begin').on(sql`${table.key} text_pattern_ops`),
  ],
);

/** Mails that visitors caused, of the last day or two: for counting, so without an address. */
export const causedMails = pgTable(
  'caused_mails',
  {
    key: text('key').primaryKey(),
    /** Hashes: see `cause.ts`. */
    receiver: text('receiver').notNull(),
    client: text('client'),
    orderId: integer('order_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('caused_mails_receiver').on(table.receiver, table.at),
    index('caused_mails_client').on(table.client, table.at),
    index('caused_mails_order').on(table.orderId, table.at),
    index('caused_mails_at').on(table.at),
  ],
);
